import { isDeepStrictEqual } from 'node:util'
import { type CatalogDocument, taxesOfCatalog, type TeamId, type UnlistedTaxes } from '@costard/contract'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#database'
import { unlistedTaxes } from './schema.ts'

/**
 * Stores the taxes of published catalogs for unlisted devices, if different from the last taxes of their
 * kind. Catalogs published at once get a version each.
 */
export async function followTaxes(
  tx: Transaction,
  teamId: TeamId,
  documents: readonly Pick<CatalogDocument, 'pricing'>[],
): Promise<void> {
  for (const { pricing } of documents) {
    const taxes = taxesOfCatalog(pricing)
    if (taxes) await keepTaxes(tx, teamId, pricing.kind, taxes)
  }
}

async function keepTaxes(
  tx: Transaction,
  teamId: TeamId,
  kind: UnlistedTaxes['kind'],
  taxes: NonNullable<ReturnType<typeof taxesOfCatalog>>,
): Promise<void> {
  for (;;) {
    const all = await listUnlistedTaxes(tx, [teamId])
    const known = all.find((one) => one.kind === kind)
    if (known && isDeepStrictEqual({ ...known, ...taxes }, known)) return
    const version = Math.max(1, ...all.map((one) => one.version)) + 1
    const { rowCount } = await tx
      .insert(unlistedTaxes)
      .values({ teamId, version, kind, taxes })
      .onConflictDoNothing()
    if (rowCount !== 0) return
  }
}

/** Returns the last taxes of each kind, per team. */
export async function listUnlistedTaxes(
  tx: Transaction,
  teamIds: readonly TeamId[],
): Promise<(UnlistedTaxes & { readonly teamId: TeamId })[]> {
  const { teamId, kind, version } = unlistedTaxes
  const rows = await tx
    .selectDistinctOn([teamId, kind])
    .from(unlistedTaxes)
    .where(inArray(teamId, [...teamIds]))
    .orderBy(teamId, kind, desc(version))
  return rows.map((row) => ({ teamId: row.teamId, ...describe(row) }))
}

/** Returns the taxes of a version after the first; undefined if there are none. */
export async function findUnlistedTaxes(
  tx: Transaction,
  teamId: TeamId,
  version: number,
): Promise<UnlistedTaxes | undefined> {
  const isVersion = and(eq(unlistedTaxes.teamId, teamId), eq(unlistedTaxes.version, version))
  const [row] = await tx.select().from(unlistedTaxes).where(isVersion)
  return row && describe(row)
}

function describe({ kind, version, taxes }: typeof unlistedTaxes.$inferSelect): UnlistedTaxes {
  return { kind, version, ...taxes }
}
