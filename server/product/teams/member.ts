import type { TeamId } from '@costard/contract'
import type { Database } from '#database'
import type { Caller, Identity } from '#identity'
import { may, type Permission } from '../access.ts'
import { apiError } from '../api-error.ts'
import { findMembership, type Membership } from './membership-store.ts'

/** A signed-in user as a member of a team. */
export interface Member extends Membership {
  readonly caller: Caller
  readonly teamId: TeamId
}

/** Returns the caller as a member of this team. Throws identity/signed-out, team/not-found, team/not-allowed. */
export async function requireMember(
  { database, identity }: { readonly database: Database; readonly identity: Pick<Identity, 'requireCaller'> },
  request: Request,
  teamId: TeamId,
  permission?: Permission,
): Promise<Member> {
  const caller = await identity.requireCaller(request)
  const membership = await findMembership(database.orm, teamId, caller.userId)
  // Same error for non-members and unknown teams, so that ids cannot be probed.
  if (!membership) throw apiError('team/not-found')
  if (permission && !may(membership.role, permission)) throw apiError('team/not-allowed')
  return { ...membership, caller, teamId }
}
