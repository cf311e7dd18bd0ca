import type { TeamId } from '@costard/contract'
import { query } from '#api/api.ts'

/** What a check of all entries finds. */
export function bookCheckQuery(teamId: TeamId) {
  return query.purchaseBook.check.queryOptions({ input: { teamId } })
}
