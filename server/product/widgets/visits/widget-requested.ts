import { addressOf, QuoteId, screenPatterns, TeamId, WidgetId } from '@costard/contract'
import { pickLocale, senderName, unlinked, widgetRequestEmail } from '@costard/templates'
import { z } from 'zod'
import type { Config } from '#config'
import type { Mailer } from '#mail'
import { type EventHandler, eventType, on } from '#outbox'
import type { ProductParts } from '../../parts.ts'
import { findRequestNews } from './request-news-store.ts'

/** A visitor of a widget left a contact. */
export const widgetRequested = eventType(
  'widget-requested',
  z.object({ teamId: TeamId, widgetId: WidgetId, quoteId: QuoteId, device: z.string(), isSent: z.boolean() }),
)

interface MailParts extends Pick<ProductParts, 'database'> {
  readonly mailer: Pick<Mailer, 'send'>
  readonly config: Pick<Config, 'productName' | 'publicUrl'>
}

/** Handles `widget-requested`: mails the member who put the widget live, if they are still in the team. */
export function widgetRequestedMail({ database: { orm }, mailer, config }: MailParts): EventHandler {
  return on(widgetRequested, async ({ isSent, device, ...key }, { id }) => {
    const news = await findRequestNews(orm, key)
    if (!news?.liveBy || news.turnedOff.includes('widgetRequest')) return
    const { liveBy, team, customer, number, widget } = news
    const locale = pickLocale(team.language)
    const { productName, publicUrl } = config
    const { name = '', email } = customer ?? {}
    await mailer.send({
      id,
      to: liveBy.email,
      fromName: senderName({ locale, teamName: team.name, productName }),
      ...(email !== undefined && { replyTo: email }),
      ...widgetRequestEmail({
        locale,
        productName,
        teamName: unlinked(team.name),
        name: unlinked(name),
        widget: unlinked(widget),
        device: unlinked(device),
        number,
        isSent,
        link: publicUrl + addressOf(screenPatterns.quote, { tid: key.teamId, qid: key.quoteId }),
      }),
    })
  })
}
