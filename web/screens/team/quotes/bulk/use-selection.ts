import { quoteLimits, type QuoteSummary } from '@costard/contract'
import { useState } from 'react'
import type { Selection } from '../../list/selection.ts'

export interface QuoteSelection extends Selection {
  readonly quotes: readonly QuoteSummary[]
}

/** The selected rows among the visible ones; a row that leaves the list is deselected. */
export function useSelection(shown: readonly QuoteSummary[]): QuoteSelection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const quotes = shown.filter(({ id }) => ids.has(id))
  const { maxBulk } = quoteLimits
  return {
    quotes,
    count: quotes.length,
    has: (id) => ids.has(id),
    isFull: quotes.length >= maxBulk,
    set: (changed, isSelected) =>
      setIds((before) => {
        const kept = shown.filter(({ id }) => before.has(id) && !changed.includes(id)).map(({ id }) => id)
        return new Set(isSelected ? [...kept, ...changed].slice(0, maxBulk) : kept)
      }),
    clear: () => setIds(new Set()),
  }
}
