import type { FileId, LineId, QuoteFile, QuoteId, TeamId } from '@costard/contract'
import { fileLimits } from '@costard/contract'
import { and, asc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '#database'
import { apiError } from '../../calls/api-error.ts'
import { fileCounts, quoteFiles, storedFileRemovals } from './schema.ts'

export type FileRow = typeof quoteFiles.$inferSelect

export interface FileKey {
  readonly teamId: TeamId
  readonly quoteId: QuoteId
  readonly fileId: FileId
}

/** Returns the key of a file in the file store. */
export function storageKeyOf({ teamId, fileId }: Pick<FileKey, 'teamId' | 'fileId'>): string {
  return `${teamId}/${fileId}`
}

/** Returns the files of a quote, without removed ones, oldest first. */
export function listFiles(
  tx: Transaction,
  { teamId, quoteId }: Pick<FileKey, 'teamId' | 'quoteId'>,
): Promise<FileRow[]> {
  return tx
    .select()
    .from(quoteFiles)
    .where(and(eq(quoteFiles.teamId, teamId), eq(quoteFiles.quoteId, quoteId), isNull(quoteFiles.removedAt)))
    .orderBy(asc(quoteFiles.addedAt), asc(quoteFiles.fileId))
}

/** Returns a condition: the quote in these columns has files that are not removed. */
export function hasFiles(of: Readonly<Record<'teamId' | 'quoteId', AnyPgColumn>>): SQL<boolean> {
  return sql`exists (select from ${quoteFiles} where ${and(
    eq(quoteFiles.teamId, of.teamId),
    eq(quoteFiles.quoteId, of.quoteId),
    isNull(quoteFiles.removedAt),
  )})`
}

/** Returns a file. Throws file/not-found, also if it was removed. */
export async function getFile(tx: Transaction, key: FileKey): Promise<FileRow> {
  const [row] = await tx
    .select()
    .from(quoteFiles)
    .where(and(byKey(key), isNull(quoteFiles.removedAt)))
  if (!row) throw apiError('file/not-found')
  return row
}

/** Returns a removed file that can still be restored. Throws file/not-found. */
export async function getRemovedFile(tx: Transaction, key: FileKey): Promise<FileRow> {
  const [row] = await tx
    .select()
    .from(quoteFiles)
    .where(and(byKey(key), sql`${quoteFiles.removedAt} is not null`))
  if (!row) throw apiError('file/not-found')
  return row
}

/** Adds a file whose content is already stored. */
export async function insertFile(tx: Transaction, row: FileRow): Promise<void> {
  await tx.insert(quoteFiles).values(row)
  await tx.delete(storedFileRemovals).where(eq(storedFileRemovals.storageKey, storageKeyOf(row)))
}

export async function updateFile(
  tx: Transaction,
  key: FileKey,
  change: Partial<Pick<FileRow, 'isForCustomer' | 'lineId' | 'questionKey' | 'side' | 'removedAt'>>,
): Promise<FileRow> {
  const [row] = await tx.update(quoteFiles).set(change).where(byKey(key)).returning()
  if (!row) throw apiError('file/not-found')
  return row
}

/** Attaches files to a counter-offer: they become visible to the customer, and are kept. */
export async function keepAsEvidence(
  tx: Transaction,
  { teamId, quoteId }: Pick<FileKey, 'teamId' | 'quoteId'>,
  fileIds: readonly FileId[],
): Promise<void> {
  if (fileIds.length === 0) return
  await tx
    .update(quoteFiles)
    .set({ isEvidence: true, isForCustomer: true })
    .where(
      and(
        eq(quoteFiles.teamId, teamId),
        eq(quoteFiles.quoteId, quoteId),
        inArray(quoteFiles.fileId, [...fileIds]),
      ),
    )
}

/** Changes the number of files of a team, and returns it. Locks the counter until the transaction ends. */
export async function countFiles(tx: Transaction, teamId: TeamId, by: number): Promise<number> {
  const [row] = await tx
    .insert(fileCounts)
    .values({ teamId, count: by })
    .onConflictDoUpdate({ target: fileCounts.teamId, set: { count: sql`${fileCounts.count} + ${by}` } })
    .returning({ count: fileCounts.count })
  return row?.count ?? 0
}

/** Returns the number of files of a quote, and of one of its lines, without removed ones. */
export async function countFilesOf(
  tx: Transaction,
  { teamId, quoteId, lineId }: Pick<FileKey, 'teamId' | 'quoteId'> & { readonly lineId: LineId | null },
): Promise<{ readonly ofQuote: number; readonly ofLine: number }> {
  const [row] = await tx
    .select({
      ofQuote: sql`count(*)`.mapWith(Number),
      ofLine: sql`count(*) filter (where ${quoteFiles.lineId} = ${lineId})`.mapWith(Number),
    })
    .from(quoteFiles)
    .where(and(eq(quoteFiles.teamId, teamId), eq(quoteFiles.quoteId, quoteId), isNull(quoteFiles.removedAt)))
  return row ?? { ofQuote: 0, ofLine: 0 }
}

/**
 * Schedules the deletion of a stored file, which does not happen if a row for it is added before. The last
 * schedule for a file applies.
 */
export async function planRemoval(tx: Transaction, storageKey: string, dueAt: Date): Promise<void> {
  await tx
    .insert(storedFileRemovals)
    .values({ storageKey, dueAt })
    .onConflictDoUpdate({ target: storedFileRemovals.storageKey, set: { dueAt } })
}

/** Deletes the rows of all files of a team, or of some of its quotes. Their content is deleted later. */
export async function deleteFilesOf(
  tx: Transaction,
  teamId: TeamId,
  quoteIds?: readonly QuoteId[],
): Promise<void> {
  if (quoteIds?.length === 0) return
  const ofQuotes = quoteIds && inArray(quoteFiles.quoteId, [...quoteIds])
  const deleted = await deleteRows(tx, and(eq(quoteFiles.teamId, teamId), ofQuotes))
  if (deleted > 0) await recountFiles(tx, teamId)
}

/** Recounts the files of a team. */
async function recountFiles(tx: Transaction, teamId: TeamId): Promise<void> {
  const { count } = fileCounts
  const held = sql`(select count(*) from ${quoteFiles} where ${quoteFiles.teamId} = ${teamId} and ${quoteFiles.removedAt} is null)`
  await tx
    .update(fileCounts)
    .set({ count: held })
    .where(and(eq(fileCounts.teamId, teamId), sql`${count} > 0`))
}

/** Overdue: the next run of the job deletes it. */
const atOnce = new Date(0)
/** Number of files per transaction. */
const batchSize = 100

/** Deletes the rows of files that can no longer be restored. Returns true if there may be more. */
export async function deleteRemovedFiles(tx: Transaction, at: Date): Promise<boolean> {
  const until = new Date(at.getTime() - fileLimits.daysKept * 86_400_000)
  const due = tx
    .select({ teamId: quoteFiles.teamId, quoteId: quoteFiles.quoteId, fileId: quoteFiles.fileId })
    .from(quoteFiles)
    .where(lte(quoteFiles.removedAt, until))
    .orderBy(quoteFiles.removedAt)
    .limit(batchSize)
    .for('update', { skipLocked: true })
  const deleted = await deleteRows(
    tx,
    sql`(${quoteFiles.teamId}, ${quoteFiles.quoteId}, ${quoteFiles.fileId}) in ${due}`,
  )
  return deleted === batchSize
}

/** Returns the keys of stored files that are due for deletion, locked. */
export async function lockDueRemovals(tx: Transaction, at: Date): Promise<string[]> {
  const rows = await tx
    .select({ storageKey: storedFileRemovals.storageKey })
    .from(storedFileRemovals)
    .where(lte(storedFileRemovals.dueAt, at))
    .orderBy(storedFileRemovals.dueAt)
    .limit(batchSize)
    .for('update', { skipLocked: true })
  return rows.map(({ storageKey }) => storageKey)
}

/** Postpones the deletion of content that could not be deleted. */
export async function postponeRemovals(tx: Transaction, keys: readonly string[], dueAt: Date): Promise<void> {
  if (keys.length > 0)
    await tx
      .update(storedFileRemovals)
      .set({ dueAt })
      .where(inArray(storedFileRemovals.storageKey, [...keys]))
}

export async function endRemovals(tx: Transaction, keys: readonly string[]): Promise<void> {
  if (keys.length > 0)
    await tx.delete(storedFileRemovals).where(inArray(storedFileRemovals.storageKey, [...keys]))
}

export function describeFile(row: FileRow): QuoteFile {
  return {
    id: row.fileId,
    lineId: row.lineId,
    questionKey: row.questionKey,
    side: row.side,
    isForCustomer: row.isForCustomer,
    isEvidence: row.isEvidence,
    name: row.name,
    type: row.type,
    size: row.size,
    width: row.width,
    height: row.height,
    addedAt: row.addedAt.toISOString(),
    addedBy: row.addedBy,
    shown: row.shown,
  }
}

async function deleteRows(tx: Transaction, which: SQL | undefined): Promise<number> {
  const rows = await tx
    .delete(quoteFiles)
    .where(which)
    .returning({ teamId: quoteFiles.teamId, fileId: quoteFiles.fileId })
  if (rows.length > 0) {
    await tx
      .insert(storedFileRemovals)
      .values(rows.map((row) => ({ storageKey: storageKeyOf(row), dueAt: atOnce })))
  }
  return rows.length
}

function byKey({ teamId, quoteId, fileId }: FileKey): SQL | undefined {
  return and(eq(quoteFiles.teamId, teamId), eq(quoteFiles.quoteId, quoteId), eq(quoteFiles.fileId, fileId))
}
