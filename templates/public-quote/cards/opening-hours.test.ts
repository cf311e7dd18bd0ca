import assert from 'node:assert/strict'
import { test } from 'vitest'
import { closuresAhead, hoursNow } from './opening-hours.ts'
import { createPageWords } from '../page-words.ts'

const zone = 'Europe/Dublin'
const words = createPageWords({ language: 'en', country: 'IE', currency: 'EUR' }, zone)
const hours = [0, 1, 2, 3, 4, 5, 6].map((day) => (day < 5 ? [{ from: '09:30', to: '18:00' }] : []))
/** A Thursday. */
const christmasEve = new Date('2026-12-24T11:00:00Z')
const now = (closedDays: { from: string; to: string }[], at = christmasEve) =>
  hoursNow(hours, closedDays, at, zone, words)

test('a closed day overrules the hours, and the next opening is after it', () => {
  assert.match(now([]), /^Open now until 18:00/)
  assert.equal(now([{ from: '2026-12-24', to: '2026-12-24' }]), 'Closed today, opens Friday at 9:30')
  assert.equal(
    now([{ from: '2026-12-24', to: '2027-01-03' }]),
    'Closed today, opens Monday, 4 January at 9:30',
  )
  const evening = new Date('2026-12-24T20:00:00Z')
  assert.equal(now([{ from: '2026-12-25', to: '2026-12-25' }], evening), 'Closed now, opens Monday at 9:30')
  assert.equal(now([{ from: '2026-12-24', to: '2028-01-01' }]), 'Closed')
})

test('closures of the next weeks are announced, in their order', () => {
  const ahead = (closedDays: { from: string; to: string }[]) =>
    closuresAhead(closedDays, christmasEve, zone, words)
  assert.deepEqual(
    ahead([
      { from: '2027-01-06', to: '2027-01-06' },
      { from: '2026-12-20', to: '2026-12-26' },
      { from: '2026-12-01', to: '2026-12-23' },
      { from: '2027-06-01', to: '2027-06-02' },
    ]),
    ['Sunday, 20 December to Saturday, 26 December', 'Wednesday, 6 January'],
  )
  const many = Array.from({ length: 20 }, () => ({ from: '2027-01-06', to: '2027-01-06' }))
  assert.equal(ahead(many).length, 5)
})
