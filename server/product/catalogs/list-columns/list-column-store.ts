import { catalogLimits, type TeamId } from '@costard/contract'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#database'
import { priceListColumns } from '../schema.ts'

export async function findListColumns(
  tx: Transaction,
  teamId: TeamId,
): Promise<{ heading: string; has: string | null }[]> {
  return tx
    .select({ heading: priceListColumns.heading, has: priceListColumns.has })
    .from(priceListColumns)
    .where(eq(priceListColumns.teamId, teamId))
    .orderBy(desc(priceListColumns.saidAt), priceListColumns.heading)
    .limit(catalogLimits.maxListColumns)
}

/** Replaces earlier meanings of the columns. The oldest are removed beyond the maximum of a team. */
export async function saveListColumn(
  tx: Transaction,
  row: typeof priceListColumns.$inferInsert,
): Promise<void> {
  const { teamId, has, saidAt } = row
  await tx
    .insert(priceListColumns)
    .values(row)
    .onConflictDoUpdate({
      target: [priceListColumns.teamId, priceListColumns.heading],
      set: { has: has ?? null, saidAt },
    })
  const older = tx
    .select({ heading: priceListColumns.heading })
    .from(priceListColumns)
    .where(eq(priceListColumns.teamId, teamId))
    .orderBy(desc(priceListColumns.saidAt), priceListColumns.heading)
    .offset(catalogLimits.maxListColumns)
  await tx
    .delete(priceListColumns)
    .where(and(eq(priceListColumns.teamId, teamId), inArray(priceListColumns.heading, older)))
}
