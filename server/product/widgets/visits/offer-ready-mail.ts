import { QuoteId, TeamId, WidgetId } from '@costard/contract'
import { offerReadyEmail, pickLocale, senderName, unlinked } from '@costard/templates'
import { z } from 'zod'
import type { Config } from '#config'
import type { Transaction } from '#database'
import type { Mailer } from '#mail'
import { type EventHandler, eventType, on, publish } from '#outbox'
import type { ProductParts } from '../../parts.ts'
import { countMailToVisitor } from '../../quotes/sending/quote-mail.ts'
import { findQuoteOfTeam } from '../../quotes/quote-store.ts'
import type { OfferKey, OfferLinks } from './offer-link.ts'

/**
 * Published when a visitor gave the address of an existing customer; the offer waits until they open the link
 * in the mail that its handler sends.
 */
const offerReady = eventType(
  'widget-offer-ready',
  z.object({ teamId: TeamId, widgetId: WidgetId, quoteId: QuoteId }),
  'mail',
)

/** Publishes the mail with the link. Throws quote/too-many-sent. */
export async function mailOfferLink(
  tx: Transaction,
  parts: Pick<ProductParts, 'usage'>,
  key: OfferKey,
  recipient: string,
): Promise<void> {
  await countMailToVisitor(tx, parts, { teamId: key.teamId, recipient })
  await publish(tx, offerReady, key)
}

interface MailParts extends Pick<ProductParts, 'database'> {
  readonly links: OfferLinks
  readonly mailer: Pick<Mailer, 'send'>
  readonly config: Pick<Config, 'productName'>
}

/** Handles `widget-offer-ready`. */
export function offerReadyMail({ database: { orm }, links, mailer, config }: MailParts): EventHandler {
  return on(offerReady, async (key, { id }) => {
    const found = await findQuoteOfTeam(orm, { ...key, revision: 1 })
    const { visitor, language, number } = found?.quote ?? {}
    // Skip if the customer was erased, the offer sent by a member, or the address verified since.
    if (!found || !visitor?.awaitsProof || language === undefined) return
    const locale = pickLocale(language)
    const { productName } = config
    await mailer.send({
      id,
      thread: key.quoteId,
      to: visitor.email,
      fromName: senderName({ locale, teamName: found.team.name, productName }),
      ...offerReadyEmail({
        locale,
        productName,
        teamName: unlinked(found.team.name),
        number: number ?? '',
        link: links.urlOf(key),
      }),
    })
  })
}
