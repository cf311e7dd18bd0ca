import { type CatalogDocument, isAllowedOrigin } from '@costard/contract'
import { dayIn } from '@costard/quotes'
import { apiError } from '../../api-error.ts'
import { findCatalog } from '../../catalogs/catalog-store.ts'
import type { ProductParts } from '../../parts.ts'
import type { Membership } from '../../teams/membership-store.ts'
import { findActing } from './find-acting.ts'
import { findWidgetById, type WidgetRow } from '../widget-store.ts'
import type { Visit, VisitTokens } from './visit-token.ts'

/** A visit of a live widget. */
export interface OpenVisit extends Visit {
  readonly widget: WidgetRow
  /** In whose name quotes are made. */
  readonly acting: { readonly userId: string; readonly membership: Membership }
  readonly team: Membership['team']
  readonly document: CatalogDocument
  /** In the time zone of the team. */
  readonly today: string
}

/** Throws widget/visit-over for a token that is not valid, widget/not-live for a widget that is off or not for this site. */
export async function openVisit(
  { database: { orm }, now }: Pick<ProductParts, 'database' | 'now'>,
  tokens: VisitTokens,
  token: string,
): Promise<OpenVisit> {
  const visit = tokens.read(token, now())
  if (!visit) throw apiError('widget/visit-over')
  const widget = await findWidgetById(orm, visit.widgetId)
  if (!widget || (widget.state !== 'live' && !visit.isPreview)) throw apiError('widget/not-live')
  const { teamId, settings } = widget
  if (visit.origin !== null && !isAllowedOrigin(settings.allowedOrigins, visit.origin))
    throw apiError('widget/not-live')
  const [acting, catalog] = await Promise.all([
    findActing(orm, widget),
    findCatalog(orm, teamId, settings.catalogId),
  ])
  if (!acting || !catalog?.document) throw apiError('widget/not-live')
  const { team } = acting.membership
  return { ...visit, widget, acting, team, document: catalog.document, today: dayIn(team.timeZone, now()) }
}
