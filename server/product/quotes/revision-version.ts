import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { quoteRevisions } from './schema.ts'

/** Returns what changes with every write of the revision that a token is for, such as the erasure of its customer. */
export async function findRevisionVersion(tx: Transaction, tokenHash: Buffer): Promise<string | undefined> {
  const [row] = await tx
    .select({ version: sql<string>`xmin::text` })
    .from(quoteRevisions)
    .where(eq(quoteRevisions.tokenHash, tokenHash))
  return row?.version
}
