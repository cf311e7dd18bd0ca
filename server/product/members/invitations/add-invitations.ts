import {
  type AddInvitations,
  hasOwnRights,
  type Invitation,
  type InvitationId,
  memberLimits,
} from '@costard/contract'
import type { Transaction } from '#database'
import { publish } from '#outbox'
import { apiError } from '../../calls/api-error.ts'
import type { Change } from '../../audit/recorded-change.ts'
import { bumpRevisions } from '../../bump-revisions.ts'
import { membersSetting } from '../change-member.ts'
import { lockedActor, requireRank } from '../locked-team.ts'
import { countMembers, listMemberAddresses } from '../../teams/memberships/member-store.ts'
import { newId } from '../../rows/new-id.ts'
import type { ProductParts } from '../../parts.ts'
import { requireOpenSites } from '../../teams/sites/require-sites.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { type InvitationLinks, invitationHash } from './invitation-link.ts'
import {
  describeInvitation,
  insertInvitations,
  listOpenInvitations,
  withdrawOlder,
} from './invitation-store.ts'
import { memberInvited } from './member-invited.ts'
import { countInvitations, expiryOf, requireInviter } from './send-invitation.ts'

/**
 * Invites people, all or none. Throws member/above, member/already, member/invited, member/full,
 * member/sign-up-to-invite, member/inviter-unverified, member/too-many-invited, plan/limit-reached,
 * site/not-found, site/archived.
 */
export async function addInvitations(
  parts: Pick<ProductParts, 'documents' | 'usage' | 'planRoom' | 'now'>,
  links: InvitationLinks,
  { tx, record }: Change,
  member: Member,
  { emails: given, role, language, siteIds, costView = null, maxAdjustBp = null }: AddInvitations,
): Promise<Invitation[]> {
  const { teamId, caller } = member
  const inviter = requireInviter(caller)
  requireRank(await lockedActor(tx, member, 'member.manage'), role)
  const emails = [...new Set(given)]
  const at = parts.now()
  await requireRoom(tx, parts, member, emails, at)
  await requireOpenSites(tx, teamId, siteIds)
  await countInvitations(tx, parts, member, emails)
  await withdrawOlder(tx, teamId, emails)
  const own = hasOwnRights(role) ? { costView, maxAdjustBp } : { costView: null, maxAdjustBp: null }
  const rows = await insertInvitations(
    tx,
    emails.map((email) => {
      const key = { teamId, invitationId: newId<InvitationId>() }
      const tokenHash = invitationHash(links.tokenOf(key))
      const times = { invitedAt: at, sentAt: at, expiresAt: expiryOf(at) }
      return { ...key, ...inviter, ...own, ...times, tokenHash, email, role, siteIds, language }
    }),
  )
  for (const { invitationId, sending } of rows) {
    await publish(tx, memberInvited, { teamId, invitationId, sending })
    await record({
      teamId,
      entity: 'invitation',
      entityId: invitationId,
      after: { role, ...own, ...(siteIds.length > 0 && { siteIds }) },
    })
  }
  await bumpRevisions(tx, parts, teamId, { settings: membersSetting }, caller.userId)
  return rows.map((row) => describeInvitation(row, at))
}

async function requireRoom(
  tx: Transaction,
  { planRoom }: Pick<ProductParts, 'planRoom'>,
  { teamId }: Member,
  emails: readonly string[],
  at: Date,
): Promise<void> {
  const already = await listMemberAddresses(tx, teamId, emails)
  if (already.length > 0) throw apiError('member/already', { emails: already })
  const open = await listOpenInvitations(tx, teamId, at)
  const invited = open.map(({ email }) => email).filter((email) => emails.includes(email))
  if (invited.length > 0) throw apiError('member/invited', { emails: invited })
  const { maxMembers, maxInvitations } = memberLimits
  const count = open.length + emails.length
  if (count > maxInvitations) throw apiError('member/full', { maxInvitations })
  const all = (await countMembers(tx, teamId)) + count
  if (all > maxMembers) throw apiError('member/full', { maxMembers })
  await planRoom.require(tx, teamId, 'members', all)
}
