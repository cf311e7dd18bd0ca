import type { TeamId } from '@costard/contract'
import { query } from '#api/api.ts'
import { justReadMs } from '#api/just-read.ts'

/** The call also notes that the team was opened: once for each time it is entered. */
export function teamQuery(teamId: TeamId) {
  return query.teams.open.queryOptions({ input: { teamId }, staleTime: justReadMs })
}

/** All teams with their open quotes, read again whenever the frame of a team is entered. */
export function openQuotesQuery() {
  return query.teams.list.queryOptions({ staleTime: justReadMs })
}

export function catalogsQuery(teamId: TeamId) {
  return query.catalogs.list.queryOptions({ input: { teamId } })
}
