import assert from 'node:assert/strict'
import { test } from 'vitest'
import { hoursToday } from './hours-today.ts'

const open = [{ from: '09:00', to: '18:00' }]
const week = [open, open, open, open, open, [], []]
const shop = { hours: week, closedDays: [], timeZone: 'Europe/Dublin' }
/** A Monday. */
const monday = '2026-11-23'

test('the hours of today are those of its day in the zone of the team', () => {
  assert.deepEqual(hoursToday(shop, new Date(`${monday}T12:00:00Z`)), open)
  assert.deepEqual(hoursToday(shop, new Date('2026-11-22T12:00:00Z')), [], 'Sunday')
  assert.deepEqual(
    hoursToday({ ...shop, timeZone: 'Pacific/Auckland' }, new Date('2026-11-22T12:00:00Z')),
    open,
  )
  const closedDays = [{ from: monday, to: monday }]
  assert.deepEqual(hoursToday({ ...shop, closedDays }, new Date(`${monday}T12:00:00Z`)), [])
  assert.equal(hoursToday({ ...shop, hours: null }, new Date(`${monday}T12:00:00Z`)), undefined)
})
