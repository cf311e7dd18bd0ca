import type { Meter, TeamId } from '@costard/contract'
import { and, eq, getTableColumns, lt, sql } from 'drizzle-orm'
import { batched, type Transaction } from '#database'
import { memoizeByOwner } from '../../memoize-by-owner.ts'
import { teams } from '../teams/schema.ts'
import type { SubscriptionRow } from './current-plan.ts'
import { billingEvents, planUsage, subscriptions } from './schema.ts'

export async function findSubscription(
  tx: Transaction,
  teamId: TeamId,
): Promise<SubscriptionRow | undefined> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.teamId, teamId))
  return row
}

export async function findTeamOfCustomer(tx: Transaction, customerRef: string): Promise<TeamId | undefined> {
  const [row] = await tx
    .select({ teamId: subscriptions.teamId })
    .from(subscriptions)
    .where(eq(subscriptions.customerRef, customerRef))
  return row?.teamId
}

/** Returns the facts about a team on which the plan depends, and its subscription. */
export async function findPlanOf(
  tx: Transaction,
  teamId: TeamId,
): Promise<{ createdAt: Date; timeZone: string; row: SubscriptionRow | undefined } | undefined> {
  const [found] = await tx
    .select({
      createdAt: teams.createdAt,
      timeZone: teams.timeZone,
      row: getTableColumns(subscriptions),
    })
    .from(teams)
    .leftJoin(subscriptions, eq(subscriptions.teamId, teams.teamId))
    .where(eq(teams.teamId, teamId))
  return found && { ...found, row: found.row ?? undefined }
}

export async function saveSubscription(tx: Transaction, row: SubscriptionRow): Promise<void> {
  const { teamId: _, ...others } = row
  await tx.insert(subscriptions).values(row).onConflictDoUpdate({ target: subscriptions.teamId, set: others })
}

/** Adds a row, or the customer to a row without one. Returns the stored customer. */
export async function saveCustomer(
  tx: Transaction,
  row: SubscriptionRow & { readonly customerRef: string },
): Promise<string> {
  const [saved] = await tx
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: subscriptions.teamId,
      set: { customerRef: sql`coalesce(${subscriptions.customerRef}, excluded.customer_ref)` },
    })
    .returning({ customerRef: subscriptions.customerRef })
  return saved?.customerRef ?? row.customerRef
}

/**
 * Adds one to the usage of a month; keeps the lock of its row until the transaction ends. Returns the earlier
 * usage. Concurrent calls share one statement.
 */
export function countUsed(tx: Transaction, teamId: TeamId, meter: Meter, month: string): Promise<number> {
  return uses(tx)({ teamId, meter, month })
}

type UsageKey = Pick<typeof planUsage.$inferSelect, 'teamId' | 'meter' | 'month'>

const uses = memoizeByOwner((tx: Transaction) =>
  batched(async (keys: readonly UsageKey[]) => {
    const nameOf = ({ teamId, meter, month }: UsageKey) => JSON.stringify([teamId, meter, month])
    const alike = Map.groupBy(keys, nameOf)
    const added = [...alike]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([, same]) => same.slice(0, 1).map((key) => ({ ...key, used: same.length })))
    const rows = await tx
      .insert(planUsage)
      .values(added)
      .onConflictDoUpdate({
        target: [planUsage.teamId, planUsage.meter, planUsage.month],
        set: { used: sql`${planUsage.used} + excluded.used` },
      })
      .returning()
    const before = new Map(rows.map((row) => [nameOf(row), row.used - (alike.get(nameOf(row))?.length ?? 0)]))
    return keys.map((key) => {
      const used = (before.get(nameOf(key)) ?? 0) + 1
      before.set(nameOf(key), used)
      return used
    })
  }),
)

/**
 * Adds one to the usage of a month, unless the limit is reached. Returns the earlier usage; undefined:
 * refused, and not counted.
 */
export async function countUsedUpTo(
  tx: Transaction,
  teamId: TeamId,
  meter: Meter,
  month: string,
  limit: number,
): Promise<number | undefined> {
  if (limit === 0) return undefined
  const [row] = await tx
    .insert(planUsage)
    .values({ teamId, meter, month, used: 1 })
    .onConflictDoUpdate({
      target: [planUsage.teamId, planUsage.meter, planUsage.month],
      set: { used: sql`${planUsage.used} + 1` },
      setWhere: sql`${planUsage.used} < ${limit}`,
    })
    .returning({ used: planUsage.used })
  return row?.used
}

export async function findUsed(
  tx: Transaction,
  teamId: TeamId,
  meter: Meter,
  month: string,
): Promise<number> {
  const [row] = await tx
    .select({ used: planUsage.used })
    .from(planUsage)
    .where(and(eq(planUsage.teamId, teamId), eq(planUsage.meter, meter), eq(planUsage.month, month)))
  return row?.used ?? 0
}

/** Marks a team as warned of a limit in this month. Returns false if it already was. */
export async function markWarned(
  tx: Transaction,
  teamId: TeamId,
  meter: Meter,
  month: string,
  limit: number,
): Promise<boolean> {
  const marked = await tx
    .insert(planUsage)
    .values({ teamId, meter, month, used: 0, warnedOf: limit })
    .onConflictDoUpdate({
      target: [planUsage.teamId, planUsage.meter, planUsage.month],
      set: { warnedOf: limit },
      setWhere: sql`${planUsage.warnedOf} is distinct from ${limit}`,
    })
    .returning({ meter: planUsage.meter })
  return marked.length > 0
}

/** Marks an event as handled. Returns false if it already was. */
export async function takeEvent(tx: Transaction, eventId: string, receivedAt: Date): Promise<boolean> {
  const taken = await tx
    .insert(billingEvents)
    .values({ eventId, receivedAt })
    .onConflictDoNothing()
    .returning({ eventId: billingEvents.eventId })
  return taken.length > 0
}

/** Retention of handled events: the provider repeats an event for days. */
const keptEventDays = 30

export async function deleteOldEvents(tx: Transaction, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptEventDays * 86_400_000)
  await tx.delete(billingEvents).where(lt(billingEvents.receivedAt, before))
}
