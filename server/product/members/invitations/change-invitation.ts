import type { Invitation } from '@costard/contract'
import type { Transaction } from '#database'
import { publish } from '#outbox'
import { apiError } from '../../calls/api-error.ts'
import type { Change } from '../../audit/recorded-change.ts'
import { bumpRevisions } from '../../bump-revisions.ts'
import { membersSetting } from '../change-member.ts'
import { lockedActor, requireRank } from '../locked-team.ts'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/memberships/member.ts'
import {
  describeInvitation,
  findInvitation,
  type InvitationKey,
  type InvitationRow,
  stateOf,
  updateInvitation,
} from './invitation-store.ts'
import { memberInvited } from './member-invited.ts'
import { countInvitations, expiryOf, requireInviter } from './send-invitation.ts'

/** Throws invitation/not-found, invitation/ended. */
export async function getOpenInvitation(
  tx: Transaction,
  key: InvitationKey,
  at: Date,
): Promise<InvitationRow> {
  const row = await findInvitation(tx, key)
  if (!row) throw apiError('invitation/not-found')
  const state = stateOf(row, at)
  if (state !== 'open' && state !== 'expired') throw apiError('invitation/ended', { state })
  return row
}

/**
 * Sends an open or expired invitation again, in the caller's name, with a new expiry. Throws the errors of
 * addInvitations.
 */
export async function resendInvitation(
  parts: Pick<ProductParts, 'documents' | 'usage' | 'now'>,
  { tx, record }: Change,
  member: Member,
  key: InvitationKey,
): Promise<Invitation> {
  const { teamId, caller } = member
  const inviter = requireInviter(caller)
  const actor = await lockedActor(tx, member, 'member.manage')
  const at = parts.now()
  const before = await getOpenInvitation(tx, key, at)
  requireRank(actor, before.role)
  await countInvitations(tx, parts, member, [before.email])
  const sending = before.sending + 1
  const times = { sentAt: at, expiresAt: expiryOf(at) }
  const row = await updateInvitation(tx, key, { ...inviter, ...times, sending, isUndelivered: false })
  const { invitationId } = row
  await publish(tx, memberInvited, { teamId, invitationId, sending })
  await record({ teamId, entity: 'invitation', entityId: invitationId, after: { sending } })
  await bumpRevisions(tx, parts, teamId, { settings: membersSetting }, caller.userId)
  return describeInvitation(row, at)
}

/** Ends an invitation, or removes a declined one from the list. Throws invitation/not-found, invitation/ended. */
export async function withdrawInvitation(
  parts: Pick<ProductParts, 'documents'>,
  { tx, record }: Change,
  member: Member,
  key: InvitationKey,
): Promise<null> {
  const { teamId, caller } = member
  await lockedActor(tx, member, 'member.manage')
  const before = await findInvitation(tx, key)
  if (!before) throw apiError('invitation/not-found')
  const { state, invitationId } = before
  if (state === 'accepted' || state === 'withdrawn') throw apiError('invitation/ended', { state })
  await updateInvitation(tx, key, { state: 'withdrawn' })
  await record({
    teamId,
    entity: 'invitation',
    entityId: invitationId,
    before: { state },
    after: { state: 'withdrawn' },
  })
  await bumpRevisions(tx, parts, teamId, { settings: membersSetting }, caller.userId)
  return null
}
