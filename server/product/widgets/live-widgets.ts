import { type CatalogId, compareNames, type TeamId } from '@costard/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { widgets } from './schema.ts'

/** Returns the names of the live widgets that use a catalog; at most as many as a team may have. */
export async function namesOfLiveWidgets(
  tx: Transaction,
  { teamId, catalogId }: { readonly teamId: TeamId; readonly catalogId: CatalogId },
): Promise<string[]> {
  const name = sql<string>`${widgets.settings} ->> 'name'`
  const rows = await tx
    .select({ name })
    .from(widgets)
    .where(
      and(
        eq(widgets.teamId, teamId),
        eq(widgets.state, 'live'),
        eq(sql`${widgets.settings} ->> 'catalogId'`, catalogId),
      ),
    )
  return rows.map((row) => row.name).toSorted(compareNames)
}

/** Returns the number of live widgets of a team. */
export function countLiveWidgets(tx: Transaction, teamId: TeamId): Promise<number> {
  return tx.$count(widgets, and(eq(widgets.teamId, teamId), eq(widgets.state, 'live')))
}
