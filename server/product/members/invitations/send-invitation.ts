import { memberLimits } from '@costard/contract'
import type { Transaction } from '#database'
import type { Caller } from '#identity'
import { apiError } from '../../calls/api-error.ts'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { mailboxOf } from '../../usage/mailbox-of.ts'
import { mailsTo } from '../../usage/mails-to.ts'

/** Returns the sender of mails of a member. Throws member/sign-up-to-invite, member/inviter-unverified. */
export function requireInviter({ isAnonymous, email, emailVerified, userId, displayName }: Caller) {
  if (isAnonymous) throw apiError('member/sign-up-to-invite')
  if (email === undefined || !emailVerified) throw apiError('member/inviter-unverified')
  return { invitedBy: userId, invitedByName: displayName ?? email, replyTo: email }
}

/** Counts the mails of invitations. Throws member/too-many-invited. */
export async function countInvitations(
  tx: Transaction,
  { usage }: Pick<ProductParts, 'usage'>,
  { teamId, caller }: Pick<Member, 'teamId' | 'caller'>,
  emails: readonly string[],
): Promise<void> {
  const mailboxes = Map.groupBy(emails, mailboxOf)
  await usage.spend(tx, 'member/too-many-invited', [
    ['invitations-per-team', teamId, emails.length],
    ['mails-per-sender', caller.userId, emails.length],
    ...[...mailboxes].flatMap(([mailbox, sent]) => mailsTo(mailbox, caller.userId, sent.length)),
  ])
}

/** Returns the expiry of an invitation sent at a moment. */
export function expiryOf(at: Date): Date {
  return new Date(at.getTime() + memberLimits.invitationDays * 86_400_000)
}
