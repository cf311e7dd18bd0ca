import { dayIn, stateOn } from '@costard/quotes'
import { pickLocale, quoteSentEmail, senderName, unlinked } from '@costard/templates'
import type { z } from 'zod'
import type { Config } from '#config'
import { CodedError } from '#http'
import type { Mailer } from '#mail'
import { type EventHandler, on } from '#outbox'
import type { ProductParts } from '../parts.ts'
import type { QuoteDelivery } from './schema.ts'
import { bumpQuoteRevision } from './bump-quote-revision.ts'
import { finalCodes, newTeamMs } from './mail-rules.ts'
import { quoteSent } from './quote-mail.ts'
import { endReminder, recordDelivery } from './delivery-store.ts'
import { findQuoteOfTeam, type QuoteOfTeam } from './quote-store.ts'

/** Handles `quote-sent`: sends the e-mail with the link to the customer page, and records how that went. */
export function quoteSentMail(
  parts: Pick<ProductParts, 'database' | 'documents' | 'links' | 'log' | 'now'> & {
    readonly mailer: Pick<Mailer, 'send'>
    readonly config: Pick<Config, 'productName'>
  },
): EventHandler {
  const { database, mailer, log, now } = parts
  return on(quoteSent, async (sent, { id, isLast }) => {
    const found = await findQuoteOfTeam(database.orm, sent)
    const { snapshot, delivery } = found?.quote ?? {}
    // The team may have been removed since the event.
    if (!found || !snapshot?.customer.email) return
    // Handed over before: only the end of the event was not recorded.
    if (delivery && (delivery.sending !== sent.sending || isOver(delivery))) return
    // Withdrawn or replaced while the mail was delayed.
    if (isEnded(found)) return
    if (sent.kind === 'reminder' && !isOpen(found, now())) {
      await database.transaction((tx) => endReminder(tx, found.quote))
      return
    }
    const record = async (state: QuoteDelivery['state'], reason?: QuoteDelivery['reason']): Promise<void> => {
      const next = {
        state,
        ...(reason && { reason }),
        at: now().toISOString(),
        sending: sent.sending,
        ...(sent.kind === 'reminder' && { kind: sent.kind }),
      }
      await database.transaction(async (tx) => {
        const row = await recordDelivery(tx, found.quote, next)
        // Screens show only trouble, and its end.
        const isNews = state !== 'sent' || delivery?.state === 'delayed' || sent.sending > 1
        if (row && isNews) await bumpQuoteRevision(tx, parts, row, sent.senderId)
      })
    }
    try {
      await mailer.send({ id, to: snapshot.customer.email, ...mailOf(parts, found, sent) })
    } catch (error) {
      const isFinal = error instanceof CodedError && finalCodes.includes(error.code)
      await record(isFinal || isLast ? 'failed' : 'delayed', isFinal ? 'refused' : 'unreachable')
      if (!isFinal) throw error
      log.warn({ error, teamId: sent.teamId, quoteId: sent.quoteId }, 'mail of a quote refused')
      return
    }
    await record('sent')
  })
}

function isEnded({ quote: { state } }: QuoteOfTeam): boolean {
  return state === 'cancelled' || state === 'superseded'
}

/** Whether the customer can still answer: nobody is reminded of anything else. */
function isOpen({ quote, team }: QuoteOfTeam, at: Date): boolean {
  return stateOn(quote.state, quote.validUntil, dayIn(team.timeZone, at)) === 'sent'
}

function isOver({ state }: QuoteDelivery): boolean {
  return state === 'sent' || state === 'failed'
}

function mailOf(
  { links, config, now }: Pick<Parameters<typeof quoteSentMail>[0], 'links' | 'config' | 'now'>,
  { quote, team }: QuoteOfTeam,
  { sentBy, replyTo, kind }: z.output<typeof quoteSent.payload>,
): Omit<Parameters<Mailer['send']>[0], 'to' | 'id'> {
  const locale = pickLocale(quote.language)
  const { productName } = config
  const isNew = now().getTime() - team.createdAt.getTime() < newTeamMs
  const free = (text: string): string => (isNew ? unlinked(text) : text)
  const teamName = quote.snapshot?.teamName ?? team.name
  const email = quoteSentEmail({
    locale,
    kind,
    productName,
    teamName: free(teamName),
    country: quote.snapshot?.country ?? team.country,
    customerName: free(quote.snapshot?.customer.name ?? ''),
    sentBy: free(sentBy),
    currency: quote.currency,
    netMinor: quote.netMinor,
    validUntil: quote.validUntil,
    sentAt: quote.sentAt ?? quote.updatedAt,
    timeZone: team.timeZone,
    note: free(quote.note),
    link: links.urlOf(quote),
    lines: (quote.snapshot?.lines ?? []).map((line) => ({
      deviceName: free(line.deviceName),
      variantLabel: free(line.variantLabel),
      quantity: line.quantity,
      isOnMargin: line.isOnMargin,
      kind: line.kind,
      facts: line.facts.map(({ question, answer }) => ({ question: free(question), answer: free(answer) })),
      mayMoveMinor: line.mayMoveMinor,
      otherOffers: line.offers
        .filter((offer) => offer.propositionKey !== line.propositionKey)
        .map(({ name, phrase, netMinor }) => ({
          name: free(name),
          ...(phrase && { phrase: free(phrase) }),
          netMinor,
        })),
    })),
  })
  return {
    fromName: senderName({ locale, teamName, productName }),
    ...(replyTo !== null && { replyTo }),
    ...email,
  }
}
