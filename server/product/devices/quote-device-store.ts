import type { QuoteLine } from '@costard/contract'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#database'
import { quoteDevices } from '../quotes/schema.ts'

interface QuoteWithLines {
  readonly teamId: string
  readonly quoteId: string
  readonly lines: readonly Pick<QuoteLine, 'id' | 'device'>[]
}

/** Replaces the index rows of a quote. Call in the transaction that writes the quote. */
export async function replaceQuoteDevices(
  tx: Transaction,
  { teamId, quoteId, lines }: QuoteWithLines,
): Promise<void> {
  await tx.delete(quoteDevices).where(and(eq(quoteDevices.teamId, teamId), eq(quoteDevices.quoteId, quoteId)))
  await insertQuoteDevices(tx, { teamId, quoteId, lines })
}

/** Inserts the index rows of a new quote. */
export async function insertQuoteDevices(
  tx: Transaction,
  { teamId, quoteId, lines }: QuoteWithLines,
): Promise<void> {
  const rows = lines.flatMap(({ id, device: { imei, serial } }) =>
    [imei, serial].flatMap((number) =>
      number === undefined ? [] : [{ teamId, number, quoteId, lineId: id }],
    ),
  )
  if (rows.length > 0) await tx.insert(quoteDevices).values(rows)
}
