import { type QuoteId, quoteLimits, type TeamId } from '@costard/contract'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { jsonOf, type Transaction, typedRow } from '#database'
import { memoizeByOwner } from '../../../memoize-by-owner.ts'
import type { LineRow } from './line-store.ts'
import { isCurrent, quoteColumns, type QuoteRow } from '../quote-store.ts'
import { quoteLines, quoteRevisions, quotes } from '../schema.ts'

const lineColumns = getTableColumns(quoteLines)
const lineOf = typedRow(lineColumns)

/** Returns a quote with the first page of its lines. */
export async function openQuote(
  tx: Transaction,
  teamId: TeamId,
  quoteId: QuoteId,
): Promise<{ readonly row: QuoteRow; readonly lines: readonly LineRow[] } | undefined> {
  const [found] = await openStatement(tx).execute({ teamId, quoteId })
  if (!found) return undefined
  const { lines, ...row } = found
  return { row, lines: (lines ?? []).map(lineOf) }
}

const lines = sql<
  unknown[] | null
>`(select json_agg(${sql.raw(jsonOf({ line: lineColumns }))} order by line.position)
  from (select * from ${quoteLines} as line
    where line.team_id = ${quotes.teamId} and line.quote_id = ${quotes.quoteId} and line.revision = ${quotes.revision}
    order by line.position limit ${sql.raw(String(quoteLimits.maxLinesPerPage))}) as line)`.as('lines')

const openStatement = memoizeByOwner((tx: Transaction) =>
  tx
    .select({ ...quoteColumns, lines })
    .from(quotes)
    .innerJoin(quoteRevisions, isCurrent)
    .where(and(eq(quotes.teamId, sql.placeholder('teamId')), eq(quotes.quoteId, sql.placeholder('quoteId'))))
    .prepare('product_open_quote'),
)
