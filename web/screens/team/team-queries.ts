import type { TeamId } from '@costard/contract'
import { query } from '#api/api.ts'
import { justReadMs } from '#api/just-read.ts'

export function teamQuery(teamId: TeamId) {
  return query.teams.get.queryOptions({ input: { teamId }, staleTime: justReadMs })
}

/** All teams with the number of open quotes; refetched whenever a team is opened. */
export function openQuotesQuery() {
  return query.teams.list.queryOptions({ staleTime: justReadMs })
}

/** Query for all catalogs, including those not usable in quotes. */
export function managedCatalogsQuery(teamId: TeamId) {
  return query.catalogs.listManaged.queryOptions({ input: { teamId } })
}

/** Query for the catalogs that new quotes can use. */
export function catalogsQuery(teamId: TeamId) {
  return query.catalogs.list.queryOptions({ input: { teamId } })
}
