import { dayIn, stateOn } from '@costard/quotes'
import type { z } from 'zod'
import type { Config } from '#config'
import { CodedError } from '#http'
import type { Mailer } from '#mail'
import { type EventHandler, on } from '#outbox'
import { offerMail, offerMessage } from './offer-mail.ts'
import { prepareMessage } from './team-message.ts'
import type { ProductParts } from '../parts.ts'
import type { QuoteDelivery } from '../quotes/schema.ts'
import { bumpQuoteRevision } from '../quotes/bump-quote-revision.ts'
import { finalCodes } from '../usage/mail-rules.ts'
import { quoteSent } from '../quotes/sending/quote-mail.ts'
import { endReminder, recordDelivery } from '../quotes/sending/delivery-store.ts'
import { findQuoteOfTeam, type QuoteOfTeam } from '../quotes/quote-store.ts'

/** Handles `quote-sent`: sends the e-mail with the link to the customer page, and records the result. */
export function quoteSentMail(
  parts: Pick<ProductParts, 'database' | 'documents' | 'links' | 'log' | 'now'> & {
    readonly mailer: Pick<Mailer, 'send'>
    readonly config: Pick<Config, 'productName'>
  },
): EventHandler {
  const { database, mailer, log, now } = parts
  async function record(
    sent: z.output<typeof quoteSent.payload>,
    { quote }: QuoteOfTeam,
    state: QuoteDelivery['state'],
    reason?: QuoteDelivery['reason'],
  ): Promise<void> {
    const next = {
      state,
      ...(reason && { reason }),
      at: now().toISOString(),
      sending: sent.sending,
      ...(sent.kind !== 'offer' && { kind: sent.kind }),
    }
    await database.transaction(async (tx) => {
      const row = await recordDelivery(tx, quote, next)
      // Notify screens only of trouble, and of its end.
      const isNews = state !== 'sent' || quote.delivery?.state === 'delayed' || sent.sending > 1
      if (row && isNews) await bumpQuoteRevision(tx, parts, row, sent.senderId)
    })
  }
  return on(
    quoteSent,
    async (sent, { id }) => {
      const found = await findQuoteOfTeam(database.orm, sent)
      const email = found?.quote.snapshot?.customer.email
      // The team may have been removed since the event.
      if (!found || !email) return
      if (isDone(found, sent.sending)) return
      // Skip if the quote was withdrawn or replaced while the mail was delayed.
      if (isEnded(found)) return
      if (sent.kind !== 'offer' && !isOpen(found, now())) {
        await database.transaction((tx) => endReminder(tx, found.quote))
        return
      }
      const name = offerMessage(found.quote, sent.kind)
      const link = linkToMail(parts, found, email)
      const prepared = await prepareMessage(database.orm, parts, found, name, sent, link)
      try {
        await mailer.send({ id, thread: found.quote.quoteId, to: email, ...offerMail(prepared, found) })
      } catch (error) {
        const isFinal = error instanceof CodedError && finalCodes.includes(error.code)
        await record(sent, found, isFinal ? 'failed' : 'delayed', isFinal ? 'refused' : 'unreachable')
        if (!isFinal) throw error
        log.warn({ error, teamId: sent.teamId, quoteId: sent.quoteId }, 'mail of a quote refused')
        return
      }
      await record(sent, found, 'sent')
    },
    async (sent) => {
      const found = await findQuoteOfTeam(database.orm, sent)
      if (found && !isDone(found, sent.sending)) await record(sent, found, 'failed', 'unreachable')
    },
  )
}

/**
 * Skip if the mail was sent before and only the end of the event was not recorded, or if a later sending
 * replaced this one.
 */
function isDone({ quote: { delivery } }: QuoteOfTeam, sending: number): boolean {
  return delivery ? delivery.sending !== sending || isOver(delivery) : false
}

/**
 * Returns the link for a mail. For a visitor whose address is not verified, following the link verifies it.
 */
function linkToMail(
  { links }: Pick<ProductParts, 'links'>,
  { quote }: QuoteOfTeam,
  email: string,
): { readonly link?: string } {
  const { visitor } = quote
  const isToProve = visitor !== null && visitor.provenAt === null && visitor.email === email
  return isToProve ? { link: links.mailedUrlOf(quote, email) } : {}
}

function isEnded({ quote: { state } }: QuoteOfTeam): boolean {
  return state === 'cancelled' || state === 'superseded'
}

/** True if the customer can still answer; reminders are only sent in this case. */
function isOpen({ quote, team }: QuoteOfTeam, at: Date): boolean {
  return stateOn(quote.state, quote.validUntil, dayIn(team.timeZone, at)) === 'sent'
}

function isOver({ state }: QuoteDelivery): boolean {
  return state === 'sent' || state === 'failed'
}
