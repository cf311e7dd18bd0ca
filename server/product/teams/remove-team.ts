import type { TeamId } from '@costard/contract'
import { eq } from 'drizzle-orm'
import type { Transaction } from '#database'
import { listDocumentsOf, removeUnusedDocuments } from '../catalogs/catalog-document-store.ts'
import { auditEntries } from '../audit/schema.ts'
import { catalogs, catalogVersions } from '../catalogs/schema.ts'
import { customers } from '../customers/schema.ts'
import { deviceChecks, lookUpServices } from '../device-checks/schema.ts'
import { quoteCounters, quoteDevices, quotes } from '../quotes/schema.ts'
import { members, teams } from './schema.ts'

/** All tables with a team id, ordered by foreign keys: referencing tables first. */
export const teamTables = [
  auditEntries,
  quoteDevices,
  quotes,
  quoteCounters,
  deviceChecks,
  lookUpServices,
  customers,
  catalogVersions,
  catalogs,
  members,
  teams,
] as const

/** Deletes a team with all its data. Public links of its quotes stop working. */
export async function removeTeam(tx: Transaction, teamId: TeamId): Promise<void> {
  const documents = await listDocumentsOf(tx, teamId)
  for (const table of teamTables) await tx.delete(table).where(eq(table.teamId, teamId))
  await removeUnusedDocuments(tx, documents)
}
