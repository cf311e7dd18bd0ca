import type { QuoteList, QuoteSummary } from '@costard/contract'
import { fieldOf } from '../kept/kept-calls.ts'
import type { Entry } from './entry.ts'

/**
 * Returns the list of quotes with the waiting entries of this device added on its first page, newest first,
 * and in the counts.
 */
export async function withWaiting(
  input: unknown,
  list: QuoteList,
  waiting: readonly Entry[],
  summaryOf: (entry: Entry) => Promise<QuoteSummary>,
): Promise<QuoteList> {
  if (fieldOf(input, 'cursor') !== undefined) return list
  const rows = await Promise.all(
    waiting.map(async (entry): Promise<QuoteSummary[]> => {
      try {
        return [await summaryOf(entry)]
      } catch {
        return [] // its catalog is no longer on this device; the screen of waiting quotes still lists it
      }
    }),
  )
  const waitingRows = rows.flat().reverse()
  const counts: QuoteList['counts'] = { ...list.counts, all: list.counts.all + waitingRows.length }
  for (const { state } of waitingRows) counts[state] = (counts[state] ?? 0) + 1
  const state = fieldOf(input, 'state')
  const wanted = typeof state === 'string' && state !== '' ? state.split(',') : undefined
  const shown = waitingRows.filter((row) => !wanted || wanted.includes(row.state))
  return { ...list, quotes: [...shown, ...list.quotes], counts }
}
