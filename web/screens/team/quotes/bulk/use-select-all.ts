import { quoteLimits, type QuoteList, type QuoteSummary } from '@costard/contract'
import type { InfiniteData } from '@tanstack/react-query'
import { useState } from 'react'
import type { QuoteSelection } from './use-selection.ts'

/** Pages read for one selection: those of a filter without an index can have few quotes each. */
const mostPages = 12

interface PagedQuotes {
  readonly hasNextPage: boolean
  readonly fetchNextPage: () => Promise<{
    readonly data?: InfiniteData<QuoteList> | undefined
    readonly hasNextPage: boolean
    readonly isError: boolean
  }>
}

/** Selects all quotes that match, also those that no page has read yet, as many as one selection holds. */
export interface SelectAll {
  readonly isOffered: boolean
  /** Quotes read so far, while further pages are read. */
  readonly read: number | undefined
  readonly run: () => Promise<void>
}

export function useSelectAll(
  found: PagedQuotes,
  shown: readonly QuoteSummary[],
  selection: QuoteSelection,
): SelectAll {
  const [read, setRead] = useState<number>()
  const { count, isFull, set } = selection
  return {
    read,
    isOffered: found.hasNextPage && count > 0 && count >= shown.length && !isFull,
    run: async () => {
      let quotes = shown
      let hasMore = found.hasNextPage
      for (let page = 0; page < mostPages && hasMore && quotes.length < quoteLimits.maxBulk; page += 1) {
        setRead(quotes.length)
        const next = await found.fetchNextPage()
        if (next.isError) break
        quotes = next.data?.pages.flatMap((one) => one.quotes) ?? quotes
        hasMore = next.hasNextPage
      }
      setRead(undefined)
      set(
        quotes.map(({ id }) => id),
        true,
      )
    },
  }
}
