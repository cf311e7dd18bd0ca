import { pickLocale, selfInspectionLinkEmail, senderName, unlinked } from '@costard/templates'
import { QuoteId, TeamId } from '@costard/contract'
import { z } from 'zod'
import type { Config } from '#config'
import type { Mailer } from '#mail'
import { type EventHandler, eventType, on, publish } from '#outbox'
import { apiError } from '../calls/api-error.ts'
import type { Change } from '../audit/recorded-change.ts'
import type { ProductParts } from '../parts.ts'
import { findQuoteOfTeam } from '../quotes/quote-store.ts'
import { mailboxOf } from '../usage/mailbox-of.ts'
import type { OpenInspection } from './open-inspection.ts'
import type { SelfInspectionLinks } from './self-inspection-link.ts'
import { findInspection } from './self-inspection-store.ts'

/** Published when a visitor asks for the link, to continue on another device. */
const linkAsked = eventType(
  'self-inspection-link-asked',
  z.object({ teamId: TeamId, quoteId: QuoteId }),
  'mail',
)

/**
 * Mails the link to the address in the request, and to no other. Throws self-inspection/over for a quote
 * without an address, self-inspection/too-many-mails.
 */
export async function askForLink(
  { usage }: Pick<ProductParts, 'usage'>,
  { tx, record }: Change,
  { row: { teamId, quoteId }, quote }: OpenInspection,
): Promise<void> {
  const email = quote.customer?.email
  if (email === undefined) throw apiError('self-inspection/over')
  await usage.spend(tx, 'self-inspection/too-many-mails', [
    ['self-inspection-mails-per-quote', quoteId],
    ['self-inspection-mails-per-team', teamId],
    ['mails-per-recipient', mailboxOf(email)],
  ])
  await publish(tx, linkAsked, { teamId, quoteId })
  await record({ teamId, entity: 'quote', entityId: quoteId, after: { selfInspectionLink: 'mailed' } })
}

interface MailParts extends Pick<ProductParts, 'database'> {
  readonly links: SelfInspectionLinks
  readonly mailer: Pick<Mailer, 'send'>
  readonly config: Pick<Config, 'productName'>
}

/** Handles `self-inspection-link-asked`. */
export function selfInspectionLinkMail({
  database: { orm },
  links,
  mailer,
  config,
}: MailParts): EventHandler {
  return on(linkAsked, async (key, { id }) => {
    const row = await findInspection(orm, key)
    const found = await findQuoteOfTeam(orm, { ...key, revision: 1 })
    const email = found?.quote.customer?.email
    if (!row || !found || email === undefined) return
    const locale = pickLocale(row.language)
    const { productName } = config
    await mailer.send({
      id,
      to: email,
      fromName: senderName({ locale, teamName: found.team.name, productName }),
      ...selfInspectionLinkEmail({
        locale,
        productName,
        teamName: unlinked(found.team.name),
        number: found.quote.number,
        link: links.urlOf(row),
      }),
    })
  })
}
