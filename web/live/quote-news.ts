import {
  maxQuotesById,
  type QuoteCounts,
  type QuoteId,
  type QuoteSummary,
  type TeamId,
} from '@costard/contract'
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

/**
 * Keeps the quotes that are shown current: with the rows and counts that the server pushes, else by reading the changed
 * rows alone, and the counts at times.
 */
export interface QuoteNews {
  /** row: as the server pushed it, as JSON; undefined where it has to be read. */
  readonly rowChanged: (quoteId: QuoteId, row: string | undefined) => void
  readonly countsChanged: (counts: string | undefined) => void
  readonly stop: () => void
}

/** Reads nothing while the page is hidden. */
export function quoteNews(cache: QueryClient, teamId: TeamId): QuoteNews {
  const end = new AbortController()
  const lists = query.quotes.list.key({ input: { teamId }, type: 'infinite' })
  const teams = query.teams.list.queryKey()
  const shown = (queryKey: QueryKey): Query[] => cache.getQueryCache().findAll({ queryKey, type: 'active' })
  const untilVisible = () => visible(end.signal)
  /**
   * Ids that wait to be read or are being read: a row pushed meanwhile could be overwritten by the read, so
   * it is read after it.
   */
  const unread = new Set<QuoteId>()
  let areCountsUnread = false

  const rows = batch<QuoteId>(
    { waitMs, pauseMs: rowPauseMs },
    async (ids) => {
      const active = shown(lists)
      // The answer of a list that is being read would undo the patch, and may be older.
      if (active.some(({ state }) => state.fetchStatus === 'fetching')) return ids
      await Promise.all(active.map((list) => readRows(list, ids)))
      for (const id of ids) unread.delete(id)
      return []
    },
    untilVisible,
  )

  async function readRows(list: Query, ids: ReadonlySet<QuoteId>): Promise<void> {
    const read = ids.size <= maxQuotesById && (await matching(list.queryKey, ids))
    if (read) patch(list, ids, read)
    else void cache.invalidateQueries({ queryKey: list.queryKey })
  }

  /** Puts rows into a loaded list. Reads it again if none is left while there are more. */
  function patch(
    { queryKey, state }: Query,
    ids: ReadonlySet<QuoteId>,
    matched: readonly QuoteSummary[],
  ): void {
    const { sort } = inputOf(queryKey)
    const pages = cache.setQueryData<QuotePages>(
      queryKey,
      (data) => data && patchRows(data, ids, matched, sort),
      {
        updatedAt: state.dataUpdatedAt,
      },
    )
    if (!pages || isEmptied(pages)) void cache.invalidateQueries({ queryKey })
  }

  /** Returns those of the quotes that match the filter of a list; undefined when they cannot be read. */
  function matching(key: QueryKey, ids: ReadonlySet<QuoteId>): Promise<QuoteSummary[] | undefined> {
    const filters = filtersOf(key)
    return api.quotes.listByIds({ ...filters, teamId, ids: [...ids].join(',') }).catch(() => undefined)
  }

  /** Shows a pushed row. Returns false if a list that is shown has to be read instead. */
  function show(quoteId: QuoteId, row: QuoteSummary): boolean {
    const active = shown(lists)
    const isJudged = active.every(
      ({ queryKey, state }) => isOfStates(filtersOf(queryKey)) && state.fetchStatus !== 'fetching',
    )
    if (!isJudged || unread.has(quoteId)) return false
    for (const list of active) {
      const { state } = filtersOf(list.queryKey)
      patch(
        list,
        new Set([quoteId]),
        row.archivedAt === null && (state === undefined || state.split(',').includes(row.state)) ? [row] : [],
      )
    }
    return true
  }

  const counts = batch<'counts'>(
    { waitMs, pauseMs: countPauseMs },
    async () => {
      const isShown = shown(lists).length > 0 || shown(teams).length > 0
      const read = isShown && (await api.quotes.count({ teamId }).catch(() => undefined))
      if (read) showCounts(read)
      else void cache.invalidateQueries({ queryKey: teams })
      areCountsUnread = false
      return []
    },
    untilVisible,
  )

  function showCounts(read: QuoteCounts): void {
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
  }

  return {
    rowChanged: (quoteId, row) => {
      // A list that is not shown is read when it is.
      void cache.invalidateQueries({ queryKey: lists, type: 'inactive', refetchType: 'none' })
      // Described by the server with the schema of the list.
      if (row !== undefined && show(quoteId, JSON.parse(row) as QuoteSummary)) return
      unread.add(quoteId)
      rows.add(quoteId)
    },
    countsChanged: (pushed) => {
      if (pushed !== undefined && !areCountsUnread) return showCounts(JSON.parse(pushed) as QuoteCounts) // as above
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

/** Returns the filters of a list: the input of quotesQuery or customerQuotesQuery. */
function filtersOf(key: QueryKey): Omit<ListInput, 'teamId' | 'cursor' | 'sort'> {
  const { cursor: _cursor, teamId: _teamId, sort: _sort, ...filters } = inputOf(key)
  return filters
}

function inputOf(key: QueryKey): ListInput {
  return recordOf(recordOf(key[1])['input']) as ListInput
}

/** True if a list shows all quotes that are not archived, or those of a state. The server decides about other filters. */
function isOfStates({ state: _state, ...others }: ReturnType<typeof filtersOf>): boolean {
  return Object.values(others).every((value) => value === undefined)
}

type ListInput = Parameters<typeof api.quotes.list>[0]

/** True if no row is left while there are more. */
function isEmptied({ pages }: QuotePages): boolean {
  return pages.every(({ quotes }) => quotes.length === 0) && pages.at(-1)?.nextCursor !== null
}

function visible(signal: AbortSignal): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve()
  return new Promise((resolve) =>
    document.addEventListener('visibilitychange', () => resolve(), { once: true, signal }),
  )
}
