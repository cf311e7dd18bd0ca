import assert from 'node:assert/strict'
import { test } from 'vitest'
import { findNamed, listDevices } from '../devices.ts'

const devices = listDevices().map(({ key, name }) => ({ deviceKey: key, name }))
const found = (text: string): readonly string[] =>
  findNamed(devices, text, (device) => device).map(({ name }) => name)

test('puts what is named first, and nothing that only has the letters', () => {
  assert.deepEqual(found('iPhone 14'), ['iPhone 14', 'iPhone 14 Plus', 'iPhone 14 Pro', 'iPhone 14 Pro Max'])
  assert.deepEqual(found('iphone14'), found('iPhone 14'))
  assert.equal(found('iphone 6').includes('iPhone 16'), false)
  assert.deepEqual(found('A2890'), ['iPhone 14 Pro'])
  assert.deepEqual(found('iphone 14 pro max 256gb gold'), ['iPhone 14 Pro Max'])
})

test('finds while somebody types', () => {
  for (const text of ['i', 'ip', 'iph', 'iphone', 'iphone 1', 'iphone 14 p', 'iphone 14 pro m'])
    assert.ok(found(text).includes('iPhone 14 Pro Max'), text)
  assert.ok(found('iphone 1').includes('iPhone 11'))
})

test('finds old entries of a list behind any number of newer devices', () => {
  const [old] = findNamed([{ deviceKey: 'ipad-2', name: '' }], 'ipad', (device) => device)
  assert.equal(old?.deviceKey, 'ipad-2')
})

test('finds entries by words of their own', () => {
  const own = [{ name: 'Zwölfer Bildschirm' }, { name: 'iPhone 12 cracked' }]
  const names = (text: string) => findNamed(own, text, (entry) => entry).map(({ name }) => name)
  assert.deepEqual(names('zwolf'), ['Zwölfer Bildschirm'])
  assert.deepEqual(names('cracked 12'), ['iPhone 12 cracked'])
  assert.deepEqual(names('schirm'), [])
  assert.deepEqual(names('  '), [])
})
