import { type PayoutFile, payoutLimits, type TeamId } from '@costard/contract'
import { and, desc, eq, isNotNull, lt } from 'drizzle-orm'
import type { Transaction } from '#database'
import { payoutAccounts, payoutFiles, payouts } from './schema.ts'

type AccountRow = typeof payoutAccounts.$inferSelect
type FileRow = typeof payoutFiles.$inferSelect

export async function findAccount(tx: Transaction, teamId: TeamId): Promise<AccountRow | undefined> {
  const [row] = await tx.select().from(payoutAccounts).where(eq(payoutAccounts.teamId, teamId))
  return row
}

export async function saveAccount(tx: Transaction, row: AccountRow): Promise<void> {
  await tx.insert(payoutAccounts).values(row).onConflictDoUpdate({ target: payoutAccounts.teamId, set: row })
}

export async function addFile(
  tx: Transaction,
  file: FileRow,
  paid: readonly (typeof payouts.$inferInsert)[],
): Promise<void> {
  await tx.insert(payoutFiles).values(file)
  await tx.insert(payouts).values([...paid])
}

export async function findFile(
  tx: Transaction,
  teamId: TeamId,
  fileId: string,
): Promise<FileRow | undefined> {
  const [row] = await tx
    .select()
    .from(payoutFiles)
    .where(and(eq(payoutFiles.teamId, teamId), eq(payoutFiles.fileId, fileId)))
  return row
}

/** Returns the files of a team, newest first. */
export async function listFiles(tx: Transaction, teamId: TeamId): Promise<readonly PayoutFile[]> {
  const rows = await tx
    .select()
    .from(payoutFiles)
    .where(eq(payoutFiles.teamId, teamId))
    .orderBy(desc(payoutFiles.at))
    .limit(payoutLimits.maxFiles)
  return rows.map(describeFile)
}

export function describeFile({ fileId, at, by, payouts: count, sumMinor, sealedXml }: FileRow): PayoutFile {
  return { id: fileId, at: at.toISOString(), by, payouts: count, sumMinor, isKept: sealedXml !== null }
}

/** Removes the content of files of all teams whose time is over. */
export async function removeOldFiles(tx: Transaction, now: Date): Promise<void> {
  const before = new Date(now.getTime() - payoutLimits.fileDays * 86_400_000)
  await tx
    .update(payoutFiles)
    .set({ sealedXml: null })
    .where(and(lt(payoutFiles.at, before), isNotNull(payoutFiles.sealedXml)))
}
