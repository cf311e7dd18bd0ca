import type { Transaction } from '#database'
import type { ProductParts } from '../../../parts.ts'
import type { AnsweredLookUp } from '../../../device-checks/look-up.ts'
import { bumpQuoteRevision } from '../../bump-quote-revision.ts'
import { addLaterChecks, listOpenLinesWith } from './later-checks-store.ts'
import { lockQuote, updateQuote } from '../../quote-store.ts'

/**
 * Adds the result of a look-up to the open lines with this device: lines of sent quotes, and of drafts, which
 * may be sent at their current price.
 */
export async function recordLookUp(
  tx: Transaction,
  parts: Pick<ProductParts, 'documents'>,
  { teamId, numbers, checks, by, at }: AnsweredLookUp,
): Promise<void> {
  const found = await listOpenLinesWith(tx, teamId, numbers)
  for (const quoteId of new Set(found.map((line) => line.quoteId))) {
    const quote = await lockQuote(tx, teamId, quoteId)
    // Read again: the quote may have been sent or edited before the lock.
    const lines = await listOpenLinesWith(tx, teamId, { ...numbers, quoteId })
    for (const line of lines)
      await addLaterChecks(
        tx,
        line,
        checks.map((check) => ({ ...check, by })),
      )
    if (quote.state !== 'sent' || lines.length === 0) continue
    await bumpQuoteRevision(tx, parts, await updateQuote(tx, quote, { quote: { updatedAt: at } }), by)
  }
}
