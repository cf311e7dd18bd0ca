import { addressOf, QuoteId, screenPatterns, TeamId, WidgetId, widgetLimits } from '@costard/contract'
import { pickLocale, senderName, unlinked, widgetRequestEmail, widgetRequestsEmail } from '@costard/templates'
import { z } from 'zod'
import type { Config } from '#config'
import type { Mailer } from '#mail'
import { type Delivery, type EventHandler, eventType, on } from '#outbox'
import type { ProductParts } from '../../parts.ts'
import { findMailRecipient } from './request-mail-store.ts'
import { listRequests } from '../../quotes/lists/list-requests.ts'

const Key = z.object({ teamId: TeamId, widgetId: WidgetId })

/**
 * Published when a mail about requests of a widget is due; its handler sends the mail. quoteIds: listed
 * quotes, oldest first. count: number of all requests.
 */
export const requestsCollected = eventType(
  'widget-requests-collected',
  Key.extend({
    quoteIds: z.array(QuoteId).max(widgetLimits.maxMailedRequests),
    count: z.int().positive(),
  }),
  'mail',
)

/** Event about one request, published by earlier versions. Such events may still be stored. */
const widgetRequested = eventType('widget-requested', Key.extend({ quoteId: QuoteId }), 'mail')

interface MailParts extends Pick<ProductParts, 'database'> {
  readonly mailer: Pick<Mailer, 'send'>
  readonly config: Pick<Config, 'productName' | 'publicUrl'>
}

type Collected = z.output<typeof requestsCollected.payload>

/** Handles `widget-requests-collected` and the earlier `widget-requested`. */
export function requestMails(parts: MailParts): EventHandler[] {
  return [
    on(requestsCollected, (collected, delivery) => mailRequests(parts, collected, delivery)),
    on(widgetRequested, ({ quoteId, ...key }, delivery) =>
      mailRequests(parts, { ...key, quoteIds: [quoteId], count: 1 }, delivery),
    ),
  ]
}

/** Mails the member who published the widget, if still in the team and interested. */
async function mailRequests(
  { database: { orm }, mailer, config }: MailParts,
  { quoteIds, count, ...key }: Collected,
  { id }: Delivery,
): Promise<void> {
  const recipient = await findMailRecipient(orm, key)
  if (!recipient?.liveBy || recipient.turnedOff.includes('widgetRequest')) return
  const found = await listRequests(orm, key.teamId, quoteIds)
  const more = count - quoteIds.length
  if (found.length + more === 0) return
  const { liveBy, team } = recipient
  const locale = pickLocale(team.language)
  const { productName, publicUrl } = config
  const about = {
    locale,
    productName,
    teamName: unlinked(team.name),
    widget: unlinked(recipient.widget),
  }
  const requests = found.map(({ quoteId, number, state, customer, device }) => ({
    name: unlinked(customer?.name ?? ''),
    device: unlinked(device),
    number,
    isSent: state !== 'draft',
    link: publicUrl + addressOf(screenPatterns.quote, { tid: key.teamId, qid: quoteId }),
  }))
  const [request] = requests
  const isAlone = request !== undefined && requests.length + more === 1
  const replyTo = isAlone ? found[0]?.customer?.email : undefined
  await mailer.send({
    id,
    to: liveBy.email,
    fromName: senderName({ locale, teamName: team.name, productName }),
    ...(replyTo !== undefined && { replyTo }),
    ...(isAlone
      ? widgetRequestEmail({ ...about, ...request })
      : widgetRequestsEmail({
          ...about,
          requests,
          more,
          link: publicUrl + addressOf(screenPatterns.quotes, { tid: key.teamId }),
        })),
  })
}
