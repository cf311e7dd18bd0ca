import type { TeamId } from '@costard/contract'
import { query } from '#api/api.ts'

export function shopQuery(teamId: TeamId) {
  return query.shop.get.queryOptions({ input: { teamId } })
}
