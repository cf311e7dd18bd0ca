import type { TeamId } from '@costard/contract'
import { query } from '#api/api.ts'

/** Samples do not change for hours. */
export function samplesQuery(teamId: TeamId) {
  return query.samples.get.queryOptions({ input: { teamId }, staleTime: 3_600_000 })
}
