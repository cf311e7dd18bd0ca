import type { PriceSourceId, TeamId } from '@costard/contract'
import { query } from '#api/api.ts'

/** How often sources are read again while a run is in progress. Milliseconds. */
const readAgainMs = 1500

export function priceSourcesQuery(teamId: TeamId) {
  return query.priceSources.list.queryOptions({
    input: { teamId },
    refetchInterval: ({ state }) => (state.data?.some(({ isReading }) => isReading) ? readAgainMs : false),
  })
}

export function sourceRunsQuery(teamId: TeamId, sourceId: PriceSourceId) {
  return query.priceSources.listRuns.queryOptions({ input: { teamId, sourceId } })
}
