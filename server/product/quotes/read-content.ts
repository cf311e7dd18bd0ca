import type { QuoteLine } from '@costard/contract'
import type { Transaction } from '#database'
import { readLines } from './lines/read-lines.ts'
import type { QuoteRow } from './quote-store.ts'
import { type EarlierRow, listEarlier } from './revision-store.ts'

/** Returns the first page of a revision's lines, and the revisions before it. */
export async function readContent(
  tx: Transaction,
  row: QuoteRow,
): Promise<{ readonly lines: QuoteLine[]; readonly earlier: readonly EarlierRow[] }> {
  return {
    lines: await readLines(tx, row),
    earlier: row.revision === 1 ? [] : await listEarlier(tx, row),
  }
}
