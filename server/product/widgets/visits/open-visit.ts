import { type CatalogDocument, isAllowedOrigin } from '@costard/contract'
import { dayIn } from '@costard/quotes'
import { apiError } from '../../calls/api-error.ts'
import type { ProductParts } from '../../parts.ts'
import type { Membership } from '../../teams/memberships/membership-store.ts'
import type { WidgetRow } from '../widget-store.ts'
import type { Visit, VisitTokens } from './visit-token.ts'
import { findVisitedWidget, type VisitedWidget } from './visited-widget.ts'

/** Facts about a live widget for a visit. */
interface Opened {
  readonly widget: WidgetRow
  /** Member in whose name quotes are created. */
  readonly acting: { readonly userId: string; readonly membership: Membership }
  readonly team: Membership['team']
  readonly document: CatalogDocument
  /** Date in the time zone of the team. */
  readonly today: string
}

/** A visit of a live widget. */
export type OpenVisit = Visit & Opened

/**
 * Opens a visit. Throws widget/visit-over for an invalid token, widget/not-live for a widget that is paused
 * or not for this site.
 */
export async function openVisit(
  { database: { orm }, now }: Pick<ProductParts, 'database' | 'now'>,
  tokens: VisitTokens,
  token: string,
): Promise<OpenVisit> {
  const at = now()
  const visit = tokens.read(token, at)
  if (!visit) throw apiError('widget/visit-over')
  const opened = visitOf(await findVisitedWidget(orm, visit.widgetId), visit, at)
  if (!opened) throw apiError('widget/not-live')
  return opened
}

/** Returns undefined for a widget that is paused, or not for the site of the visit. */
export function visitOf<Asked extends Pick<Visit, 'origin' | 'isPreview'>>(
  visited: VisitedWidget | undefined,
  visit: Asked | undefined,
  at: Date,
): (Asked & Opened) | undefined {
  if (!visited || !visit) return undefined
  const { widget, acting, document } = visited
  if (widget.state !== 'live' && !visit.isPreview) return undefined
  if (visit.origin !== null && !isAllowedOrigin(widget.settings.allowedOrigins, visit.origin))
    return undefined
  if (!acting || acting.membership.team.closedAt || !document) return undefined
  const { team } = acting.membership
  return { ...visit, widget, acting, team, document, today: dayIn(team.timeZone, at) }
}
