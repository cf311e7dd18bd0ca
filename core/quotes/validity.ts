import type { QuoteState } from './quote-state.ts'

/** "2026-11-20", a day in the team's time zone. Compared as text: ISO dates sort by themselves. */
export type IsoDate = string

const dayMs = 86_400_000

/** The last day an offer holds when it is valid for so many days from `today`. */
export function validUntil(today: IsoDate, validDays: number): IsoDate {
  return new Date(Date.parse(`${today}T00:00:00Z`) + validDays * dayMs).toISOString().slice(0, 10)
}

/** Days from `today` to the last day; 0 on the last day itself, negative after it. */
export function daysLeft(lastDay: IsoDate, today: IsoDate): number {
  return Math.round((Date.parse(`${lastDay}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / dayMs)
}

/** The state as it reads on `today`. The last day still counts; only a sent quote can expire. */
export function stateOn(state: QuoteState, lastDay: IsoDate, today: IsoDate): QuoteState {
  return state === 'sent' && today > lastDay ? 'expired' : state
}

/** The day it is in a time zone (IANA) at a moment. */
export function dayIn(timeZone: string, at: Date): IsoDate {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(at)
}
