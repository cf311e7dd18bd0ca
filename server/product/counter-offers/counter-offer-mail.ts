import { dayIn } from '@costard/quotes'
import type { z } from 'zod'
import type { Config } from '#config'
import type { Database } from '#database'
import { CodedError } from '#http'
import type { Mailer } from '#mail'
import { type EventHandler, on } from '#outbox'
import { counterMail, counterMessage } from '../messages/counter-mail.ts'
import { prepareMessage } from '../messages/team-message.ts'
import type { ProductParts } from '../parts.ts'
import { bumpQuoteRevision } from '../quotes/bump-quote-revision.ts'
import { finalCodes } from '../usage/mail-rules.ts'
import { findQuote, findQuoteOfTeam, type QuoteOfTeam } from '../quotes/quote-store.ts'
import { counterOffered } from './counter-offered.ts'
import { findCounterOffer, recordCounterDelivery } from '../quotes/counter-offer-rows/counter-offer-store.ts'
import type { CounterDelivery } from '../quotes/counter-offer-rows/schema.ts'

type Parts = Pick<ProductParts, 'database' | 'documents' | 'links' | 'log' | 'now'> & {
  readonly mailer: Pick<Mailer, 'send'>
  readonly config: Pick<Config, 'productName'>
}

/** Handles `counter-offered`: sends the mail with the link to the customer page, and records the result. */
export function counterOfferMail(parts: Parts): EventHandler {
  const { database, mailer, log, now } = parts
  async function record(
    event: z.output<typeof counterOffered.payload>,
    { quote }: QuoteOfTeam,
    state: CounterDelivery['state'],
  ): Promise<void> {
    const next = { state, at: now().toISOString(), sending: event.sending, kind: event.kind }
    await database.transaction(async (tx) => {
      if (await recordCounterDelivery(tx, event, next)) await bumpQuoteRevision(tx, parts, quote, null)
    })
  }
  return on(
    counterOffered,
    async (event, { id }) => {
      const offer = await findCounterOffer(database.orm, event)
      const found = await acceptedQuote(database, event)
      const email = found?.quote.snapshot?.customer.email
      // The team or the customer may have been removed since the event.
      if (!offer || !found || !email) return
      if (isDone(offer.delivery, event.sending)) return
      const isOpen = offer.state === 'sent' && dayIn(found.team.timeZone, now()) <= offer.answerBy
      // A customer who has answered gets no reminder.
      if (event.kind === 'reminder' && !isOpen) return record(event, found, 'sent')
      const name = counterMessage(offer, event.kind)
      const prepared = await prepareMessage(database.orm, parts, found, name, event)
      try {
        await mailer.send({
          id,
          thread: found.quote.quoteId,
          to: email,
          ...counterMail(prepared, found, offer),
        })
      } catch (error) {
        const isFinal = error instanceof CodedError && finalCodes.includes(error.code)
        await record(event, found, isFinal ? 'failed' : 'delayed')
        if (!isFinal) throw error
        log.warn({ error, teamId: event.teamId, quoteId: event.quoteId }, 'mail of a counter-offer refused')
        return
      }
      await record(event, found, 'sent')
    },
    async (event) => {
      const offer = await findCounterOffer(database.orm, event)
      const found = await acceptedQuote(database, event)
      if (offer && found && !isDone(offer.delivery, event.sending)) await record(event, found, 'failed')
    },
  )
}

/**
 * Skip if the mail was sent before and only the end of the event was not recorded, or if a later sending
 * replaced this one.
 */
function isDone({ state, sending }: CounterDelivery, asked: number): boolean {
  return sending !== asked || state === 'sent' || state === 'failed'
}

/** Returns the quote with its accepted revision, even if a later one is a draft. */
async function acceptedQuote(
  { orm }: Database,
  { teamId, quoteId }: Parameters<typeof findCounterOffer>[1],
): Promise<QuoteOfTeam | undefined> {
  const newest = await findQuote(orm, teamId, quoteId)
  for (let revision = newest?.revision ?? 0; revision > 0; revision -= 1) {
    const found = await findQuoteOfTeam(orm, { teamId, quoteId, revision })
    if (found?.quote.state === 'accepted' || found?.quote.state === 'completed') return found
  }
  return undefined
}
