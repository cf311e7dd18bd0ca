import { type CatalogPart, costKinds, type PartKind, withParts } from '@costard/catalogs'
import type { CatalogDocument, CatalogDraft, ChangedDraftPart, DraftPart } from '@costard/contract'
import type { Transaction } from '#database'
import { apiError } from '../../calls/api-error.ts'
import { findCatalog } from '../catalog-store.ts'
import { DocumentCache } from '../document-cache.ts'
import { catalogWithoutCosts } from '../without-costs.ts'
import {
  type CatalogKey,
  countParts,
  type DraftHead,
  getDraftHead,
  listParts,
  partIn,
  type PartRow,
} from './draft-store.ts'
import { draftLines, draftParts } from './draft-text.ts'

/** Returns the version on which a draft is based. Throws catalog/not-found. */
export async function baseOf(
  tx: Transaction,
  { teamId, catalogId }: CatalogKey,
  publishedVersion: number | null,
): Promise<CatalogDocument> {
  const found = await findCatalog(tx, teamId, catalogId, publishedVersion ?? 0)
  if (!found?.document) throw apiError('catalog/not-found')
  return found.document
}

/** A draft merged with its published version. */
export interface WholeDraft {
  readonly baseVersion: number | null
  readonly rev: number
  readonly document: CatalogDocument
  /** Number of parts that differ from the published version. */
  readonly changes: number
}

/** Cache of recent drafts: a draft is checked, compared and published in a row. The limit counts variants. */
const drafts = new DocumentCache<WholeDraft>(30_000)

/** Returns the draft of a catalog as one document. Throws catalog/not-found. */
export async function readDraft(tx: Transaction, key: CatalogKey): Promise<WholeDraft> {
  const head = await getDraftHead(tx, key)
  const known = drafts.get(idOf(key, head))
  if (known) return known
  const { parts, ...read } = await draftParts(tx, key)
  const { publishedVersion: baseVersion, draftRev: rev } = read
  const base = await baseOf(tx, key, baseVersion)
  const document = parts.length === 0 ? base : draftOf(base, parts)
  const draft = { baseVersion, rev, document, changes: parts.length }
  drafts.set(idOf(key, read), draft, document)
  return draft
}

/** Returns the cache key of a draft. A draft never returns to an earlier rev. */
function idOf(
  { teamId, catalogId }: CatalogKey,
  { publishedVersion, draftRev }: Pick<DraftHead, 'publishedVersion' | 'draftRev'>,
): string {
  return JSON.stringify([teamId, catalogId, publishedVersion, draftRev])
}

/** Returns the draft of a catalog with its changed parts and their authors. Throws catalog/not-found. */
export async function getDraft(
  tx: Transaction,
  key: CatalogKey,
  { hidesCosts }: { readonly hidesCosts: boolean },
): Promise<CatalogDraft> {
  const { changes: _, document, ...draft } = await readDraft(tx, key)
  const rows = (await listParts(tx, key)).filter(({ rev }) => rev <= draft.rev)
  return {
    ...draft,
    document: hidesCosts ? catalogWithoutCosts(document) : document,
    parts: rows.map(describePart),
  }
}

/** Returns a draft as its parts. base: only while nothing is published. Throws catalog/not-found. */
export async function openDraft(
  tx: Transaction,
  key: CatalogKey,
  { hidesCosts }: { readonly hidesCosts: boolean },
): Promise<{
  readonly baseVersion: number | null
  readonly rev: number
  readonly base: CatalogDocument | null
  readonly lines: string
}> {
  const { publishedVersion, draftRev, lines } = await draftLines(tx, key, { hidesCosts })
  const base = publishedVersion === null ? await baseOf(tx, key, null) : null
  return {
    baseVersion: publishedVersion,
    rev: draftRev,
    base: base && hidesCosts ? catalogWithoutCosts(base) : base,
    lines,
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
  { after, hidesCosts }: { readonly after: number; readonly hidesCosts: boolean },
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
    parts: shown.map((row) => ({
      ...describePart(row),
      ...(!(hidesCosts && isCost(row.kind)) && { part: partIn(row) }),
    })),
    hasMore: rows.length > maxChangesPerPage,
  }
}

function isCost(kind: PartKind): boolean {
  return costKinds.some((one) => one === kind)
}

/** A page ends with all parts of its last rev, since the next page starts after this rev. */
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
