import { gunzip, gzip } from 'node:zlib'
import { promisify } from 'node:util'
import {
  type CatalogId,
  type HintRule,
  type PriceSourceId,
  priceSourceLimits,
  type TeamId,
} from '@costard/contract'
import { and, asc, count, eq, lte } from 'drizzle-orm'
import type { Transaction } from '#database'
import { apiError } from '../calls/api-error.ts'
import {
  hintRules,
  priceHintMoves,
  priceHints,
  priceSourceFiles,
  priceSourceRuns,
  priceSources,
  priceSourceSecrets,
} from './schema.ts'

export type SourceRow = typeof priceSources.$inferSelect
export interface SourceKey {
  readonly teamId: TeamId
  readonly sourceId: PriceSourceId
}

const pack = promisify(gzip)
const unpack = promisify(gunzip)

export function listSources(tx: Transaction, teamId: TeamId): Promise<SourceRow[]> {
  return tx
    .select()
    .from(priceSources)
    .where(eq(priceSources.teamId, teamId))
    .orderBy(asc(priceSources.createdAt), asc(priceSources.sourceId))
}

export async function findSource(tx: Transaction, key: SourceKey): Promise<SourceRow | undefined> {
  const [row] = await tx.select().from(priceSources).where(isSource(key))
  return row
}

/** Returns a source. Throws price-source/not-found. */
export async function getSource(tx: Transaction, key: SourceKey): Promise<SourceRow> {
  const row = await findSource(tx, key)
  if (!row) throw apiError('price-source/not-found')
  return row
}

/** Returns a source and locks its row. */
export async function lockSource(tx: Transaction, key: SourceKey): Promise<SourceRow | undefined> {
  const [row] = await tx.select().from(priceSources).where(isSource(key)).for('update')
  return row
}

export async function countSources(tx: Transaction, teamId: TeamId): Promise<number> {
  const [found] = await tx.select({ held: count() }).from(priceSources).where(eq(priceSources.teamId, teamId))
  return found?.held ?? 0
}

export async function insertSource(
  tx: Transaction,
  row: typeof priceSources.$inferInsert,
): Promise<SourceRow> {
  const [added] = await tx.insert(priceSources).values(row).returning()
  if (!added) throw new Error('a price source was not added')
  return added
}

/** Updates a source. Returns undefined if it was removed meanwhile. */
export async function updateSource(
  tx: Transaction,
  key: SourceKey,
  change: Partial<Omit<SourceRow, 'teamId' | 'sourceId'>>,
): Promise<SourceRow | undefined> {
  const [row] = await tx.update(priceSources).set(change).where(isSource(key)).returning()
  return row
}

/** Removes a source and all its rows in other tables. */
export async function deleteSource(tx: Transaction, key: SourceKey): Promise<void> {
  for (const table of [priceSourceSecrets, priceSourceFiles, priceSourceRuns, priceHints, priceHintMoves])
    await tx.delete(table).where(and(eq(table.teamId, key.teamId), eq(table.sourceId, key.sourceId)))
  await tx.delete(priceSources).where(isSource(key))
}

/** Returns the due sources, longest due first. */
export function dueSources(tx: Transaction, at: Date, limit: number): Promise<SourceRow[]> {
  return tx
    .select()
    .from(priceSources)
    .where(lte(priceSources.nextAt, at))
    .orderBy(asc(priceSources.nextAt))
    .limit(limit)
}

export async function findSecret(
  tx: Transaction,
  { teamId, sourceId }: SourceKey,
): Promise<{ readonly sealedSecret: string; readonly ending: string } | undefined> {
  const { sealedSecret, ending } = priceSourceSecrets
  const [row] = await tx
    .select({ sealedSecret, ending })
    .from(priceSourceSecrets)
    .where(and(eq(priceSourceSecrets.teamId, teamId), eq(priceSourceSecrets.sourceId, sourceId)))
  return row
}

export async function listEndings(tx: Transaction, teamId: TeamId): Promise<ReadonlyMap<string, string>> {
  const { sourceId, ending } = priceSourceSecrets
  const rows = await tx
    .select({ sourceId, ending })
    .from(priceSourceSecrets)
    .where(eq(priceSourceSecrets.teamId, teamId))
  return new Map(rows.map((row) => [row.sourceId, row.ending]))
}

/** Saves the secret of a source; null removes it. */
export async function saveSecret(
  tx: Transaction,
  { teamId, sourceId }: SourceKey,
  secret: { readonly sealedSecret: string; readonly ending: string } | null,
): Promise<void> {
  await tx
    .delete(priceSourceSecrets)
    .where(and(eq(priceSourceSecrets.teamId, teamId), eq(priceSourceSecrets.sourceId, sourceId)))
  if (secret) await tx.insert(priceSourceSecrets).values({ teamId, sourceId, ...secret })
}

export async function saveFile(
  tx: Transaction,
  { teamId, sourceId }: SourceKey,
  file: { readonly bytes: Uint8Array; readonly savedAt: Date },
): Promise<void> {
  const { savedAt } = file
  const packed = await pack(file.bytes)
  await tx
    .insert(priceSourceFiles)
    .values({ teamId, sourceId, packed, savedAt })
    .onConflictDoUpdate({
      target: [priceSourceFiles.teamId, priceSourceFiles.sourceId],
      set: { packed, savedAt },
    })
}

export async function findFile(
  tx: Transaction,
  { teamId, sourceId }: SourceKey,
): Promise<Buffer | undefined> {
  const [row] = await tx
    .select({ packed: priceSourceFiles.packed })
    .from(priceSourceFiles)
    .where(and(eq(priceSourceFiles.teamId, teamId), eq(priceSourceFiles.sourceId, sourceId)))
  return row && unpack(row.packed, { maxOutputLength: priceSourceLimits.maxFileBytes })
}

export async function findRules(
  tx: Transaction,
  key: { readonly teamId: TeamId; readonly catalogId: CatalogId },
): Promise<HintRule[]> {
  const [row] = await tx
    .select({ rules: hintRules.rules })
    .from(hintRules)
    .where(and(eq(hintRules.teamId, key.teamId), eq(hintRules.catalogId, key.catalogId)))
  return row?.rules ?? []
}

export async function saveRules(tx: Transaction, row: typeof hintRules.$inferInsert): Promise<void> {
  const { rules, savedAt } = row
  await tx
    .insert(hintRules)
    .values(row)
    .onConflictDoUpdate({
      target: [hintRules.teamId, hintRules.catalogId],
      set: { rules, savedAt },
    })
}

function isSource({ teamId, sourceId }: SourceKey) {
  return and(eq(priceSources.teamId, teamId), eq(priceSources.sourceId, sourceId))
}
