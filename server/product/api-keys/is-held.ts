import type { Transaction } from '#database'
import { isRecoveredSince, isSignedOutSince } from '#identity'
import type { ProductIdentity } from '../parts.ts'
import { mayLetIn } from '../teams/memberships/may-let-in.ts'
import { findMembership } from '../teams/memberships/membership-store.ts'
import type { ApiKeyRow } from './api-key-store.ts'

/**
 * True while a key is valid for the account that created it. An assistant was connected in a session of a
 * member allowed to do so, and ends with the session, the permission or the team.
 */
export async function isHeld(
  tx: Transaction,
  identity: Pick<ProductIdentity, 'standingOf'>,
  key: Pick<ApiKeyRow, 'kind' | 'createdBy' | 'createdAt' | 'teamId' | 'approvedBy'>,
): Promise<boolean> {
  const standing = await identity.standingOf(key.createdBy, tx)
  if (!standing.isEnabled || !standing.isProven || isRecoveredSince(standing, key.createdAt)) return false
  if (key.kind === 'key') return true
  if (isSignedOutSince(standing, key.createdAt)) return false
  const membership = await findMembership(tx, key.teamId, key.createdBy)
  return (
    membership !== undefined &&
    !membership.isSuspended &&
    membership.team.closedAt === null &&
    (key.approvedBy !== null || mayLetIn(membership))
  )
}
