import { maxQuotesById, type QuoteId, type QuoteSummary, type TeamId } from '@costard/contract'
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { api, query } from '#api/api.ts'
import { batch } from './batch.ts'
import { patchCounts, patchRows, type QuotePages } from './patch-pages.ts'
import { recordOf } from './record-of.ts'

/** Changes within this time are read in one call. Milliseconds. */
const waitMs = 200
/** Least time between two reads of rows: in a busy team, every page that shows the list reads. Milliseconds. */
const rowPauseMs = 1_000
/** Least time between two reads of the counts. Milliseconds. */
const countPauseMs = 5_000

/** Keeps the quotes that are shown current by reading the changed rows alone, and the counts at times. */
export interface QuoteNews {
  readonly rowChanged: (quoteId: QuoteId) => void
  readonly countsChanged: () => void
  readonly stop: () => void
}

/** Reads nothing while the page is hidden. */
export function quoteNews(cache: QueryClient, teamId: TeamId): QuoteNews {
  const end = new AbortController()
  const lists = query.quotes.list.key({ input: { teamId }, type: 'infinite' })
  const teams = query.teams.list.queryKey()
  const shown = (queryKey: QueryKey): Query[] => cache.getQueryCache().findAll({ queryKey, type: 'active' })
  const untilVisible = () => visible(end.signal)

  const rows = batch<QuoteId>(
    { waitMs, pauseMs: rowPauseMs },
    async (ids) => {
      const active = shown(lists)
      // The answer of a list that is being read would undo the patch, and may be older.
      if (active.some(({ state }) => state.fetchStatus === 'fetching')) return ids
      await Promise.all(active.map((list) => readRows(list, ids)))
      return []
    },
    untilVisible,
  )

  async function readRows({ queryKey, state }: Query, ids: ReadonlySet<QuoteId>): Promise<void> {
    const read = ids.size <= maxQuotesById && (await matching(queryKey, ids))
    const pages =
      read &&
      cache.setQueryData<QuotePages>(queryKey, (data) => data && patchRows(data, ids, read), {
        updatedAt: state.dataUpdatedAt,
      })
    if (!pages || isEmptied(pages)) void cache.invalidateQueries({ queryKey })
  }

  /** Returns those of the quotes that match the filter of a list; undefined when they cannot be read. */
  function matching(key: QueryKey, ids: ReadonlySet<QuoteId>): Promise<QuoteSummary[] | undefined> {
    // The input of quotesQuery or customerQuotesQuery.
    const input = recordOf(recordOf(key[1])['input']) as Parameters<typeof api.quotes.list>[0]
    const { cursor: _, ...filters } = input
    return api.quotes.listByIds({ ...filters, teamId, ids: [...ids].join(',') }).catch(() => undefined)
  }

  const counts = batch<'counts'>(
    { waitMs, pauseMs: countPauseMs },
    async () => {
      const isShown = shown(lists).length > 0 || shown(teams).length > 0
      const read = isShown && (await api.quotes.count({ teamId }).catch(() => undefined))
      if (!read) {
        void cache.invalidateQueries({ queryKey: teams })
        return []
      }
      for (const { queryKey, state } of shown(lists))
        cache.setQueryData<QuotePages>(queryKey, (data) => data && patchCounts(data, read), {
          updatedAt: state.dataUpdatedAt,
        })
      const openQuotes = read['sent'] ?? 0
      const { dataUpdatedAt: updatedAt = 0 } = cache.getQueryState(teams) ?? {}
      cache.setQueryData(
        teams,
        (all) => all?.map((team) => (team.id === teamId ? { ...team, openQuotes } : team)),
        { updatedAt },
      )
      return []
    },
    untilVisible,
  )

  return {
    rowChanged: (quoteId) => {
      // A list that is not shown is read when it is.
      void cache.invalidateQueries({ queryKey: lists, type: 'inactive', refetchType: 'none' })
      rows.add(quoteId)
    },
    countsChanged: () => counts.add('counts'),
    stop: () => {
      end.abort()
      rows.stop()
      counts.stop()
    },
  }
}

/** Whether no row is left while there are more. */
function isEmptied({ pages }: QuotePages): boolean {
  return pages.every(({ quotes }) => quotes.length === 0) && pages.at(-1)?.nextCursor !== null
}

function visible(signal: AbortSignal): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve()
  return new Promise((resolve) =>
    document.addEventListener('visibilitychange', () => resolve(), { once: true, signal }),
  )
}
