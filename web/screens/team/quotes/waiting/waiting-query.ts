import type { TeamId } from '@costard/contract'
import { query } from '#api/api.ts'

export const waitingViews = ['to-release', 'to-price'] as const
export type WaitingView = (typeof waitingViews)[number]

export function waitingViewIn(params: URLSearchParams): WaitingView | undefined {
  const view = params.get('view')
  return waitingViews.find((known) => known === view)
}

/** Query for the waiting lines of a view. Read again with the counts of the team's lists. */
export function waitingQuery(teamId: TeamId, view: WaitingView) {
  const waitingFor = view === 'to-price' ? ('price' as const) : ('release' as const)
  return query.quoteApprovals.listWaiting.queryOptions({ input: { teamId, waitingFor } })
}
