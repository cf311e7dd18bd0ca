import { may, type Permission, rightsOf, type Role, rolesGivenBy } from '@costard/contract'
import type { Transaction } from '#database'
import { apiError } from '../calls/api-error.ts'
import type { Member } from '../teams/memberships/member.ts'
import type { MemberRow } from '../teams/memberships/membership-store.ts'
import { lockTeam } from '../teams/team-store.ts'
import { countOwners, findMembers } from '../teams/memberships/member-store.ts'

/**
 * Locks the team, so that its members change one at a time, and returns the caller's current membership: the
 * role may have changed since the check of the call. Throws team/not-found if the caller is no longer a
 * member, team/suspended, team/not-allowed.
 */
export async function lockedActor(
  tx: Transaction,
  { teamId, caller }: Pick<Member, 'teamId' | 'caller'>,
  permission?: Permission,
): Promise<MemberRow> {
  await lockTeam(tx, teamId)
  const [actor] = await findMembers(tx, teamId, [caller.userId])
  if (!actor || actor.state === 'left') throw apiError('team/not-found')
  if (actor.state === 'suspended') throw apiError('team/suspended')
  if (permission && !may(rightsOf(actor.role, actor), permission)) throw apiError('team/not-allowed')
  return actor
}

/** Throws member/above. */
export function requireRank(actor: Pick<MemberRow, 'role'>, role: Role): void {
  if (!rolesGivenBy(actor.role).includes(role)) throw apiError('member/above')
}

/** Throws member/last-owner if the team has no owner. Call after a change, in its transaction. */
export async function requireOwner(tx: Transaction, { teamId }: Pick<Member, 'teamId'>): Promise<void> {
  if ((await countOwners(tx, teamId)) === 0) throw apiError('member/last-owner')
}
