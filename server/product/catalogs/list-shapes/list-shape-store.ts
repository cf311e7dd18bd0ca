import { createHash } from 'node:crypto'
import { catalogLimits, type ListShape, type TeamId } from '@costard/contract'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#database'
import { priceListShapes } from '../schema.ts'

export async function findListShapes(tx: Transaction, teamId: TeamId): Promise<ListShape[]> {
  const rows = await tx
    .select({ shape: priceListShapes.shape })
    .from(priceListShapes)
    .where(eq(priceListShapes.teamId, teamId))
    .orderBy(desc(priceListShapes.savedAt), priceListShapes.fingerprint)
    .limit(catalogLimits.maxListShapes)
  return rows.map(({ shape }) => shape)
}

/** Replaces the shape with the same headings. The oldest are removed beyond the maximum of a team. */
export async function saveListShape(
  tx: Transaction,
  row: { readonly teamId: TeamId; readonly shape: ListShape; readonly savedAt: Date },
): Promise<void> {
  const { teamId, shape, savedAt } = row
  await tx
    .insert(priceListShapes)
    .values({ ...row, fingerprint: fingerprintOf(shape) })
    .onConflictDoUpdate({
      target: [priceListShapes.teamId, priceListShapes.fingerprint],
      set: { shape, savedAt },
    })
  const older = tx
    .select({ fingerprint: priceListShapes.fingerprint })
    .from(priceListShapes)
    .where(eq(priceListShapes.teamId, teamId))
    .orderBy(desc(priceListShapes.savedAt), priceListShapes.fingerprint)
    .offset(catalogLimits.maxListShapes)
  await tx
    .delete(priceListShapes)
    .where(and(eq(priceListShapes.teamId, teamId), inArray(priceListShapes.fingerprint, older)))
}

/** Returns the key of a list: its headings in their order, without regard to case and blanks. */
function fingerprintOf({ columns }: ListShape): string {
  const headings = columns.map(({ heading }) => heading.trim().toLowerCase())
  return createHash('sha256').update(JSON.stringify(headings)).digest('base64url')
}
