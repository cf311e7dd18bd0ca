import { type LineId, type PayoutFile, payoutLimits, type QuoteId, type TeamId } from '@costard/contract'
import { and, asc, desc, eq, gt, isNotNull, lt, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Transaction } from '#database'
import { payoutAccounts, payoutFiles, payouts } from './schema.ts'

type AccountRow = typeof payoutAccounts.$inferSelect
type FileRow = typeof payoutFiles.$inferSelect
export type PayoutRow = typeof payouts.$inferSelect

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

/** Returns the last payout of a line if the bank rejected it, locked until the transaction ends. */
export async function lockRejected(
  tx: Transaction,
  { teamId, quoteId, lineId }: { teamId: TeamId; quoteId: QuoteId; lineId: LineId },
): Promise<PayoutRow | undefined> {
  const ofLine = and(eq(payouts.teamId, teamId), eq(payouts.quoteId, quoteId), eq(payouts.lineId, lineId))
  // After waiting for the row, the payout of the first transaction is visible.
  await tx
    .select({ attempt: payouts.attempt })
    .from(payouts)
    .where(and(ofLine, eq(payouts.attempt, 1)))
    .for('update')
  const [last] = await tx.select().from(payouts).where(ofLine).orderBy(desc(payouts.attempt)).limit(1)
  return last?.rejectedAt ? last : undefined
}

/** Returns the payouts of a file, locked until the transaction ends. */
export async function lockPayoutsOf(
  tx: Transaction,
  teamId: TeamId,
  fileId: string,
): Promise<readonly PayoutRow[]> {
  return tx
    .select()
    .from(payouts)
    .where(and(eq(payouts.teamId, teamId), eq(payouts.fileId, fileId)))
    .orderBy(asc(payouts.quoteId), asc(payouts.lineId))
    .for('update')
}

export async function rejectPayout(
  tx: Transaction,
  { teamId, quoteId, lineId, attempt }: PayoutRow,
  { at, code }: { at: Date; code: string | null },
): Promise<void> {
  await tx
    .update(payouts)
    .set({ rejectedAt: at, rejectedFor: code })
    .where(
      and(
        eq(payouts.teamId, teamId),
        eq(payouts.quoteId, quoteId),
        eq(payouts.lineId, lineId),
        eq(payouts.attempt, attempt),
      ),
    )
}

/** Returns rejected payouts that were not paid again, newest first. */
export async function listRejected(tx: Transaction, teamId: TeamId): Promise<readonly PayoutRow[]> {
  const later = alias(payouts, 'later')
  return tx
    .select()
    .from(payouts)
    .where(
      and(
        eq(payouts.teamId, teamId),
        isNotNull(payouts.rejectedAt),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(later)
            .where(
              and(
                eq(later.teamId, payouts.teamId),
                eq(later.quoteId, payouts.quoteId),
                eq(later.lineId, payouts.lineId),
                gt(later.attempt, payouts.attempt),
              ),
            ),
        ),
      ),
    )
    .orderBy(desc(payouts.rejectedAt), asc(payouts.quoteId), asc(payouts.lineId))
    .limit(payoutLimits.maxListed)
}

/** Removes the content of expired files, of all teams. */
export async function removeOldFiles(tx: Transaction, now: Date): Promise<void> {
  const before = new Date(now.getTime() - payoutLimits.fileDays * 86_400_000)
  await tx
    .update(payoutFiles)
    .set({ sealedXml: null })
    .where(and(lt(payoutFiles.at, before), isNotNull(payoutFiles.sealedXml)))
}
