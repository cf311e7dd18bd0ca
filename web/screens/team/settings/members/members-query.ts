import type { TeamId } from '@costard/contract'
import { query } from '#api/api.ts'

export function membersQuery(teamId: TeamId) {
  return query.members.list.queryOptions({ input: { teamId } })
}

/** Query for the open invitations; only for those who manage members. */
export function invitationsQuery(teamId: TeamId) {
  return query.invitations.list.queryOptions({ input: { teamId } })
}
