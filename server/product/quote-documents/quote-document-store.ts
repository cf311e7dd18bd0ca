import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#database'
import type { RevisionKey } from '../quotes/lines/line-store.ts'
import { quoteDocuments } from './schema.ts'

export type QuoteDocumentRow = typeof quoteDocuments.$inferSelect

/** An acceptance of a revision; it can be undone and repeated. */
export interface AcceptanceKey extends RevisionKey {
  readonly acceptedAt: Date
}

/** Stores the document of an acceptance, unless there is one. */
export async function keepDocument(tx: Transaction, document: QuoteDocumentRow): Promise<void> {
  await tx.insert(quoteDocuments).values(document).onConflictDoNothing()
}

export async function findDocument(
  tx: Transaction,
  { teamId, quoteId, revision, acceptedAt }: AcceptanceKey,
): Promise<Pick<QuoteDocumentRow, 'file' | 'fileHash'> | undefined> {
  const [found] = await tx
    .select({ file: quoteDocuments.file, fileHash: quoteDocuments.fileHash })
    .from(quoteDocuments)
    .where(
      and(
        eq(quoteDocuments.teamId, teamId),
        eq(quoteDocuments.quoteId, quoteId),
        eq(quoteDocuments.revision, revision),
        eq(quoteDocuments.acceptedAt, acceptedAt),
      ),
    )
  return found
}
