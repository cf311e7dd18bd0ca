import assert from 'node:assert/strict'
import { test } from 'vitest'
import {
  clockIn,
  dayIn,
  endOfDay,
  momentIn,
  offsetAt,
  offsetsOf,
  startOfDay,
  stateOffsets,
} from './moments.ts'

const iso = (at: Date): string => at.toISOString().slice(0, 16)

test('a local time becomes a moment and back', () => {
  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    for (const local of ['2026-01-15T09:00', '2026-07-15T23:59', '2026-12-01T00:00']) {
      const { day, time } = clockIn(timeZone, momentIn(timeZone, local))
      assert.equal(`${day}T${time}`, local, timeZone)
    }
  }
})

test('a skipped time is as much later, a repeated one its first moment', () => {
  assert.equal(iso(momentIn('Europe/Dublin', '2026-03-29T01:30')), '2026-03-29T01:30')
  assert.equal(clockIn('Europe/Dublin', momentIn('Europe/Dublin', '2026-03-29T01:30')).time, '02:30')
  assert.equal(iso(momentIn('Europe/Dublin', '2026-10-25T01:30')), '2026-10-25T00:30')
  assert.equal(iso(momentIn('America/New_York', '2026-11-01T01:30')), '2026-11-01T05:30')
})

test('a day starts at its first moment, also where clocks skip midnight', () => {
  assert.equal(iso(startOfDay('Africa/Cairo', '2026-04-24')), '2026-04-23T22:00')
  assert.equal(clockIn('Africa/Cairo', startOfDay('Africa/Cairo', '2026-04-24')).time, '01:00')
  assert.equal(iso(endOfDay('Europe/Berlin', '2026-10-25')), '2026-10-25T23:00')
  assert.equal(iso(startOfDay('Asia/Kolkata', '2026-11-27')), '2026-11-26T18:30')
  assert.equal(dayIn('Pacific/Auckland', new Date('2026-11-26T11:00:00Z')), '2026-11-27')
})

test('offsets of a time zone are stated with the minute at which they begin', () => {
  const offsets = offsetsOf(
    'Europe/Vienna',
    new Date('2026-01-01T00:00:00Z'),
    new Date('2027-01-01T00:00:00Z'),
  )
  assert.deepEqual(
    offsets.map(([from, minutes]) => [iso(new Date(from)), minutes]),
    [
      ['2026-01-01T00:00', 60],
      ['2026-03-29T01:00', 120],
      ['2026-10-25T01:00', 60],
    ],
  )
})

test('stated offsets come before those of the engine, while they last', () => {
  const [from, until] = [Date.UTC(2026, 10, 1), Date.UTC(2027, 2, 1)]
  // Zone data from before the law that keeps Winnipeg on summer time.
  stateOffsets('America/Winnipeg', [[from, -300]], until)
  const at = new Date('2026-12-05T04:00:00Z')
  assert.deepEqual(clockIn('America/Winnipeg', at), { day: '2026-12-04', time: '23:00' })
  assert.equal(iso(momentIn('America/Winnipeg', '2026-12-04T23:00')), '2026-12-05T04:00')
  assert.equal(offsetAt('America/Winnipeg', new Date(from - 86_400_000 * 200)), -300)
  assert.equal(offsetAt('America/Winnipeg', new Date(Date.UTC(2020, 0, 1))), -360)
})
