import { type CatalogPart, costKinds } from '@costard/catalogs'
import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { apiError } from '../../calls/api-error.ts'
import { catalogParts, catalogs } from '../schema.ts'
import { type CatalogKey, isCatalog, isPartOf } from './draft-store.ts'

/** A draft with its parts as text from PostgreSQL: for a large one many times faster than reading rows. */
interface DraftText {
  readonly publishedVersion: number | null
  readonly draftRev: number
  readonly lines: string
}

/** Timestamp in the format of JSON. */
const updatedAt = sql`to_char(${catalogParts.updatedAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const isCost = sql`${catalogParts.kind} in ${[...costKinds]}`

/**
 * Returns the changed parts of a draft, in the order of their changes, a line each: kind, key, rev, time,
 * author and value. hidesCosts: omits the values of parts with costs. Throws catalog/not-found.
 */
export function draftLines(
  tx: Transaction,
  key: CatalogKey,
  { hidesCosts }: { readonly hidesCosts: boolean },
): Promise<DraftText> {
  const { kind, key: partKey, rev, updatedBy, value } = catalogParts
  const about = sql`${kind}, ${partKey}, ${rev}, ${updatedAt}, ${updatedBy}`
  const whole = sql`json_build_array(${about}, ${value})`
  return readText(
    tx,
    key,
    hidesCosts ? sql`case when ${isCost} then json_build_array(${about}) else ${whole} end` : whole,
  )
}

/**
 * Returns the state of a draft and the parts that differ from the published version. Throws
 * catalog/not-found.
 */
export async function draftParts(
  tx: Transaction,
  key: CatalogKey,
): Promise<Omit<DraftText, 'lines'> & { readonly parts: readonly CatalogPart[] }> {
  const { kind, key: partKey, value } = catalogParts
  const { lines, ...head } = await readText(tx, key, sql`json_build_array(${kind}, ${partKey}, ${value})`)
  // The lines are stored parts; the only line breaks are those between lines.
  const rows = JSON.parse(`[${lines.replaceAll('\n', ',')}]`) as [string, string, unknown][]
  return { ...head, parts: rows.map(([of, own, is]) => ({ kind: of, key: own, value: is }) as CatalogPart) }
}

/** Reads head and parts in one statement, so that both are from one snapshot. */
async function readText(tx: Transaction, key: CatalogKey, line: SQL): Promise<DraftText> {
  const { rev, kind, key: partKey } = catalogParts
  const [found] = await tx
    .select({
      publishedVersion: catalogs.publishedVersion,
      draftRev: catalogs.draftRev,
      lines: sql<string | null>`(
        select string_agg(${line}::text, E'\n' order by ${rev}, ${kind}, ${partKey})
        from ${catalogParts} where ${isPartOf(key)})`,
    })
    .from(catalogs)
    .where(isCatalog(key))
  if (!found) throw apiError('catalog/not-found')
  return { ...found, lines: found.lines ?? '' }
}
