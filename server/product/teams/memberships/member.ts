import { may, type Permission, type TeamId } from '@costard/contract'
import type { Transaction } from '#database'
import { apiError } from '../../calls/api-error.ts'
import type { ApiCaller } from './api-caller.ts'
import { findMembership, type Membership } from './membership-store.ts'

/** A signed-in user as a member of a team. */
export interface Member extends Membership {
  readonly caller: ApiCaller
  readonly teamId: TeamId
}

/**
 * Returns the caller as a member of this team; with an API key without seeing costs or changing prices by
 * hand. Throws team/not-found, team/suspended, team/closed, team/not-allowed.
 */
export async function memberOf(
  tx: Transaction,
  caller: ApiCaller,
  teamId: TeamId,
  permission: Permission | undefined,
): Promise<Member> {
  const { read } = caller
  const isRead = read?.teamId === teamId && performance.now() - read.at < readMs
  const membership = isRead ? read.membership : await findMembership(tx, teamId, caller.userId)
  // Same error for non-members and unknown teams, so that ids cannot be probed.
  if (!membership) throw apiError('team/not-found')
  if (membership.isSuspended) throw apiError('team/suspended')
  if (membership.team.closedAt && !isForClosed(permission)) throw apiError('team/closed')
  if (permission && !may(membership, permission)) throw apiError('team/not-allowed')
  return { ...membership, ...(caller.key && { seesCosts: false, maxAdjustBp: 0 }), caller, teamId }
}

/**
 * Lifetime of a membership that was read with the account: reading the body of the request may take minutes.
 */
const readMs = 500

function isForClosed(permission: Permission | undefined): boolean {
  return permission === 'team.reopen' || permission === 'team.archive'
}
