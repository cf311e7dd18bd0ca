import { quoteLimits, type QuoteList, type QuoteSummary } from '@costard/contract'
import type { InfiniteData } from '@tanstack/react-query'
import { useState } from 'react'
import type { QuoteSelection } from './use-selection.ts'

/**
 * Maximum number of pages read for a selection: with a filter without an index, a page can have few quotes.
 */
const mostPages = 12

interface PagedQuotes {
  readonly hasNextPage: boolean
  readonly fetchNextPage: () => Promise<{
    readonly data?: InfiniteData<QuoteList> | undefined
    readonly hasNextPage: boolean
    readonly isError: boolean
  }>
}

/** Selection of all matching quotes, including those on unread pages, up to the maximum of a selection. */
export interface SelectAll {
  readonly isOffered: boolean
  /** Number of quotes read so far, while further pages are being read. */
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
