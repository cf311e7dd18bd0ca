import {
  maxQuotesById,
  type QuoteCounts,
  type QuoteId,
  type QuoteSummary,
  type TeamId,
} from '@costard/contract'
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { api, query } from '#api/api.ts'
import { patchCounts, patchRows, type QuotePages } from './patch-pages.ts'
import { recordOf } from './record-of.ts'

/** The lists of quotes on the page, and the counts beside them. */
export interface ShownLists {
  readonly areBeingRead: () => boolean
  /**
   * Puts a row into the lists that it belongs to. Returns false if a displayed list has to be read instead.
   */
  readonly putRow: (quoteId: QuoteId, row: QuoteSummary) => boolean
  /** Reads these rows again, in each displayed list. */
  readonly readRows: (ids: ReadonlySet<QuoteId>) => Promise<void>
  /** Marks lists that are not displayed to be read when they are. */
  readonly readHiddenLater: () => void
  /** True if something displayed has counts. */
  readonly showCounts: () => boolean
  readonly putCounts: (read: QuoteCounts) => void
  readonly readCountsLater: () => void
}

export function shownLists(cache: QueryClient, teamId: TeamId): ShownLists {
  const lists = query.quotes.list.key({ input: { teamId }, type: 'infinite' })
  const teams = query.teams.list.queryKey()
  const shown = (queryKey: QueryKey): Query[] => cache.getQueryCache().findAll({ queryKey, type: 'active' })

  async function readRowsOf(list: Query, ids: ReadonlySet<QuoteId>): Promise<void> {
    const read = ids.size <= maxQuotesById && (await matching(list.queryKey, ids))
    if (read) patch(list, ids, read)
    else void cache.invalidateQueries({ queryKey: list.queryKey })
  }

  /** Puts rows into a loaded list. Reads the list again if no row is left although there are more. */
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

  /** Returns those of the quotes that match the filter of a list; undefined if they cannot be read. */
  function matching(key: QueryKey, ids: ReadonlySet<QuoteId>): Promise<QuoteSummary[] | undefined> {
    const filters = filtersOf(key)
    return api.quotes.listByIds({ ...filters, teamId, ids: [...ids].join(',') }).catch(() => undefined)
  }

  function putCounts(read: QuoteCounts): void {
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
    areBeingRead: () => shown(lists).some(isBeingRead),
    putRow: (quoteId, row) => {
      const active = shown(lists)
      const isJudged = active.every((list) => isOfStates(filtersOf(list.queryKey)) && !isBeingRead(list))
      if (!isJudged) return false
      for (const list of active) {
        const { state } = filtersOf(list.queryKey)
        const isMatch =
          row.archivedAt === null && (state === undefined || state.split(',').includes(row.state))
        patch(list, new Set([quoteId]), isMatch ? [row] : [])
      }
      return true
    },
    readRows: async (ids) => {
      await Promise.all(shown(lists).map((list) => readRowsOf(list, ids)))
    },
    readHiddenLater: () =>
      void cache.invalidateQueries({ queryKey: lists, type: 'inactive', refetchType: 'none' }),
    showCounts: () => shown(lists).length > 0 || shown(teams).length > 0,
    putCounts,
    readCountsLater: () => void cache.invalidateQueries({ queryKey: teams }),
  }
}

function isBeingRead({ state }: Query): boolean {
  return state.fetchStatus === 'fetching'
}

/** Returns the filters of a list, which are the input of quotesQuery or customerQuotesQuery. */
function filtersOf(key: QueryKey): Omit<ListInput, 'teamId' | 'cursor' | 'sort'> {
  const { cursor: _cursor, teamId: _teamId, sort: _sort, ...filters } = inputOf(key)
  return filters
}

function inputOf(key: QueryKey): ListInput {
  return recordOf(recordOf(key[1])['input']) as ListInput
}

/**
 * True if a list shows all quotes that are not archived, or all with some states. Other filters are evaluated
 * by the server.
 */
function isOfStates({ state: _state, ...others }: ReturnType<typeof filtersOf>): boolean {
  return Object.values(others).every((value) => value === undefined)
}

type ListInput = Parameters<typeof api.quotes.list>[0]

/** True if no row is left although there are more. */
function isEmptied({ pages }: QuotePages): boolean {
  return pages.every(({ quotes }) => quotes.length === 0) && pages.at(-1)?.nextCursor !== null
}
