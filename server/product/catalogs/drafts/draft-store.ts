import type { CatalogPart, PartKind } from '@costard/catalogs'
import type { CatalogId, TeamId } from '@costard/contract'
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { apiError } from '../../calls/api-error.ts'
import type { StoredSchedule } from '../schedules/stored-schedule.ts'
import { catalogParts, catalogs } from '../schema.ts'

export interface CatalogKey {
  readonly teamId: TeamId
  readonly catalogId: CatalogId
}

export type PartRow = typeof catalogParts.$inferSelect

/** State of the draft of a catalog. */
export interface DraftHead {
  readonly publishedVersion: number | null
  readonly draftRev: number
  readonly schedule: StoredSchedule | null
}

const head = {
  publishedVersion: catalogs.publishedVersion,
  draftRev: catalogs.draftRev,
  schedule: catalogs.schedule,
}

/** Returns the state of a draft. Throws catalog/not-found. */
export async function getDraftHead(tx: Transaction, key: CatalogKey): Promise<DraftHead> {
  const [found] = await tx.select(head).from(catalogs).where(isCatalog(key))
  if (!found) throw apiError('catalog/not-found')
  return found
}

/**
 * Locks the draft until the end of the transaction and increments its rev for the change. Throws
 * catalog/not-found.
 */
export async function lockDraft(tx: Transaction, key: CatalogKey): Promise<DraftHead> {
  const [locked] = await tx
    .update(catalogs)
    .set({ draftRev: sql`${catalogs.draftRev} + 1` })
    .where(isCatalog(key))
    .returning(head)
  if (!locked) throw apiError('catalog/not-found')
  return locked
}

/** Restores the rev before lockDraft if nothing changes; the draft stays locked. */
export async function restoreRev(tx: Transaction, key: CatalogKey, rev: number): Promise<void> {
  await tx
    .update(catalogs)
    .set({ draftRev: rev - 1 })
    .where(isCatalog(key))
}

/** Like lockDraft, for a change of the content. Throws catalog/not-found, catalog/scheduled. */
export async function lockForEdit(tx: Transaction, key: CatalogKey): Promise<DraftHead> {
  const locked = await lockDraft(tx, key)
  const { schedule } = locked
  if (schedule?.state === 'waiting') throw apiError('catalog/scheduled', { at: schedule.at })
  return locked
}

/** Returns the changed parts of a draft, in the order of their changes. */
export function listParts(
  tx: Transaction,
  key: CatalogKey,
  {
    after = -1,
    until,
    limit,
  }: { readonly after?: number; readonly until?: number; readonly limit?: number } = {},
): Promise<PartRow[]> {
  const found = tx
    .select()
    .from(catalogParts)
    .where(
      and(
        isPartOf(key),
        gt(catalogParts.rev, after),
        until === undefined ? undefined : lte(catalogParts.rev, until),
      ),
    )
    .orderBy(asc(catalogParts.rev), asc(catalogParts.kind), asc(catalogParts.key))
  return limit === undefined ? found : found.limit(limit)
}

/** Returns the changed parts among the given ones. */
export function findParts(
  tx: Transaction,
  key: CatalogKey,
  parts: readonly Pick<CatalogPart, 'kind' | 'key'>[],
): Promise<PartRow[]> {
  const wanted = sql`select kind, key from jsonb_to_recordset(${JSON.stringify(
    parts.map(({ kind, key: partKey }) => ({ kind, key: partKey })),
  )}::jsonb) as wanted(kind text, key text)`
  return tx
    .select()
    .from(catalogParts)
    .where(and(isPartOf(key), sql`(${catalogParts.kind}, ${catalogParts.key}) in (${wanted})`))
}

/** Maximum rows in one statement: PostgreSQL accepts 65,535 parameters. */
const rowsOfStatement = 5000

export async function saveParts(
  tx: Transaction,
  key: CatalogKey,
  change: { readonly rev: number; readonly at: Date; readonly by: string },
  parts: readonly CatalogPart[],
): Promise<PartRow[]> {
  const saved: PartRow[] = []
  for (let start = 0; start < parts.length; start += rowsOfStatement)
    saved.push(...(await saveRows(tx, key, change, parts.slice(start, start + rowsOfStatement))))
  return saved
}

function saveRows(
  tx: Transaction,
  { teamId, catalogId }: CatalogKey,
  { rev, at, by }: { readonly rev: number; readonly at: Date; readonly by: string },
  parts: readonly CatalogPart[],
): Promise<PartRow[]> {
  return tx
    .insert(catalogParts)
    .values(
      parts.map(({ kind, key, value }) => ({
        teamId,
        catalogId,
        kind: kind as PartKind,
        key,
        rev,
        value,
        updatedAt: at,
        updatedBy: by,
      })),
    )
    .onConflictDoUpdate({
      target: [catalogParts.teamId, catalogParts.catalogId, catalogParts.kind, catalogParts.key],
      set: {
        rev: sql`excluded.rev`,
        value: sql`excluded.value`,
        updatedAt: sql`excluded.updated_at`,
        updatedBy: sql`excluded.updated_by`,
      },
    })
    .returning()
}

/** Returns the number of parts that differ from the published version. */
export function countParts(tx: Transaction, key: CatalogKey): Promise<number> {
  return tx.$count(catalogParts, isPartOf(key))
}

export async function removeParts(tx: Transaction, key: CatalogKey): Promise<void> {
  await tx.delete(catalogParts).where(isPartOf(key))
}

/** Returns the part in a row. */
export function partIn({ kind, key, value }: PartRow): CatalogPart {
  return { kind, key, value } as CatalogPart // stored from a CatalogPart
}

export function isCatalog({ teamId, catalogId }: CatalogKey) {
  return and(eq(catalogs.teamId, teamId), eq(catalogs.catalogId, catalogId))
}

export function isPartOf({ teamId, catalogId }: CatalogKey) {
  return and(eq(catalogParts.teamId, teamId), eq(catalogParts.catalogId, catalogId))
}
