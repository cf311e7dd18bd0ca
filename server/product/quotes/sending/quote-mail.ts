import { QuoteId, TeamId } from '@costard/contract'
import { z } from 'zod'
import type { Transaction } from '#database'
import type { Caller } from '#identity'
import { eventType, publish } from '#outbox'
import { apiError } from '../../calls/api-error.ts'
import type { ProductParts } from '../../parts.ts'
import { mailboxOf } from '../../usage/mailbox-of.ts'
import { mailsTo } from '../../usage/mails-to.ts'
import type { TeamRow } from '../../teams/team-store.ts'
import type { RevisionKey } from '../lines/line-store.ts'
import type { QuoteRow } from '../quote-store.ts'

/**
 * Requires a verified sender, since mail is sent in our name. Throws quote/sign-up-to-send,
 * quote/sender-unverified.
 */
export function requireVerifiedSender({ isAnonymous, email, emailVerified }: Caller): void {
  if (isAnonymous) throw apiError('quote/sign-up-to-send')
  if (email === undefined || !emailVerified) throw apiError('quote/sender-unverified')
}

/** Counts a mail for its team, sender and recipient. Throws quote/too-many-sent. */
export function countMail(
  tx: Transaction,
  { usage }: Pick<ProductParts, 'usage'>,
  { teamId, senderId, recipient }: { teamId: TeamId; senderId: string; recipient: string },
): Promise<void> {
  return usage.spend(tx, 'quote/too-many-sent', [
    ['mails-per-team', teamId],
    ['mails-per-sender', senderId],
    ...mailsTo(recipient, senderId),
  ])
}

/**
 * Counts a mail requested by a visitor: visitors must not use up the mails of the team. Throws
 * quote/too-many-sent.
 */
export function countMailToVisitor(
  tx: Transaction,
  { usage }: Pick<ProductParts, 'usage'>,
  { teamId, recipient }: { teamId: TeamId; recipient: string },
): Promise<void> {
  const mailbox = mailboxOf(recipient)
  return usage.spend(tx, 'quote/too-many-sent', [
    ['widget-mails-per-team', teamId],
    ['widget-mails-per-team-and-recipient', `${teamId} ${mailbox}`],
    ['mails-per-recipient', mailbox],
  ])
}

/** Published when a quote is sent, or sent again; its handler sends the mail. */
export const quoteSent = eventType(
  'quote-sent',
  z.object({
    teamId: TeamId,
    quoteId: QuoteId,
    revision: z.int().default(1),
    sentBy: z.string(),
    /** Verified address. */
    replyTo: z.string().nullable(),
    sending: z.int().default(1),
    kind: z.enum(['offer', 'reminder', 'lastDay']).default('offer'),
    senderId: z.string().nullable().default(null),
  }),
  'mail',
)

/**
 * Publishes the event that e-mails a sent quote, as an offer or a reminder. caller: null for an automatic
 * mail.
 */
export function publishQuoteSent(
  tx: Transaction,
  { teamId, quoteId, revision, delivery }: Pick<QuoteRow, keyof RevisionKey | 'delivery'>,
  caller: Caller | null,
  team: Pick<TeamRow, 'name'>,
): Promise<void> {
  const payload = {
    teamId,
    quoteId,
    revision,
    sentBy: caller?.displayName ?? team.name,
    replyTo: caller?.email ?? null,
    sending: delivery?.sending ?? 1,
    kind: delivery?.kind ?? ('offer' as const),
    senderId: caller?.userId ?? null,
  }
  return publish(tx, quoteSent, payload)
}
