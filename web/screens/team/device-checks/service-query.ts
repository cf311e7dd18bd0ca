import type { TeamId } from '@costard/contract'
import { query } from '#api/api.ts'

export function serviceQuery(teamId: TeamId) {
  return query.deviceChecks.getService.queryOptions({ input: { teamId } })
}
