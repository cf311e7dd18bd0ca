import assert from 'node:assert/strict'
import { test } from 'vitest'
import { formatClock, formatDay, formatMoment, formatWeekday } from './format-date.ts'

const at = new Date('2026-12-05T03:43:00Z')
const shown = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test('a moment has the clock of its time zone and the words of its region', () => {
  const both = { dateStyle: 'long', timeStyle: 'short' } as const
  assert.equal(shown(formatMoment(at, 'en-CA', 'America/Toronto', both)), 'December 4, 2026 at 10:43 pm')
  assert.equal(shown(formatMoment(at, 'en-IE', 'Europe/Dublin', both)), '5 December 2026 at 03:43')
  assert.equal(formatDay('2026-01-14', 'de-AT', { dateStyle: 'long' }), '14. Jänner 2026')
})

test('hours up to twelve have no zero before them', () => {
  const two = { hour: '2-digit', minute: '2-digit' } as const
  assert.equal(shown(formatMoment(at, 'en-US', 'UTC', two)), '3:43 AM')
  assert.equal(formatMoment(at, 'de-DE', 'UTC', two), '03:43')
  assert.equal(formatMoment(at, 'es-MX', 'UTC', two), '03:43')
})

test('nothing ends with a full stop, in any region', () => {
  const styles = [
    { timeStyle: 'short' },
    { day: 'numeric', month: 'short' },
    { weekday: 'short' },
    { dateStyle: 'full', timeStyle: 'short' },
  ] as const
  for (const language of ['en', 'fr', 'de', 'es'])
    for (const country of ['AU', 'CA', 'CH', 'IN', 'MX', 'NZ', 'US', 'ZA', 'DE', 'FR'])
      for (const style of styles)
        for (const hour of [3, 21])
          assert.doesNotMatch(
            formatMoment(new Date(Date.UTC(2026, 10, 4, hour)), `${language}-${country}`, 'UTC', style),
            /\.$/,
          )
})

test('clocks and weekdays', () => {
  assert.equal(formatClock('09:30', 'en-IE'), '9:30')
  assert.equal(shown(formatClock('17:30', 'en-US')), '5:30 PM')
  assert.equal(formatWeekday(0, 'es-ES'), 'lunes')
})
