import { type Customer, type CustomerId, customerLimits, type TeamId } from '@costard/contract'
import { and, eq, gte, isNotNull, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { agreedMinor as netMinor } from '../lists/conditions.ts'
import { isCurrent } from '../quote-store.ts'
import { quoteRevisions, quotes } from '../schema.ts'
import type { CustomerKey } from '../../customers/customer-store.ts'

const day = 24 * 60 * 60 * 1000

/** Returns the moment since which quotes count as recent: 12 months ago. */
export function recentSince(now: Date): Date {
  return new Date(now.getTime() - 365 * day)
}

export interface RecentFigures {
  readonly sent: number
  readonly accepted: number
  readonly amountMinor: number
  /** false if there are more quotes than were read. */
  readonly isWhole: boolean
}

const isAccepted = sql`${quoteRevisions.acceptance} is not null`

/**
 * Figures of the quotes of several customers since a moment, for customers with quotes; per customer at most
 * customerLimits.maxRecentQuotes are read.
 */
export async function recentFigures(
  tx: Transaction,
  teamId: TeamId,
  customerIds: readonly CustomerId[],
  since: Date,
): Promise<ReadonlyMap<CustomerId, RecentFigures>> {
  if (customerIds.length === 0) return new Map()
  const { maxRecentQuotes } = customerLimits
  const recent = tx
    .select({
      isAccepted: sql<boolean>`${isAccepted}`.as('is_accepted'),
      isSent: sql<boolean>`${quoteRevisions.sentAt} is not null`.as('is_sent'),
      netMinor: sql<number>`${netMinor}`.as('net'),
    })
    .from(quotes)
    .innerJoin(quoteRevisions, isCurrent)
    .where(and(eq(quotes.teamId, teamId), sql`${quotes.customerId} = one.id`, gte(quotes.createdAt, since)))
    .limit(maxRecentQuotes + 1)
    .as('recent')
  const number = (expression: ReturnType<typeof sql>) => expression.mapWith(Number)
  const rows = await tx
    .select({
      customerId: sql<CustomerId>`one.id`,
      read: number(sql`count(*)`),
      sent: number(sql`count(*) filter (where ${recent.isSent})`),
      accepted: number(sql`count(*) filter (where ${recent.isAccepted})`),
      amountMinor: number(sql`coalesce(sum(abs(${recent.netMinor})) filter (where ${recent.isSent}), 0)`),
    })
    .from(sql`unnest(${sql.param(customerIds)}::text[]) as one(id)`)
    .innerJoinLateral(recent, sql`true`)
    .groupBy(sql`one.id`)
  return new Map(
    rows.map(({ customerId, read, ...figures }) => [
      customerId,
      { ...figures, isWhole: read <= maxRecentQuotes },
    ]),
  )
}

/** Figures of all quotes of a customer since a moment. */
export async function allFigures(
  tx: Transaction,
  { teamId, customerId }: CustomerKey,
  since: Date,
): Promise<Customer['figures']> {
  const number = (expression: ReturnType<typeof sql>) => expression.mapWith(Number)
  const answeredAt = sql`coalesce(${quoteRevisions.acceptance} ->> 'at', ${quoteRevisions.decline} ->> 'at')::timestamptz`
  const [figures] = await tx
    .select({
      sent: number(sql`count(*)`),
      accepted: number(sql`count(*) filter (where ${isAccepted})`),
      amountMinor: number(sql`coalesce(sum(abs(${netMinor})), 0)`),
      paidOutMinor: number(
        sql`coalesce(sum(-${netMinor}) filter (where ${isAccepted} and ${netMinor} < 0), 0)`,
      ),
      answerSeconds: sql<
        number | null
      >`percentile_cont(0.5) within group (order by extract(epoch from ${answeredAt} - ${quoteRevisions.sentAt}))`,
    })
    .from(quotes)
    .innerJoin(quoteRevisions, isCurrent)
    .where(
      and(
        eq(quotes.teamId, teamId),
        eq(quotes.customerId, customerId),
        gte(quotes.createdAt, since),
        isNotNull(quoteRevisions.sentAt),
      ),
    )
  if (!figures) throw new Error('an aggregate returned no row')
  const { answerSeconds } = figures
  return { ...figures, answerSeconds: answerSeconds === null ? null : Math.round(answerSeconds) }
}
