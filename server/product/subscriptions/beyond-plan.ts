import type { KeptMeter, TeamId } from '@costard/contract'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { keptCatalogs } from '../catalogs/kept-catalogs.ts'
import type { KeptThings } from '../rows/kept-things.ts'
import { keptMembers } from '../teams/memberships/kept-members.ts'
import { keptWidgets } from '../widgets/kept-widgets.ts'
import { planKept } from './schema.ts'

const counted: Readonly<Record<KeptMeter, KeptThings>> = {
  members: keptMembers,
  catalogs: keptCatalogs,
  widgets: keptWidgets,
}

/** Returns the ids beyond a limit: the newest of those not chosen to be kept. */
export async function listBeyond(
  tx: Transaction,
  teamId: TeamId,
  meter: KeptMeter,
  limit: number,
): Promise<string[]> {
  const { table, id, counts } = counted[meter]
  const rows = await tx
    .select({ id: sql<string>`${id}` })
    .from(table)
    .where(and(eq(table.teamId, teamId), counts))
    .orderBy(...orderOf(teamId, meter))
    .offset(limit)
  return rows.map((row) => row.id)
}

/** Returns all counted items, those to be kept first. */
export function listCounted(
  tx: Transaction,
  teamId: TeamId,
  meter: KeptMeter,
): Promise<{ id: string; name: string | null; isFixed: boolean }[]> {
  const { table, id, counts, name, first } = counted[meter]
  return tx
    .select({
      id: sql<string>`${id}`,
      name,
      isFixed: first ? sql<boolean>`not (${first})` : sql<boolean>`false`,
    })
    .from(table)
    .where(and(eq(table.teamId, teamId), counts))
    .orderBy(...orderOf(teamId, meter))
}

function orderOf(teamId: TeamId, meter: KeptMeter): readonly SQL[] {
  const { id, first, oldest } = counted[meter]
  const isKept = sql`exists (select 1 from ${planKept} where ${planKept.teamId} = ${teamId}
    and ${planKept.meter} = ${meter} and ${planKept.itemId} = ${id})`
  return [...(first ? [first] : []), sql`not ${isKept}`, ...oldest]
}

/** Stores the items of a meter to keep. Returns true if this changed. */
export async function saveKept(
  tx: Transaction,
  teamId: TeamId,
  meter: KeptMeter,
  ids: readonly string[],
): Promise<boolean> {
  const isOfMeter = and(eq(planKept.teamId, teamId), eq(planKept.meter, meter))
  const known = await tx.select({ id: planKept.itemId }).from(planKept).where(isOfMeter)
  if (known.length === ids.length && known.every(({ id }) => ids.includes(id))) return false
  await tx.delete(planKept).where(isOfMeter)
  if (ids.length > 0) await tx.insert(planKept).values(ids.map((itemId) => ({ teamId, meter, itemId })))
  return true
}
