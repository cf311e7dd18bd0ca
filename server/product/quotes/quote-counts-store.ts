import type { TeamId } from '@costard/contract'
import type { QuoteState } from '@costard/quotes'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { quoteCounts, quotes } from './schema.ts'

type Counted = Pick<typeof quotes.$inferSelect, 'teamId' | 'state' | 'validUntil'>

/** Last day of quotes that cannot expire. */
const never = 'infinity'

/** Counts a quote in its new state instead of the one before. */
export async function countStateChange(
  tx: Transaction,
  before: Pick<Counted, 'state' | 'validUntil'>,
  after: Counted,
): Promise<void> {
  const [from, to] = [dayOf(before), dayOf(after)]
  if (before.state === after.state && from === to) return
  const { teamId } = after
  // In one order in all transactions, so that two cannot deadlock.
  const rows = [
    { teamId, state: before.state, validUntil: from, count: -1 },
    { teamId, state: after.state, validUntil: to, count: 1 },
  ].toSorted((a, b) => `${a.state} ${a.validUntil}`.localeCompare(`${b.state} ${b.validUntil}`, 'en'))
  await tx.insert(quoteCounts).values(rows).onConflictDoUpdate(added)
}

/** More quotes that wait are not counted: the list shows fewer. */
const mostWaiting = 999

/**
 * Returns the number of quotes per state on `today`, in total, and of those that wait for a release or a price. Left out
 * where there is none, but for the total.
 */
export async function countQuotes(
  tx: Transaction,
  teamId: TeamId,
  today: string,
): Promise<{ all: number } & Record<string, number>> {
  const state = sql<QuoteState>`case when ${quoteCounts.state} = 'sent' and ${quoteCounts.validUntil} < ${today}::date
    then 'expired' else ${quoteCounts.state} end`
  const waiting = (since: typeof quotes.toReleaseSince) =>
    sql<number>`(select count(*)::int from (select 1 from ${quotes}
      where ${quotes.teamId} = ${teamId} and ${since} is not null limit ${mostWaiting}) counted)`
  const rows = await tx
    .select({
      state,
      count: sql<number>`sum(${quoteCounts.count})::int`,
      toRelease: waiting(quotes.toReleaseSince),
      toPrice: waiting(quotes.toPriceSince),
    })
    .from(quoteCounts)
    .where(eq(quoteCounts.teamId, teamId))
    .groupBy(sql`1`)
  const { toRelease = 0, toPrice = 0 } = rows[0] ?? {}
  const counts = { ...Object.fromEntries(rows.map((row) => [row.state, row.count])), toRelease, toPrice }
  return {
    ...Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
    all: rows.reduce((sum, { count }) => sum + count, 0),
  }
}

const added = {
  target: [quoteCounts.teamId, quoteCounts.state, quoteCounts.validUntil],
  set: { count: sql`${quoteCounts.count} + excluded.count` },
}

function dayOf({ state, validUntil }: Pick<Counted, 'state' | 'validUntil'>): string {
  return state === 'sent' ? validUntil : never
}
