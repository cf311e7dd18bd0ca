import { quoteLimits, type QuoteViewId, type TeamId } from '@costard/contract'
import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { apiError } from '../calls/api-error.ts'
import { quoteColumns, quoteViews } from './schema.ts'

export type ViewRow = typeof quoteViews.$inferSelect

interface ViewKey {
  readonly teamId: TeamId
  readonly viewId: QuoteViewId
}

/** Returns the views of a person in a team, personal and shared, oldest first. */
export function listViews(tx: Transaction, teamId: TeamId, userId: string): Promise<ViewRow[]> {
  return tx
    .select()
    .from(quoteViews)
    .where(
      and(eq(quoteViews.teamId, teamId), or(eq(quoteViews.createdBy, userId), eq(quoteViews.isShared, true))),
    )
    .orderBy(asc(quoteViews.createdAt), asc(quoteViews.viewId))
}

/** Adds a view. Throws view/too-many. Serialised per team, so that the limit is exact. */
export async function insertView(tx: Transaction, row: ViewRow): Promise<void> {
  const { teamId, createdBy, isShared } = row
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`quote views ${teamId}`}, 0))`)
  const ofOwner = isShared
    ? eq(quoteViews.isShared, true)
    : and(eq(quoteViews.isShared, false), eq(quoteViews.createdBy, createdBy))
  const count = await tx.$count(quoteViews, and(eq(quoteViews.teamId, teamId), ofOwner))
  const { maxViews } = quoteLimits
  if (count >= maxViews) throw apiError('view/too-many', { maxViews })
  await tx.insert(quoteViews).values(row)
}

export async function lockView(tx: Transaction, key: ViewKey): Promise<ViewRow | undefined> {
  const [row] = await tx.select().from(quoteViews).where(byKey(key)).for('update')
  return row
}

export async function updateView(
  tx: Transaction,
  key: ViewKey,
  changed: Partial<Pick<ViewRow, 'name' | 'query'>>,
): Promise<ViewRow> {
  const [row] = await tx
    .update(quoteViews)
    .set({ ...changed, rev: sql`${quoteViews.rev} + 1` })
    .where(byKey(key))
    .returning()
  if (!row) throw new Error('the view was not locked')
  return row
}

export async function deleteView(tx: Transaction, key: ViewKey): Promise<void> {
  await tx.delete(quoteViews).where(byKey(key))
}

type ShownColumns = Pick<typeof quoteColumns.$inferSelect, 'hidden' | 'order' | 'isCompact'>

export async function findColumns(tx: Transaction, teamId: TeamId, userId: string): Promise<ShownColumns> {
  const { hidden, order, isCompact } = quoteColumns
  const [row] = await tx
    .select({ hidden, order, isCompact })
    .from(quoteColumns)
    .where(and(eq(quoteColumns.teamId, teamId), eq(quoteColumns.userId, userId)))
  return row ?? { hidden: [], order: [], isCompact: false }
}

export async function saveColumns(tx: Transaction, row: typeof quoteColumns.$inferSelect): Promise<void> {
  await tx
    .insert(quoteColumns)
    .values(row)
    .onConflictDoUpdate({
      target: [quoteColumns.teamId, quoteColumns.userId],
      set: { hidden: row.hidden, order: row.order, isCompact: row.isCompact },
    })
}

/** Removes the personal views of a leaving member; shared views stay. */
export async function removeViewsOf(tx: Transaction, teamId: TeamId, userId: string): Promise<void> {
  await tx
    .delete(quoteViews)
    .where(
      and(eq(quoteViews.teamId, teamId), eq(quoteViews.createdBy, userId), eq(quoteViews.isShared, false)),
    )
  await tx.delete(quoteColumns).where(and(eq(quoteColumns.teamId, teamId), eq(quoteColumns.userId, userId)))
}

function byKey({ teamId, viewId }: ViewKey) {
  return and(eq(quoteViews.teamId, teamId), eq(quoteViews.viewId, viewId))
}
