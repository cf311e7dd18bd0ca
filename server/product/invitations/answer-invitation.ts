import { type InvitationToken, memberLimits, type PublicInvitation, type Team } from '@costard/contract'
import type { Transaction } from '#database'
import type { Caller } from '#identity'
import { apiError } from '../api-error.ts'
import type { Change } from '../audit/recorded-change.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import { membersSetting } from '../members/change-member.ts'
import { countMembers, insertMember } from '../members/member-store.ts'
import type { ProductParts } from '../parts.ts'
import { findMembership } from '../teams/membership-store.ts'
import { publishMember } from '../teams/publish-member.ts'
import { publishMemberships } from '../teams/publish-memberships.ts'
import { findTeam, listTeamsOf, lockTeam, type TeamRow } from '../teams/team-store.ts'
import { invitationHash } from './invitation-link.ts'
import { getInvitationByHash, type InvitationRow, stateOf, updateInvitation } from './invitation-store.ts'

/** Throws invitation/not-found. */
export async function describePublicInvitation(
  tx: Transaction,
  token: InvitationToken,
  at: Date,
): Promise<PublicInvitation> {
  const row = await getInvitationByHash(tx, invitationHash(token))
  const team = await findTeam(tx, row.teamId)
  if (!team) throw apiError('invitation/not-found')
  const { invitedByName: invitedBy, email, role, expiresAt } = row
  const state = stateIn(team, row, at)
  return { state, teamName: team.name, invitedBy, email, role, expiresAt: expiresAt.toISOString() }
}

/**
 * Joins the team. The token shows that the caller has the mail, or that somebody who manages members gave them the
 * link; the address has to be that of the account, confirmed or not. Somebody who is a member keeps their role.
 * Throws invitation/not-found, invitation/ended, invitation/other-address, team/suspended, member/full, plan/limit-reached.
 */
export async function acceptInvitation(
  parts: Pick<ProductParts, 'documents' | 'planRoom' | 'now'>,
  { tx, record }: Change,
  caller: Caller,
  token: InvitationToken,
): Promise<Team> {
  const at = parts.now()
  const row = await lockOpen(tx, token, at)
  const { teamId, invitationId, role, costView, maxAdjustBp, siteIds, invitedBy } = row
  if (caller.email?.toLowerCase() !== row.email) throw apiError('invitation/other-address')
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
  const [team] = await listTeamsOf(tx, caller.userId, at, teamId)
  if (!team) throw apiError('team/not-found')
  await publishMemberships(tx, parts, [caller.userId])
  return team
}

/** Throws invitation/not-found, invitation/ended. */
export async function declineInvitation(
  parts: Pick<ProductParts, 'documents' | 'now'>,
  { tx, record }: Change,
  token: InvitationToken,
): Promise<PublicInvitation> {
  const at = parts.now()
  const row = await lockOpen(tx, token, at)
  const { teamId, invitationId } = row
  await updateInvitation(tx, row, { state: 'declined' })
  await record({ teamId, entity: 'invitation', entityId: invitationId, after: { state: 'declined' } })
  await bumpRevisions(tx, parts, teamId, { settings: membersSetting }, null)
  return describePublicInvitation(tx, token, at)
}

/** Nobody joins a closed team; reopened, its invitations are open again. */
function stateIn({ closedAt }: TeamRow, row: InvitationRow, at: Date): PublicInvitation['state'] {
  const state = stateOf(row, at)
  return closedAt && state === 'open' ? 'withdrawn' : state
}

/** Members and invitations of a team change one at a time. */
async function lockOpen(tx: Transaction, token: InvitationToken, at: Date): Promise<InvitationRow> {
  const tokenHash = invitationHash(token)
  const team = await lockTeam(tx, (await getInvitationByHash(tx, tokenHash)).teamId)
  const row = await getInvitationByHash(tx, tokenHash)
  const state = stateIn(team, row, at)
  if (state !== 'open') throw apiError('invitation/ended', { state })
  return row
}
