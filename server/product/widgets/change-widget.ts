import {
  type AddWidget,
  type CatalogId,
  type EditWidget,
  type TeamId,
  unlistedKindOf,
  type WidgetId,
  type WidgetSettings,
} from '@costard/contract'
import type { Transaction } from '#database'
import { apiError } from '../calls/api-error.ts'
import type { Change } from '../audit/recorded-change.ts'
import { isUnchanged } from '../rows/is-unchanged.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import { listCatalogFacts } from '../catalogs/managed/catalog-facts.ts'
import { newId } from '../rows/new-id.ts'
import type { ProductParts } from '../parts.ts'
import { requireOpenSite } from '../teams/sites/require-sites.ts'
import type { Member } from '../teams/memberships/member.ts'
import { lockTeam } from '../teams/team-store.ts'
import { callerObstacles, obstaclesOf } from './describe-widget.ts'
import { countLiveWidgets } from './live-widgets.ts'
import { deleteWidget, insertWidget, lockWidget, updateWidget, type WidgetRow } from './widget-store.ts'

type Parts = Pick<ProductParts, 'documents' | 'now'>

/**
 * Adds a widget. Throws catalog/not-found, widget/catalog-refused, site/not-found, site/archived,
 * widget/too-many.
 */
export async function addWidget(
  parts: Parts,
  { tx, record }: Change,
  { teamId, caller }: Member,
  settings: AddWidget,
): Promise<WidgetRow> {
  await requireUsable(tx, teamId, settings.catalogId)
  if (settings.siteId !== null) await requireOpenSite(tx, teamId, settings.siteId)
  const at = parts.now()
  const row: WidgetRow = {
    teamId,
    widgetId: newId<WidgetId>(),
    rev: 1,
    state: 'draft',
    settings,
    liveBy: null,
    createdAt: at,
    createdBy: caller.userId,
    updatedAt: at,
    requestsMailedAt: null,
  }
  await insertWidget(tx, row)
  const { name, catalogId } = settings
  await record({
    teamId,
    entity: 'widget',
    entityId: row.widgetId,
    after: { name, catalogId, state: row.state },
  })
  await bumpRevisions(tx, parts, teamId, { widgets: row.widgetId }, caller.userId)
  return row
}

/**
 * Edits a widget. Throws widget/not-found, widget/changed, widget/not-ready, catalog/not-found,
 * widget/catalog-refused, site/not-found, site/archived.
 */
export async function editWidget(
  parts: Parts,
  { tx, record }: Change,
  { teamId, caller }: Member,
  {
    widgetId,
    rev,
    changed,
  }: { readonly widgetId: WidgetId; readonly rev: number; readonly changed: EditWidget },
): Promise<WidgetRow> {
  const before = await lockWidget(tx, { teamId, widgetId }, rev)
  if (isUnchanged(before.settings, changed)) return before
  // `changed` only has the fields of the body.
  const settings = { ...before.settings, ...changed } as WidgetSettings
  if (settings.catalogId !== before.settings.catalogId) await requireUsable(tx, teamId, settings.catalogId)
  const { siteId } = settings
  if (siteId !== null && siteId !== before.settings.siteId) await requireOpenSite(tx, teamId, siteId)
  const obstacles = before.state === 'live' ? await obstaclesOf(tx, { teamId, settings }) : []
  if (obstacles.length > 0) throw apiError('widget/not-ready', { obstacles })
  const row = await updateWidget(tx, before, { settings, updatedAt: parts.now() })
  await record({ teamId, entity: 'widget', entityId: widgetId, ...changedFields(before.settings, settings) })
  await bumpRevisions(tx, parts, teamId, { widgets: widgetId }, caller.userId)
  return row
}

/**
 * Publishes or pauses a widget. Throws widget/not-found, widget/changed, widget/not-ready,
 * plan/limit-reached.
 */
export async function setWidgetState(
  parts: Parts & Pick<ProductParts, 'planRoom'>,
  { tx, record }: Change,
  { teamId, caller }: Member,
  {
    widgetId,
    rev,
    state,
  }: { readonly widgetId: WidgetId; readonly rev: number; readonly state: 'live' | 'paused' },
): Promise<WidgetRow> {
  const isLive = state === 'live'
  if (isLive) await lockTeam(tx, teamId)
  const before = await lockWidget(tx, { teamId, widgetId }, rev)
  if (isLive) {
    const obstacles = [...(await obstaclesOf(tx, before)), ...callerObstacles(caller)]
    if (obstacles.length > 0) throw apiError('widget/not-ready', { obstacles })
    if (before.state !== 'live')
      await parts.planRoom.require(tx, teamId, 'widgets', (await countLiveWidgets(tx, teamId)) + 1)
  }
  const { userId, displayName: name = null, email = '' } = caller
  const at = parts.now()
  const row = await updateWidget(tx, before, {
    state,
    updatedAt: at,
    ...(isLive && { liveBy: { userId, name, email, at: at.toISOString() } }),
  })
  await record({
    teamId,
    entity: 'widget',
    entityId: widgetId,
    before: { state: before.state },
    after: { state },
  })
  await bumpRevisions(tx, parts, teamId, { widgets: widgetId }, caller.userId)
  return row
}

/** Removes a widget. Throws widget/not-found. */
export async function removeWidget(
  parts: Parts,
  { tx, record }: Change,
  { teamId, caller }: Member,
  widgetId: WidgetId,
): Promise<{ id: WidgetId }> {
  const name = await deleteWidget(tx, { teamId, widgetId })
  await record({ teamId, entity: 'widget', entityId: widgetId, before: { name } })
  await bumpRevisions(tx, parts, teamId, { widgets: widgetId }, caller.userId)
  return { id: widgetId }
}

/** Checks the catalog of a widget. Throws catalog/not-found, widget/catalog-refused. */
async function requireUsable(tx: Transaction, teamId: TeamId, catalogId: CatalogId): Promise<void> {
  if (unlistedKindOf(catalogId)) throw apiError('widget/catalog-refused')
  const [found] = await listCatalogFacts(tx, teamId, catalogId)
  if (!found) throw apiError('catalog/not-found')
  if (found.kind !== 'buy' || found.isArchived) throw apiError('widget/catalog-refused')
}

/**
 * Returns the audited fields: names of changed texts and theme only; sites, catalog and terms with their
 * values.
 */
function changedFields(before: WidgetSettings, after: WidgetSettings) {
  const valued = [
    'name',
    'catalogId',
    'mode',
    'allowedOrigins',
    'offer',
    'gate',
    'siteId',
    'quoteAs',
  ] as const
  const isChanged = (field: keyof WidgetSettings): boolean =>
    JSON.stringify(before[field]) !== JSON.stringify(after[field])
  const fields = (Object.keys(after) as (keyof WidgetSettings)[]).filter(isChanged)
  const changed = valued.filter(isChanged)
  return {
    before: Object.fromEntries(changed.map((field) => [field, before[field]])),
    after: { ...Object.fromEntries(changed.map((field) => [field, after[field]])), changed: fields },
  }
}
