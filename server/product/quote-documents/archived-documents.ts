import type { TeamId } from '@costard/contract'
import { asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { quoteNumbers } from '../quotes/drafts/quote-numbers.ts'
import { safeFileName, type StoredFile } from '../rows/stored-files.ts'
import { findDocument } from './quote-document-store.ts'
import { quoteDocuments } from './schema.ts'

/** Lists the documents of all acceptances of a team's quotes. */
export async function* listAcceptedDocuments(
  tx: Transaction,
  teamId: TeamId,
): AsyncGenerator<StoredFile, void> {
  const { quoteId, revision, acceptedAt, file } = quoteDocuments
  const accepted = await tx
    .select({ quoteId, revision, acceptedAt, size: sql<number>`length(${file})` })
    .from(quoteDocuments)
    .where(eq(quoteDocuments.teamId, teamId))
    .orderBy(asc(quoteId), asc(revision), asc(acceptedAt))
  const numbers = await quoteNumbers(
    tx,
    teamId,
    accepted.map((one) => one.quoteId),
  )
  for (const { size, ...key } of accepted) {
    const at = key.acceptedAt.toISOString().replace(/\W/g, '')
    yield {
      name: `documents/${safeFileName(numbers.get(key.quoteId) ?? key.quoteId)}-${key.revision}-${at}.pdf`,
      size,
      read: async () => {
        const found = await findDocument(tx, { teamId, ...key })
        return found && [found.file]
      },
    }
  }
}
