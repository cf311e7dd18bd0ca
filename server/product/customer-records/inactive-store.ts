import { type CustomerId, customerLimits } from '@costard/contract'
import { dayIn } from '@costard/quotes'
import { and, asc, eq, isNull, notExists, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { keepingQuotes } from '../quotes/of-customers/keeping-quotes.ts'
import type { RetainingTeam } from '../teams/retaining-teams.ts'
import { customerKey, type CustomerKey } from '../customers/customer-store.ts'
import { activeAt, customers } from '../customers/schema.ts'

/** Returns customers whose retention period is over at a moment, longest inactive first. */
export async function listInactive(
  tx: Transaction,
  team: RetainingTeam,
  at: Date,
  limit: number,
): Promise<CustomerId[]> {
  const rows = await tx
    .select({ customerId: customers.customerId })
    .from(customers)
    .where(and(eq(customers.teamId, team.teamId), isInactive(tx, team, at)))
    .orderBy(asc(activeAt(customers)), asc(customers.customerId))
    .limit(limit)
  return rows.map(({ customerId }) => customerId)
}

export async function isStillInactive(
  tx: Transaction,
  team: RetainingTeam,
  { customerId }: CustomerKey,
  at: Date,
): Promise<boolean> {
  const found = and(
    eq(customers.teamId, team.teamId),
    eq(customers.customerId, customerId),
    isInactive(tx, team, at),
  )
  return (await tx.$count(customers, found)) > 0
}

/** Maximum number of customers examined for a count: many may be kept because of deals. */
const maxLookedAt = 5_000

/** Counts inactive customers up to a limit. hasMore: there are, or may be, more. */
export async function countInactive(
  tx: Transaction,
  team: RetainingTeam,
  at: Date,
  lookedAt = maxLookedAt,
): Promise<{ readonly customers: number; readonly hasMore: boolean }> {
  const { maxCounted } = customerLimits
  const first = tx
    .select({ isDue: sql<boolean>`${isNotKept(tx, team, at)}`.as('is_due') })
    .from(customers)
    .where(and(eq(customers.teamId, team.teamId), isQuiet(team, at)))
    .orderBy(asc(activeAt(customers)), asc(customers.customerId))
    .limit(lookedAt + 1)
    .as('first')
  const [counted] = await tx
    .select({
      due: sql`count(*) filter (where ${first.isDue})`.mapWith(Number),
      all: sql`count(*)`.mapWith(Number),
    })
    .from(first)
  const { due = 0, all = 0 } = counted ?? {}
  return { customers: Math.min(due, maxCounted), hasMore: due > maxCounted || all > lookedAt }
}

function isInactive(tx: Transaction, team: RetainingTeam, at: Date): SQL | undefined {
  return and(isQuiet(team, at), isNotKept(tx, team, at))
}

function since({ retentionMonths }: RetainingTeam, at: Date): SQL {
  return sql`(${at.toISOString()}::timestamptz - make_interval(months => ${retentionMonths}))`
}

/** Condition: nothing about the customer changed, and no quote was made, since. */
function isQuiet(team: RetainingTeam, at: Date): SQL | undefined {
  return and(isNull(customers.erasedAt), sql`${activeAt(customers)} < ${since(team, at)}`)
}

/**
 * Condition: nothing happened to the customer's quotes since, and none is open: an offer, or an incomplete
 * deal.
 */
function isNotKept(tx: Transaction, team: RetainingTeam, at: Date): SQL {
  const today = dayIn(team.timeZone, at)
  return notExists(keepingQuotes(tx, customerKey, { since: since(team, at), today }))
}
