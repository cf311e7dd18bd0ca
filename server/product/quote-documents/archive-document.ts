import { createHash } from 'node:crypto'
import { type EventHandler, on } from '#outbox'
import type { ProductParts } from '../parts.ts'
import { quoteAccepted } from '../quotes/public/quote-accepted.ts'
import { findRevisionOfTeam } from '../quotes/quote-store.ts'
import { findDocument, keepDocument } from './quote-document-store.ts'
import type { QuotePrinter } from './quote-printer.ts'

/**
 * Handles `quote-accepted`: stores the PDF with its SHA-256. A sent quote never changes, so its PDF can be
 * made later.
 */
export function archiveDocument(
  { database, now }: Pick<ProductParts, 'database' | 'now'>,
  quotePrinter: Pick<QuotePrinter, 'print'>,
): EventHandler {
  return on(quoteAccepted, async (accepted) => {
    const found = await findRevisionOfTeam(database.orm, accepted)
    // The team may have been removed, or the acceptance undone, since the event.
    if (!found?.quote.acceptance) return
    const { teamId, quoteId, revision, acceptance } = found.quote
    const key = { teamId, quoteId, revision, acceptedAt: new Date(acceptance.at) }
    if (await findDocument(database.orm, key)) return
    const file = await quotePrinter.print(database.orm, found)
    const fileHash = createHash('sha256').update(file).digest()
    await keepDocument(database.orm, { ...key, fileHash, file, createdAt: now() })
  })
}
