import { type SiteId, type TeamId, type WidgetId, widgetLimits } from '@costard/contract'
import { and, asc, eq, sql } from 'drizzle-orm'
import { batched, type Transaction } from '#database'
import { memoizeByOwner } from '../../memoize-by-owner.ts'
import { apiError } from '../calls/api-error.ts'
import { lockTeam } from '../teams/team-store.ts'
import { widgets } from './schema.ts'

export type WidgetRow = typeof widgets.$inferSelect
export type WidgetKey = Pick<WidgetRow, 'teamId' | 'widgetId'>

export function listWidgets(tx: Transaction, teamId: TeamId): Promise<WidgetRow[]> {
  return tx
    .select()
    .from(widgets)
    .where(eq(widgets.teamId, teamId))
    .orderBy(asc(widgets.createdAt), asc(widgets.widgetId))
}

/** Throws widget/not-found. */
export async function getWidget(tx: Transaction, key: WidgetKey): Promise<WidgetRow> {
  const [row] = await tx.select().from(widgets).where(isWidget(key))
  if (!row) throw apiError('widget/not-found')
  return row
}

/** Throws widget/not-found, widget/changed. */
export async function lockWidget(tx: Transaction, key: WidgetKey, rev: number): Promise<WidgetRow> {
  const [row] = await tx.select().from(widgets).where(isWidget(key)).for('no key update')
  if (!row) throw apiError('widget/not-found')
  if (row.rev !== rev) throw apiError('widget/changed', { yours: rev, current: row.rev })
  return row
}

/** Adds a widget. Throws widget/too-many. Locks the team, so that the limit is exact. */
export async function insertWidget(tx: Transaction, row: WidgetRow): Promise<void> {
  await lockTeam(tx, row.teamId)
  const { maxWidgets } = widgetLimits
  if ((await tx.$count(widgets, eq(widgets.teamId, row.teamId))) >= maxWidgets)
    throw apiError('widget/too-many', { maxWidgets })
  await tx.insert(widgets).values(row)
}

export async function updateWidget(
  tx: Transaction,
  before: WidgetRow,
  changed: Partial<WidgetRow>,
): Promise<WidgetRow> {
  const row = { ...before, ...changed, rev: before.rev + 1 }
  await tx.update(widgets).set(row).where(isWidget(before))
  return row
}

/** Visitors of a widget whose site is removed are sent to the address of the team. */
export async function removeSiteOfWidgets(tx: Transaction, teamId: TeamId, siteId: SiteId): Promise<void> {
  await tx
    .update(widgets)
    .set({ settings: sql`${widgets.settings} || '{"siteId": null}'::jsonb`, rev: sql`${widgets.rev} + 1` })
    .where(and(eq(widgets.teamId, teamId), sql`${widgets.settings} ->> 'siteId' = ${siteId}`))
}

/** Deletes a widget with its counts and returns its name. Throws widget/not-found. */
export async function deleteWidget(tx: Transaction, key: WidgetKey): Promise<string> {
  const [gone] = await tx.delete(widgets).where(isWidget(key)).returning({ settings: widgets.settings })
  if (!gone) throw apiError('widget/not-found')
  return gone.settings.name
}

/** Finds a widget by its id, of any team. */
export function findWidgetById(tx: Transaction, widgetId: WidgetId): Promise<WidgetRow | undefined> {
  return widgetsById(tx)(widgetId)
}

/** Every step of a visit reads its widget: concurrent calls share one read. */
const widgetsById = memoizeByOwner((tx: Transaction) => {
  const query = tx
    .select()
    .from(widgets)
    .where(sql`${widgets.widgetId} = any(${sql.placeholder('ids')}::text[])`)
    .prepare('product_find_widgets')
  return batched(async (ids: readonly WidgetId[]) => {
    const rows = await query.execute({ ids: [...new Set(ids)] })
    const byId = new Map(rows.map((row) => [row.widgetId, row]))
    return ids.map((id) => byId.get(id))
  })
})

function isWidget({ teamId, widgetId }: WidgetKey) {
  return and(eq(widgets.teamId, teamId), eq(widgets.widgetId, widgetId))
}
