import type { QuoteCounts, QuoteId, QuoteSummary, TeamId } from '@costard/contract'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '#api/api.ts'
import { batch } from './batch.ts'
import { shownLists } from './shown-lists.ts'

/** Changes within this time are read in one call. Milliseconds. */
const waitMs = 200
/**
 * Minimum time between two reads of rows: in a busy team, every page that shows the list reads them.
 * Milliseconds.
 */
const rowPauseMs = 1_000
/** Minimum time between two reads of the counts. Milliseconds. */
const countPauseMs = 5_000

/**
 * Keeps the displayed quotes current: with rows and counts that the server pushes, otherwise by reading only
 * the changed rows, and occasionally the counts.
 */
export interface QuoteNews {
  /** row: as pushed by the server, as JSON; undefined if it has to be read. */
  readonly rowChanged: (quoteId: QuoteId, row: string | undefined) => void
  readonly countsChanged: (counts: string | undefined) => void
  readonly stop: () => void
}

/** Reads nothing while the page is hidden. */
export function quoteNews(cache: QueryClient, teamId: TeamId): QuoteNews {
  const end = new AbortController()
  const lists = shownLists(cache, teamId)
  const untilVisible = () => visible(end.signal)
  /**
   * Ids that are to be read or are being read: the read could overwrite a row pushed meanwhile, so the row is
   * read afterwards.
   */
  const unread = new Set<QuoteId>()
  let areCountsUnread = false

  const rows = batch<QuoteId>(
    { waitMs, pauseMs: rowPauseMs },
    async (ids) => {
      // The response of a list being read would undo the patch, and may be older.
      if (lists.areBeingRead()) return ids
      await lists.readRows(ids)
      for (const id of ids) unread.delete(id)
      return []
    },
    untilVisible,
  )

  const counts = batch<'counts'>(
    { waitMs, pauseMs: countPauseMs },
    async () => {
      const read = lists.showCounts() && (await api.quotes.count({ teamId }).catch(() => undefined))
      if (read) lists.putCounts(read)
      else lists.readCountsLater()
      areCountsUnread = false
      return []
    },
    untilVisible,
  )

  return {
    rowChanged: (quoteId, row) => {
      lists.readHiddenLater()
      // The server describes it with the schema of the list.
      const isPut =
        row !== undefined && !unread.has(quoteId) && lists.putRow(quoteId, JSON.parse(row) as QuoteSummary)
      if (isPut) return
      unread.add(quoteId)
      rows.add(quoteId)
    },
    countsChanged: (pushed) => {
      if (pushed !== undefined && !areCountsUnread) return lists.putCounts(JSON.parse(pushed) as QuoteCounts) // as above
      areCountsUnread = true
      counts.add('counts')
    },
    stop: () => {
      end.abort()
      rows.stop()
      counts.stop()
    },
  }
}

function visible(signal: AbortSignal): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve()
  return new Promise((resolve) =>
    document.addEventListener('visibilitychange', () => resolve(), { once: true, signal }),
  )
}
