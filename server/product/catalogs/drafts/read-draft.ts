import { type CatalogPart, positionsApart, withParts } from '@costard/catalogs'
import type { CatalogDocument, CatalogDraft, ChangedDraftPart, DraftPart } from '@costard/contract'
import type { Transaction } from '#database'
import { apiError } from '../../api-error.ts'
import { findCatalog } from '../catalog-store.ts'
import { type CatalogKey, countParts, getDraftHead, listParts, partIn, type PartRow } from './draft-store.ts'

/** Returns the version that a draft starts from. Throws catalog/not-found. */
export async function baseOf(
  tx: Transaction,
  { teamId, catalogId }: CatalogKey,
  publishedVersion: number | null,
): Promise<CatalogDocument> {
  const found = await findCatalog(tx, teamId, catalogId, publishedVersion ?? 0)
  if (!found?.document) throw apiError('catalog/not-found')
  return found.document
}

/** Returns the draft of a catalog as one document. Throws catalog/not-found. */
export async function readDraft(tx: Transaction, key: CatalogKey): Promise<CatalogDraft> {
  const { publishedVersion, draftRev } = await getDraftHead(tx, key)
  const base = await baseOf(tx, key, publishedVersion)
  // Those of a change that came meanwhile are read again.
  const rows = (await listParts(tx, key)).filter(({ rev }) => rev <= draftRev)
  return {
    baseVersion: publishedVersion,
    rev: draftRev,
    document: draftOf(base, rows.map(partIn)),
    parts: rows.map(describePart),
    positions: positionsApart(base, rows.map(partIn)),
  }
}

export function draftOf(base: CatalogDocument, parts: readonly CatalogPart[]): CatalogDocument {
  const { pricing, ...rest } = withParts(base, parts)
  return { ...rest, pricing: { ...pricing, id: base.pricing.id } }
}

const maxChangesPerPage = 2000

/** Returns the parts that were changed after a rev. Throws catalog/not-found. */
export async function listDraftChanges(
  tx: Transaction,
  key: CatalogKey,
  after: number,
): Promise<{
  readonly baseVersion: number | null
  readonly rev: number
  readonly changedParts: number
  readonly parts: ChangedDraftPart[]
  readonly hasMore: boolean
}> {
  const { publishedVersion, draftRev } = await getDraftHead(tx, key)
  const rows = await listParts(tx, key, { after, limit: maxChangesPerPage + 1 })
  const shown = await wholeRevs(tx, key, rows)
  return {
    baseVersion: publishedVersion,
    rev: draftRev,
    changedParts: await countParts(tx, key),
    parts: shown.map((row) => ({ ...describePart(row), part: partIn(row) })),
    hasMore: rows.length > maxChangesPerPage,
  }
}

/** A page ends with all parts of its last rev, since the next one starts after that rev. */
async function wholeRevs(
  tx: Transaction,
  key: CatalogKey,
  rows: readonly PartRow[],
): Promise<readonly PartRow[]> {
  const cut = rows[maxChangesPerPage]
  if (!cut) return rows
  const earlier = rows.filter(({ rev }) => rev < cut.rev)
  return earlier.length > 0 ? earlier : listParts(tx, key, { after: cut.rev - 1, until: cut.rev })
}

export function describePart({ kind, key, rev, updatedAt, updatedBy }: PartRow): DraftPart {
  return { kind, key, rev, updatedAt: updatedAt.toISOString(), updatedBy }
}
