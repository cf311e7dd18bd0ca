import { QuoteId, TeamId } from '@costard/contract'
import { pickLocale, quoteSentEmail } from '@costard/templates'
import { z } from 'zod'
import type { Config } from '#config'
import type { Database } from '#database'
import type { Mailer } from '#mail'
import { findQuoteOfTeam } from './quote-store.ts'
import type { QuoteLinks } from './quote-link.ts'

const QuoteSent = z.object({
  teamId: TeamId,
  quoteId: QuoteId,
  sentBy: z.string(),
  replyTo: z.string().nullable(),
})

/** Handles `quote-sent`: sends the e-mail with the link to the customer page. */
export function quoteSentMail({
  database,
  links,
  mailer,
  config,
}: {
  readonly database: Database
  readonly links: QuoteLinks
  readonly mailer: Mailer
  readonly config: Pick<Config, 'productName'>
}): (payload: unknown) => Promise<void> {
  return async (payload) => {
    const { teamId, quoteId, sentBy, replyTo } = QuoteSent.parse(payload)
    const found = await findQuoteOfTeam(database.orm, teamId, quoteId)
    const { snapshot, customer } = found?.quote ?? {}
    // The team may have been removed since the event.
    if (!found || !snapshot || !customer?.email) return
    const { quote } = found
    const email = quoteSentEmail({
      locale: pickLocale(quote.language),
      productName: config.productName,
      teamName: snapshot.teamName,
      country: snapshot.country,
      customerName: customer.name,
      sentBy,
      currency: quote.currency,
      netMinor: quote.netMinor,
      validUntil: quote.validUntil,
      sentAt: quote.sentAt ?? quote.updatedAt,
      timeZone: found.team.timeZone,
      note: quote.note,
      link: links.urlOf(teamId, quoteId),
      lines: snapshot.lines.map((line) => ({
        deviceName: line.deviceName,
        variantLabel: line.variantLabel,
        kind: line.kind,
        facts: line.facts,
        mayMoveMinor: line.mayMoveMinor,
        otherOffers: line.offers.filter((offer) => offer.propositionKey !== line.propositionKey),
      })),
    })
    await mailer.send({
      to: customer.email,
      fromName: snapshot.teamName,
      ...(replyTo !== null && { replyTo }),
      ...email,
    })
  }
}
