import type { Entry } from '../queue/entry.ts'

/** Returns a file with the waiting quotes as API calls, so that any member can make them. */
export function fileOf(entries: readonly Entry[]): File {
  const quotes = entries.map(({ number, at, currency, shownMinor, send, quote: { lines, ...quote } }) => ({
    offline: number,
    at,
    currency,
    netMinor: shownMinor,
    send,
    quote: { ...quote, lines: lines.map(({ line }) => line) },
  }))
  return new File([JSON.stringify({ quotes }, null, 2)], 'waiting-quotes.json', { type: 'application/json' })
}
