import type { QuoteList, QuoteSummary } from '@costard/contract'
import { fieldOf } from '../kept/kept-calls.ts'
import type { Entry } from './entry.ts'

/** Returns the list of quotes with what waits on this device above it, newest first, on its first page, counted as drafts. */
export async function withWaiting(
  input: unknown,
  list: QuoteList,
  waiting: readonly Entry[],
  summaryOf: (entry: Entry) => Promise<QuoteSummary>,
): Promise<QuoteList> {
  if (fieldOf(input, 'cursor') !== undefined) return list
  const state = fieldOf(input, 'state')
  if (typeof state === 'string' && state !== '' && !state.split(',').includes('draft')) return list
  const rows = await Promise.all(
    waiting.map(async (entry): Promise<QuoteSummary[]> => {
      try {
        return [await summaryOf(entry)]
      } catch {
        return [] // its catalog is gone from this device; Waiting lists it all the same
      }
    }),
  )
  const waitingRows = rows.flat().reverse()
  const { counts } = list
  const more = waitingRows.length
  return {
    ...list,
    quotes: [...waitingRows, ...list.quotes],
    counts: { ...counts, all: counts.all + more, ...(more > 0 && { draft: (counts.draft ?? 0) + more }) },
  }
}
