import { Language, MessageName, QuoteId, TeamId } from '@costard/contract'
import { messageRules } from '@costard/quotes'
import { createTexts } from '@costard/templates'
import { z } from 'zod'
import type { Config } from '#config'
import { CodedError } from '#http'
import type { Mailer } from '#mail'
import { type EventHandler, eventType, on, publish } from '#outbox'
import { apiError } from '../calls/api-error.ts'
import type { ProductParts } from '../parts.ts'
import { finalCodes } from '../usage/mail-rules.ts'
import { requireVerifiedSender } from '../quotes/sending/quote-mail.ts'
import type { Member } from '../teams/memberships/member.ts'
import { findMembership } from '../teams/memberships/membership-store.ts'
import { checkWording } from './check-wording.ts'
import { composeTried, type Tried } from './compose-tried.ts'

/** Published when a member mails a message to themselves. */
const messageTried = eventType(
  'message-tried',
  z.object({
    teamId: TeamId,
    userId: z.string(),
    name: MessageName,
    language: Language,
    wording: z.object({ subject: z.string(), text: z.string() }),
    quoteId: QuoteId.optional(),
    sentBy: z.string(),
    /** Verified address. */
    to: z.string(),
  }),
  'mail',
)

type Parts = Pick<ProductParts, 'database' | 'usage' | 'links' | 'now'> & {
  readonly config: Pick<Config, 'productName' | 'publicUrl'>
}

/**
 * Sends a message to the member who tests its wording. Throws message/invalid, message/not-mailed,
 * message/too-many-tests, quote/not-found, quote/sign-up-to-send, quote/sender-unverified.
 */
export async function testMessage(
  parts: Parts,
  { team, teamId, caller }: Member,
  tried: Tried,
): Promise<{ to: string }> {
  requireVerifiedSender(caller)
  if (messageRules[tried.name].channel !== 'email') throw apiError('message/not-mailed')
  checkWording(tried.name, tried.wording)
  const sender = { sentBy: caller.displayName ?? team.name, replyTo: caller.email ?? null }
  const to = caller.email ?? ''
  await parts.database.transaction(async (tx) => {
    // Check here that the quote exists, so that the call is refused, not the event.
    await composeTried(tx, parts, team, tried, sender)
    await parts.usage.spend(tx, 'message/too-many-tests', [['test-mails-per-person', caller.userId]])
    await publish(tx, messageTried, { ...tried, teamId, userId: caller.userId, sentBy: sender.sentBy, to })
  })
  return { to }
}

/** Handles `message-tried`. */
export function triedMail(
  parts: Parts & Pick<ProductParts, 'log'> & { readonly mailer: Pick<Mailer, 'send'> },
): EventHandler {
  const { database, mailer, log } = parts
  return on(messageTried, async ({ teamId, userId, to, sentBy, ...tried }, { id }) => {
    const membership = await findMembership(database.orm, teamId, userId)
    if (!membership) return
    const sender = { sentBy, replyTo: to }
    const mail = await composeTried(database.orm, parts, membership.team, tried, sender)
    if ('share' in mail) return
    const subject = createTexts(tried.language)('test.subject', { subject: mail.subject })
    try {
      await mailer.send({ ...mail, id, to, subject })
    } catch (error) {
      const isFinal = error instanceof CodedError && finalCodes.includes(error.code)
      if (!isFinal) throw error
      log.warn({ error, teamId }, 'test of a message refused')
    }
  })
}
