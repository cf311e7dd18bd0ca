import type { TeamArchive, TeamId } from '@costard/contract'
import { and, desc, eq, lt } from 'drizzle-orm'
import type { Transaction } from '#database'
import { teamArchives } from './schema.ts'
import { endParts } from './stored-parts.ts'

export type ArchiveRow = typeof teamArchives.$inferSelect
export type ArchiveKey = Pick<ArchiveRow, 'teamId' | 'archiveId'>

export async function insertArchive(
  tx: Transaction,
  row: typeof teamArchives.$inferInsert,
): Promise<ArchiveRow> {
  const [inserted] = await tx.insert(teamArchives).values(row).returning()
  return inserted! // the insert returns one row
}

export async function findArchive(
  tx: Transaction,
  { teamId, archiveId }: ArchiveKey,
): Promise<ArchiveRow | undefined> {
  const [row] = await tx.select().from(teamArchives).where(isArchive({ teamId, archiveId }))
  return row
}

/** Returns the newest archive. */
export async function findLastArchive(tx: Transaction, teamId: TeamId): Promise<ArchiveRow | undefined> {
  const [row] = await tx
    .select()
    .from(teamArchives)
    .where(eq(teamArchives.teamId, teamId))
    .orderBy(desc(teamArchives.askedAt), desc(teamArchives.archiveId))
    .limit(1)
  return row
}

export async function updateArchive(
  tx: Transaction,
  key: ArchiveKey,
  change: Partial<Omit<ArchiveRow, 'teamId' | 'archiveId'>>,
): Promise<void> {
  await tx.update(teamArchives).set(change).where(isArchive(key))
}

/** Deletes expired rows of archives. The deletion of their content was planned at their creation. */
export async function deleteOldArchives(tx: Transaction, at: Date): Promise<void> {
  await tx.delete(teamArchives).where(lt(teamArchives.keptUntil, at))
}

/** Deletes the content of all archives of a team soon. */
export async function endArchivesOf(tx: Transaction, teamId: TeamId): Promise<void> {
  for (const { archiveId: id, parts } of await tx
    .select()
    .from(teamArchives)
    .where(eq(teamArchives.teamId, teamId)))
    await endParts(tx, { teamId, id, parts })
}

export function describeArchive(row: ArchiveRow): TeamArchive {
  const { archiveId: id, state, askedAt, madeAt, size, quotes, customers, files, keptUntil } = row
  return {
    id,
    state,
    askedAt: askedAt.toISOString(),
    madeAt: madeAt?.toISOString() ?? null,
    size,
    quotes,
    customers,
    files,
    keptUntil: keptUntil?.toISOString() ?? null,
  }
}

function isArchive({ teamId, archiveId }: ArchiveKey) {
  return and(eq(teamArchives.teamId, teamId), eq(teamArchives.archiveId, archiveId))
}
