import {
  type InvitationToken,
  may,
  memberLimits,
  type PublicInvitation,
  rightsOf,
  rolesGivenBy,
  type Team,
} from '@costard/contract'
import type { Transaction } from '#database'
import { type Caller, isRecoveredSince } from '#identity'
import { requireProvenAddress } from '../../teams/memberships/require-proven-address.ts'
import { apiError } from '../../calls/api-error.ts'
import type { Change } from '../../audit/recorded-change.ts'
import { bumpRevisions } from '../../bump-revisions.ts'
import { membersSetting } from '../change-member.ts'
import { countMembers, findMembers, insertMember } from '../../teams/memberships/member-store.ts'
import type { ProductParts } from '../../parts.ts'
import { findMembership } from '../../teams/memberships/membership-store.ts'
import { publishMember } from '../../teams/memberships/publish-member.ts'
import { publishMemberships } from '../../teams/memberships/publish-memberships.ts'
import { findTeam, lockTeam, type TeamRow } from '../../teams/team-store.ts'
import { invitationHash } from './invitation-link.ts'
import { getInvitationByHash, type InvitationRow, stateOf, updateInvitation } from './invitation-store.ts'

/** Throws invitation/not-found. */
export async function describePublicInvitation(
  { identity, now }: Pick<ProductParts, 'identity' | 'now'>,
  tx: Transaction,
  token: InvitationToken,
): Promise<PublicInvitation> {
  const row = await getInvitationByHash(tx, invitationHash(token))
  const team = await findTeam(tx, row.teamId)
  if (!team) throw apiError('invitation/not-found')
  const { invitedByName: invitedBy, email, role, expiresAt } = row
  const state = await stateIn(identity, tx, { team, row, at: now() })
  return { state, teamName: team.name, invitedBy, email, role, expiresAt: expiresAt.toISOString() }
}

/**
 * Joins the team. The token proves that the caller has the mail, or got the link from a member who manages
 * members; so the address must be that of the account, and verified. An existing member keeps their role.
 * Throws invitation/not-found, invitation/ended, invitation/other-address, account/address-unverified,
 * team/suspended, member/full, plan/limit-reached.
 */
export async function acceptInvitation(
  parts: Pick<ProductParts, 'documents' | 'identity' | 'planRoom' | 'listTeamsOf' | 'now'>,
  { tx, record }: Change,
  caller: Caller,
  token: InvitationToken,
): Promise<Team> {
  const at = parts.now()
  const row = await lockOpen(parts, tx, token)
  const { teamId, invitationId, role, costView, maxAdjustBp, siteIds, invitedBy } = row
  if (caller.email?.toLowerCase() !== row.email) throw apiError('invitation/other-address')
  requireProvenAddress(caller)
  const membership = await findMembership(tx, teamId, caller.userId)
  if (membership?.isSuspended) throw apiError('team/suspended')
  await updateInvitation(tx, row, { state: 'accepted' })
  if (!membership) {
    const { maxMembers } = memberLimits
    const count = await countMembers(tx, teamId)
    if (count >= maxMembers) throw apiError('member/full', { maxMembers })
    await parts.planRoom.require(tx, teamId, 'members', count + 1)
    const { userId, displayName: name = null, email } = caller
    const joined = { joinedAt: at, lastUsedAt: at, name, email }
    await insertMember(tx, { teamId, userId, role, costView, maxAdjustBp, siteIds, ...joined })
  }
  await record({
    teamId,
    entity: 'member',
    entityId: caller.userId,
    after: { role: membership?.role ?? role, invitedBy, invitation: invitationId },
  })
  await publishMember(tx, parts, [teamId], caller)
  await bumpRevisions(tx, parts, teamId, { settings: membersSetting }, caller.userId)
  const [team] = await parts.listTeamsOf(tx, caller.userId, at, teamId)
  if (!team) throw apiError('team/not-found')
  await publishMemberships(tx, parts, [caller.userId])
  return team
}

/** Throws invitation/not-found, invitation/ended. */
export async function declineInvitation(
  parts: Pick<ProductParts, 'documents' | 'identity' | 'now'>,
  { tx, record }: Change,
  token: InvitationToken,
): Promise<PublicInvitation> {
  const row = await lockOpen(parts, tx, token)
  const { teamId, invitationId } = row
  await updateInvitation(tx, row, { state: 'declined' })
  await record({ teamId, entity: 'invitation', entityId: invitationId, after: { state: 'declined' } })
  await bumpRevisions(tx, parts, teamId, { settings: membersSetting }, null)
  return describePublicInvitation(parts, tx, token)
}

/**
 * Returns the state of an invitation. A closed team cannot be joined; once reopened, its invitations are open
 * again. Invitations also end with the inviter's right to invite: after leaving, a suspension, a lower role
 * or a recovered account.
 */
async function stateIn(
  identity: ProductParts['identity'],
  tx: Transaction,
  { team, row, at }: { readonly team: TeamRow; readonly row: InvitationRow; readonly at: Date },
): Promise<PublicInvitation['state']> {
  const state = stateOf(row, at)
  if (state !== 'open') return state
  const [inviter] = await findMembers(tx, team.teamId, [row.invitedBy])
  const standing = await identity.standingOf(row.invitedBy, tx)
  const mayInvite =
    inviter?.state === 'active' &&
    may(rightsOf(inviter.role, inviter), 'member.manage') &&
    rolesGivenBy(inviter.role).includes(row.role) &&
    standing.isEnabled &&
    !isRecoveredSince(standing, row.sentAt)
  return team.closedAt || !mayInvite ? 'withdrawn' : state
}

/** Locks an open invitation and its team: members and invitations of a team change one at a time. */
async function lockOpen(
  parts: Pick<ProductParts, 'identity' | 'now'>,
  tx: Transaction,
  token: InvitationToken,
): Promise<InvitationRow> {
  const tokenHash = invitationHash(token)
  const team = await lockTeam(tx, (await getInvitationByHash(tx, tokenHash)).teamId)
  const row = await getInvitationByHash(tx, tokenHash)
  const state = await stateIn(parts.identity, tx, { team, row, at: parts.now() })
  if (state !== 'open') throw apiError('invitation/ended', { state })
  return row
}
