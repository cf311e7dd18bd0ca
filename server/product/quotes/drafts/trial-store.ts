import type { QuoteId, TeamId } from '@costard/contract'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '#database'
import { quoteLines, quoteNotes, quoteRevisions, quotes } from '../schema.ts'

/** Returns the trial of a team. */
export async function findTrial(tx: Transaction, teamId: TeamId): Promise<QuoteId | undefined> {
  const [row] = await tx
    .select({ quoteId: quotes.quoteId })
    .from(quotes)
    .where(and(eq(quotes.teamId, teamId), quotes.isTrial))
  return row?.quoteId
}

/** Deletes a locked trial whose files have been removed. It was never sent, so nothing else refers to it. */
export async function deleteTrial(tx: Transaction, teamId: TeamId, quoteId: QuoteId): Promise<void> {
  for (const table of [quoteNotes, quoteLines, quoteRevisions, quotes] as const)
    await tx.delete(table).where(and(eq(table.teamId, teamId), eq(table.quoteId, quoteId)))
}

/** Condition on lines: their quote is counted, because it is not a trial. */
export function isNoTrial(teamId: TeamId | AnyPgColumn): SQL {
  return sql`${quoteLines.quoteId} is distinct from (
    select trial.quote_id from ${quotes} trial where trial.team_id = ${teamId} and trial.is_trial)`
}
