import type { TeamId } from '@costard/contract'
import type { NumberFrame } from '@costard/quotes'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { quoteCounters } from '../schema.ts'

type Counter = Pick<typeof quoteCounters.$inferSelect, 'next' | 'year'>

/** Returns the next number of the sequence. */
export async function findNext(tx: Transaction, teamId: TeamId, frame: NumberFrame): Promise<number> {
  const [counter] = await tx.select().from(quoteCounters).where(eq(quoteCounters.teamId, teamId))
  return nextOf(counter, frame)
}

/** Like findNext, but locks the sequence against new quotes until the transaction ends. */
export async function lockNext(tx: Transaction, teamId: TeamId, frame: NumberFrame): Promise<number> {
  const [counter] = await tx
    .insert(quoteCounters)
    .values({ teamId, next: 1, made: 0, year: frame.year })
    .onConflictDoUpdate({ target: quoteCounters.teamId, set: { next: sql`${quoteCounters.next}` } })
    .returning()
  return nextOf(counter, frame)
}

export async function saveNext(
  tx: Transaction,
  teamId: TeamId,
  counter: { readonly next: number; readonly year: number },
): Promise<void> {
  await tx.update(quoteCounters).set(counter).where(eq(quoteCounters.teamId, teamId))
}

/**
 * Returns the highest sequence number among the quote numbers that match an expression; 0 if there is none.
 * Reads all quotes of the team.
 */
export async function highestGiven(tx: Transaction, teamId: TeamId, expression: string): Promise<number> {
  const { rows } = await tx.execute<{ highest: number }>(sql`
    select coalesce(max(substring(number from ${expression})::int), 0) as highest
    from product.quotes where team_id = ${teamId}`)
  return rows[0]?.highest ?? 0
}

function nextOf(counter: Counter | undefined, { reset, year }: NumberFrame): number {
  if (!counter || (reset === 'yearly' && counter.year < year)) return 1
  return counter.next
}
