import type { TeamId } from '@costard/contract'
import { eq } from 'drizzle-orm'
import type { Transaction } from '#database'
import { endArchivesOf } from '../team-archives/archive-store.ts'
import { endExportsOf } from '../team-archives/exports/export-store.ts'
import { deleteFilesOf } from '../quotes/file-rows/quote-file-store.ts'
import { endBilling } from '../subscriptions/end-billing.ts'
import type { TeamTable } from './team-tables.ts'
import { listDocumentsOf, removeUnusedDocuments } from '../catalogs/catalog-document-store.ts'

/**
 * Deletes a team with all its data. tables: all tables of teams, referencing tables first. Public links of
 * the team's quotes stop working.
 */
export async function removeTeam(
  tx: Transaction,
  tables: readonly TeamTable[],
  teamId: TeamId,
): Promise<void> {
  const documents = await listDocumentsOf(tx, teamId)
  await deleteFilesOf(tx, teamId)
  await endBilling(tx, teamId)
  await endArchivesOf(tx, teamId)
  await endExportsOf(tx, teamId)
  for (const table of tables) await tx.delete(table).where(eq(table.teamId, teamId))
  await removeUnusedDocuments(tx, documents)
}
