import assert from 'node:assert/strict'
import { test } from 'vitest'
import { courseByDay, walked } from './course-by-day.ts'

test('an amount holds until the next, from before the first day to today', () => {
  const course = {
    hint: [
      { at: '2025-01-01T06:00:00.000Z', minor: 100 },
      { at: '2026-11-26T06:00:00.000Z', minor: 120 },
      { at: '2026-11-26T18:00:00.000Z', minor: 130 },
    ],
    own: [{ at: '2026-11-27T09:00:00.000Z', minor: 90 }],
  }
  const { days, hint, own, changes } = courseByDay(course, '2026-11-27', 'UTC')
  assert.equal(days.length, 180)
  assert.deepEqual([days[0], days.at(-1)], ['2026-06-01', '2026-11-27'])
  assert.deepEqual([hint[0], ...hint.slice(-3)], [100, 100, 130, 130])
  assert.deepEqual(own.slice(-2), [null, 90])
  assert.deepEqual(changes, [0, 178, 179])
})

test('an amount stands on the day of the team, however many moves there are', () => {
  // 22:30 in UTC is the next morning in Auckland, and still the same day in Los Angeles.
  const moves = Array.from({ length: 180 }, (_, at) => ({
    at: new Date(Date.UTC(2026, 5, 1 + at, 22, 30)).toISOString(),
    minor: 1000 + at,
  }))
  const shown = (timeZone: string, today: string) => {
    const { days, hint, changes } = courseByDay({ hint: moves, own: [] }, today, timeZone)
    const places = ['2026-06-03', '2026-09-15'].map((day) => days.indexOf(day))
    return [changes.length, ...places.map((place) => hint[place])]
  }
  assert.deepEqual(shown('UTC', '2026-11-27'), [180, 1002, 1106])
  assert.deepEqual(shown('Pacific/Auckland', '2026-11-28'), [180, 1001, 1105])
  assert.deepEqual(shown('America/Los_Angeles', '2026-11-27'), [180, 1002, 1106])
})

test('keys walk the days and stay within them', () => {
  const by = (...keys: readonly string[]) => keys.reduce((at, key) => walked(key, at, 179) ?? at, 179)
  assert.equal(by('ArrowRight'), 179)
  assert.equal(by('ArrowLeft', 'ArrowLeft', 'ArrowUp'), 178)
  assert.equal(by('PageDown', 'PageDown', 'PageUp'), 172)
  assert.equal(by('Home', 'ArrowLeft', 'ArrowDown', 'PageDown'), 0)
  assert.equal(by('Home', 'End'), 179)
  assert.equal(walked('a', 3, 179), undefined)
})
