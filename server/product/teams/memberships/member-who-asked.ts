import type { Permission, TeamId } from '@costard/contract'
import type { Transaction } from '#database'
import { type Caller, isRecoveredSince } from '#identity'
import { apiError } from '../../calls/api-error.ts'
import type { ProductParts } from '../../parts.ts'
import { type Member, memberOf } from './member.ts'

/**
 * Returns the member who requested an action that runs now, with current permissions. caller: account at the
 * time of the request. Throws team/not-found, team/suspended, team/closed, team/not-allowed.
 */
export async function memberWhoAsked(
  { identity }: Pick<ProductParts, 'identity'>,
  tx: Transaction,
  { caller, askedAt }: { readonly caller: Caller; readonly askedAt: Date },
  teamId: TeamId,
  permission: Permission,
): Promise<Member> {
  const standing = await identity.standingOf(caller.userId, tx)
  if (!standing.isEnabled || isRecoveredSince(standing, askedAt)) throw apiError('team/not-found')
  const emailVerified = caller.emailVerified && standing.isProven
  return memberOf(tx, { ...caller, emailVerified }, teamId, permission)
}
