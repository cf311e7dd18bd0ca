import { storedExportLimits, type StoredExport, type TeamId } from '@costard/contract'
import { and, desc, eq, gt, isNull, lt, or, type SQL } from 'drizzle-orm'
import type { Transaction } from '#database'
import { endParts } from '../stored-parts.ts'
import { storedExports } from './schema.ts'

export type ExportRow = typeof storedExports.$inferSelect
export type ExportKey = Pick<ExportRow, 'teamId' | 'exportId'>

export async function insertExport(tx: Transaction, row: ExportRow): Promise<void> {
  await tx.insert(storedExports).values(row)
}

export async function findExport(tx: Transaction, key: ExportKey): Promise<ExportRow | undefined> {
  const [row] = await tx.select().from(storedExports).where(isExport(key))
  return row
}

/** Lists the unexpired files of one member, newest first. */
export function listExports(tx: Transaction, teamId: TeamId, userId: string, at: Date): Promise<ExportRow[]> {
  return tx
    .select()
    .from(storedExports)
    .where(
      and(
        eq(storedExports.teamId, teamId),
        eq(storedExports.askedBy, userId),
        or(isNull(storedExports.keptUntil), gt(storedExports.keptUntil, at)),
      ),
    )
    .orderBy(desc(storedExports.askedAt), desc(storedExports.exportId))
    .limit(storedExportLimits.maxListed)
}

export async function updateExport(
  tx: Transaction,
  key: ExportKey,
  change: Partial<Omit<ExportRow, keyof ExportKey>>,
): Promise<void> {
  await tx.update(storedExports).set(change).where(isExport(key))
}

/** Deletes expired rows of files. The deletion of their content was planned at their creation. */
export async function deleteOldExports(tx: Transaction, at: Date): Promise<void> {
  await tx.delete(storedExports).where(lt(storedExports.keptUntil, at))
}

/** Plans the deletion of the content of all files of a team. */
export async function endExportsOf(tx: Transaction, teamId: TeamId): Promise<void> {
  for (const { exportId: id, parts } of await tx
    .select()
    .from(storedExports)
    .where(eq(storedExports.teamId, teamId)))
    await endParts(tx, { teamId, id, parts })
}

export function describeExport(row: ExportRow): StoredExport {
  const { exportId: id, kind, from, to, siteId, state, done, total, fileName, size, askedAt, keptUntil } = row
  return {
    id,
    kind,
    from,
    to,
    siteId,
    state,
    done,
    total,
    fileName,
    size,
    askedAt: askedAt.toISOString(),
    keptUntil: keptUntil?.toISOString() ?? null,
  }
}

function isExport({ teamId, exportId }: ExportKey): SQL | undefined {
  return and(eq(storedExports.teamId, teamId), eq(storedExports.exportId, exportId))
}
