import type { TeamId } from '@costard/contract'
import { and, eq, inArray, notExists } from 'drizzle-orm'
import type { Transaction } from '#database'
import { catalogDocuments, catalogVersions } from './schema.ts'
import type { StoredDocument } from './shared-document.ts'

const { documentHash } = catalogDocuments

/** Stores documents that are not stored yet. None of them is removed before the transaction ends. */
export async function saveDocuments(tx: Transaction, documents: readonly StoredDocument[]): Promise<void> {
  const hashes = documents.map((one) => one.documentHash)
  const kept = await tx
    .select({ documentHash })
    .from(catalogDocuments)
    .where(inArray(documentHash, hashes))
    .orderBy(documentHash)
    .for('key share')
  const missing = documents
    .filter((one) => !kept.some((row) => row.documentHash.equals(one.documentHash)))
    .toSorted((a, b) => a.documentHash.compare(b.documentHash))
  if (missing.length > 0) await tx.insert(catalogDocuments).values(missing).onConflictDoNothing()
}

/** Returns the hashes of the documents that a team's catalogs refer to. */
export async function listDocumentsOf(tx: Transaction, teamId: TeamId): Promise<Buffer[]> {
  const rows = await tx
    .selectDistinct({ documentHash: catalogVersions.documentHash })
    .from(catalogVersions)
    .where(eq(catalogVersions.teamId, teamId))
  return rows.map((row) => row.documentHash)
}

/** Removes the documents to which no catalog refers. */
export async function removeUnusedDocuments(tx: Transaction, hashes: readonly Buffer[]): Promise<void> {
  if (hashes.length === 0) return
  const isUnused = and(
    inArray(documentHash, [...hashes]),
    notExists(tx.select().from(catalogVersions).where(eq(catalogVersions.documentHash, documentHash))),
  )
  // Waits for transactions that add a version; only a later statement sees their rows.
  await tx.select({ documentHash }).from(catalogDocuments).where(isUnused).orderBy(documentHash).for('update')
  await tx.delete(catalogDocuments).where(isUnused)
}
