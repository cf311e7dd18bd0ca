import assert from 'node:assert/strict'
import { test } from 'vitest'
import { devicesTwice } from './devices-twice.ts'

const imei = '356938035643809'

test('finds a number that an earlier line has, of each kind', () => {
  const [first, second] = [{ imei }, { imei, serial: 'C02XK1ZZJGH5' }]
  assert.deepEqual(devicesTwice([first, second, { imei: '490154203237518' }]), [
    { line: second, earlier: first, by: 'imei' },
  ])
  const typed = { serial: 'CO2XK1ZZJGH5' }
  assert.deepEqual(devicesTwice([second, typed]), [{ line: typed, earlier: second, by: 'serial' }])
})

test('lines without a number, and alternatives of one group, are no second device', () => {
  assert.deepEqual(devicesTwice([{}, {}, { imei: null, serial: '' }]), [])
  const one = { imei, choiceGroup: 'Phone' }
  assert.deepEqual(devicesTwice([one, { ...one }]), [])
  assert.equal(devicesTwice([one, { imei, choiceGroup: 'Other' }]).length, 1)
  assert.equal(devicesTwice([one, { imei }]).length, 1)
})
