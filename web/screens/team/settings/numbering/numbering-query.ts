import type { TeamId } from '@costard/contract'
import { query } from '#api/api.ts'

export function numberingQuery(teamId: TeamId) {
  return query.numbering.get.queryOptions({ input: { teamId } })
}
