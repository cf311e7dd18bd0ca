import type { TeamId } from '@costard/contract'
import { query } from '#api/api.ts'

export function subscriptionQuery(teamId: TeamId) {
  return query.subscription.get.queryOptions({ input: { teamId } })
}

export function invoicesQuery(teamId: TeamId) {
  return query.subscription.invoices.queryOptions({ input: { teamId } })
}

export function beyondQuery(teamId: TeamId) {
  return query.subscription.listBeyond.queryOptions({ input: { teamId } })
}
