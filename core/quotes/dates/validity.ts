import type { QuoteState } from '../quote-state.ts'

/** "2026-11-20", a day in the team's time zone. ISO dates can be compared as strings. */
export type IsoDate = string

const dayMs = 86_400_000

/** Returns the last day of an offer that is valid for `validDays` days from `today`. */
export function validUntil(today: IsoDate, validDays: number): IsoDate {
  return new Date(Date.parse(`${today}T00:00:00Z`) + validDays * dayMs).toISOString().slice(0, 10)
}

/** Returns the days from `today` to the last day: 0 on the last day, negative after it. */
export function daysLeft(lastDay: IsoDate, today: IsoDate): number {
  return Math.round((Date.parse(`${lastDay}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / dayMs)
}

/** Returns the state on `today`: a sent quote expires after its last day. */
export function stateOn(state: QuoteState, lastDay: IsoDate, today: IsoDate): QuoteState {
  return state === 'sent' && today > lastDay ? 'expired' : state
}
