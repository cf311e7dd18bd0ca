import type { TeamId } from '@costard/contract'
import { query } from '#api/api.ts'

/** The query for the findings of a check of all entries. */
export function bookCheckQuery(teamId: TeamId) {
  return query.purchaseBook.check.queryOptions({ input: { teamId } })
}
