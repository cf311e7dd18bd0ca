import { type CustomerId, customerLimits, type TeamId } from '@costard/contract'
import { dayIn } from '@costard/quotes'
import { and, asc, eq, isNotNull, isNull, lte, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { quotes } from '../quotes/schema.ts'
import { teams } from '../teams/schema.ts'
import type { CustomerKey } from '../customers/customer-store.ts'
import { activeAt, customers } from '../customers/schema.ts'

/** A team with a retention. */
export interface RetainingTeam {
  readonly teamId: TeamId
  readonly timeZone: string
  readonly retentionMonths: number
}

/** Returns teams whose retention has begun, from the one after this id on. */
export async function listRetaining(
  tx: Transaction,
  at: Date,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<RetainingTeam[]> {
  const rows = await tx
    .select({ teamId: teams.teamId, timeZone: teams.timeZone, retentionMonths: teams.retentionMonths })
    .from(teams)
    .where(and(isRetaining(at), sql`${teams.teamId} > ${after}`))
    .orderBy(asc(teams.teamId))
    .limit(limit)
  return rows.flatMap(({ retentionMonths, ...team }) =>
    retentionMonths === null ? [] : { ...team, retentionMonths },
  )
}

/** Returns a team if its retention has begun. It cannot change until the transaction ends. */
export async function findRetaining(
  tx: Transaction,
  teamId: TeamId,
  at: Date,
): Promise<RetainingTeam | undefined> {
  const [row] = await tx
    .select({ timeZone: teams.timeZone, retentionMonths: teams.retentionMonths })
    .from(teams)
    .where(and(eq(teams.teamId, teamId), isRetaining(at)))
    .for('share')
  return row && row.retentionMonths !== null
    ? { teamId, timeZone: row.timeZone, retentionMonths: row.retentionMonths }
    : undefined
}

function isRetaining(at: Date): SQL | undefined {
  return and(isNotNull(teams.retentionMonths), isNull(teams.closedAt), lte(teams.retentionFrom, at))
}

/** Returns customers whose retention is over at a moment, longest inactive first. */
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

/** Customers looked at for a count: there can be many whose deals keep them. */
const maxLookedAt = 5_000

/** Counts them up to a limit. hasMore: there are more, or may be. */
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

/** Condition: nothing happened to their quotes since, and none is open: an offer, or a deal that is not completed. */
function isNotKept(tx: Transaction, team: RetainingTeam, at: Date): SQL {
  const today = dayIn(team.timeZone, at)
  const keeping = tx
    .select({ one: sql`1` })
    .from(quotes)
    .where(
      and(
        eq(quotes.teamId, customers.teamId),
        eq(quotes.customerId, customers.customerId),
        or(
          sql`${quotes.updatedAt} >= ${since(team, at)}`,
          eq(quotes.state, 'accepted'),
          sql`(${quotes.state} = 'sent' and ${quotes.validUntil} >= ${today})`,
        ),
      ),
    )
  return notExists(keeping)
}
