import { addressOf, QuoteId, screenPatterns, TeamId, WidgetId } from '@costard/contract'
import { pickLocale, senderName, unlinked, widgetRequestEmail } from '@costard/templates'
import { z } from 'zod'
import type { Config } from '#config'
import type { Mailer } from '#mail'
import { type EventHandler, eventType, on } from '#outbox'
import type { ProductParts } from '../../parts.ts'
import { findRevisionOfTeam } from '../../quotes/quote-store.ts'
import { wantsMail } from '../../notifications/notification-store.ts'
import { findMembership } from '../../teams/membership-store.ts'
import { getWidget } from '../widget-store.ts'

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
  return on(widgetRequested, async ({ widgetId, isSent, device, ...key }, { id }) => {
    const { liveBy, settings } = await getWidget(orm, { ...key, widgetId })
    if (!liveBy || !(await wantsMail(orm, key.teamId, liveBy.userId, 'widgetRequest'))) return
    const found = await findRevisionOfTeam(orm, { ...key, revision: 1 })
    const membership = await findMembership(orm, key.teamId, liveBy.userId)
    if (!found || !membership || membership.isSuspended) return
    const { quote, team } = found
    const locale = pickLocale(membership.team.language)
    const { productName, publicUrl } = config
    const { name = '', email } = quote.customer ?? {}
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
        widget: unlinked(settings.name),
        device: unlinked(device),
        number: quote.number,
        isSent,
        link: publicUrl + addressOf(screenPatterns.quote, { tid: key.teamId, qid: key.quoteId }),
      }),
    })
  })
}
