import { customerLimits, type TeamId } from '@costard/contract'
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import type { FileStore } from '#files'
import { type ListStoredFiles, safeFileName, type StoredFile } from '../../rows/stored-files.ts'
import { quoteNumbers } from '../drafts/quote-numbers.ts'
import { storageKeyOf } from './quote-file-store.ts'
import { quoteFiles } from './schema.ts'

const pageSize = customerLimits.maxExportedPerPage
const { teamId, quoteId, fileId, name, size, removedAt } = quoteFiles
const key = sql<string>`${quoteId} || ' ' || ${fileId}`

/** Lists the photos and attachments of a team's quotes, in folders by the number of the quote. */
export function quoteFileLister(store: FileStore): ListStoredFiles {
  return async function* (tx, ofTeam): AsyncGenerator<StoredFile, void> {
    let after: string | undefined
    for (;;) {
      const page = await filesAfter(tx, ofTeam, after)
      const numbers = await quoteNumbers(
        tx,
        ofTeam,
        page.map((file) => file.quoteId),
      )
      for (const file of page)
        yield {
          name: `files/${safeFileName(numbers.get(file.quoteId) ?? file.quoteId)}/${file.fileId}-${safeFileName(file.name)}`,
          size: file.size,
          read: () => store.get(storageKeyOf({ teamId: ofTeam, fileId: file.fileId })),
        }
      if (page.length < pageSize) return
      after = page.at(-1)?.key
    }
  }
}

function filesAfter(tx: Transaction, ofTeam: TeamId, after: string | undefined) {
  return tx
    .select({ quoteId, fileId, name, size, key })
    .from(quoteFiles)
    .where(and(eq(teamId, ofTeam), isNull(removedAt), after === undefined ? undefined : gt(key, after)))
    .orderBy(asc(key))
    .limit(pageSize)
}
