import type { KeptMeter, TeamId } from '@costard/contract'
import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#database'
import { catalogs, catalogVersions } from '../catalogs/schema.ts'
import { members } from '../teams/schema.ts'
import { widgets } from '../widgets/schema.ts'
import { planKept } from './schema.ts'

/** How the things of a meter are found, and which of them stay first when nobody has chosen: the oldest. */
interface Counted {
  readonly table: PgTable & { readonly teamId: PgColumn }
  readonly id: PgColumn
  readonly counts: SQL | undefined
  /** Before the choice: an owner always stays. */
  readonly first?: SQL
  readonly oldest: readonly SQL[]
  readonly name: SQL<string | null>
}

const counted: Readonly<Record<KeptMeter, Counted>> = {
  members: {
    table: members,
    id: members.userId,
    counts: ne(members.state, 'left'),
    first: sql`${members.role} <> 'owner'`,
    oldest: [sql`${members.joinedAt}`, sql`${members.userId}`],
    name: sql`coalesce(${members.name}, ${members.email})`,
  },
  catalogs: {
    table: catalogs,
    id: catalogs.catalogId,
    counts: sql`${catalogs.archivedAt} is null`,
    oldest: [sql`${catalogs.createdAt}`, sql`${catalogs.position}`, sql`${catalogs.catalogId}`],
    // A catalog was published once; its name is read in any language it has.
    name: sql`(select coalesce(v.summary #>> '{name,en}', (select value from jsonb_each_text(v.summary -> 'name') limit 1))
      from ${catalogVersions} v where v.team_id = "catalogs"."team_id" and v.catalog_id = "catalogs"."catalog_id"
      order by v.version desc limit 1)`,
  },
  widgets: {
    table: widgets,
    id: widgets.widgetId,
    counts: eq(widgets.state, 'live'),
    oldest: [sql`${widgets.createdAt}`, sql`${widgets.widgetId}`],
    name: sql`${widgets.settings} ->> 'name'`,
  },
}

/** Returns the ids beyond a limit: the newest of those that nobody chose to keep. */
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

/** Returns all that count, those that stay first. */
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

/** Keeps these of a meter, and no others. Returns whether others were kept before. */
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
