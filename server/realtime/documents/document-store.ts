import { sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { fromExport } from '../tree/from-export.ts'
import type { Node } from '../tree/node.ts'
import type { Path } from '../tree/path.ts'
import { toExport } from '../tree/to-export.ts'
import type { Part } from './apply-write.ts'
import { type DocumentName, keysOf } from './document-path.ts'

export const changesChannel = 'realtime_changes'

/** PostgreSQL ends an idle transaction after this time, so a hung process cannot hold the write lock. */
const maxIdleMs = 10_000

/** Takes the write lock until the transaction ends. Returns the sequence of the last change. */
export async function lockWrites(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ sequence: string }>(sql`
    select sequence, set_config('idle_in_transaction_session_timeout', ${String(maxIdleMs)}, true)
    from realtime.lane for update`)
  return Number(rows[0]?.sequence)
}

/** Returns the current documents and the sequence of the last change, from one snapshot. */
export async function readDocuments(
  tx: Transaction,
  names: readonly DocumentName[],
): Promise<{ readonly sequence: number; readonly nodes: ReadonlyMap<DocumentName, Node> }> {
  const keys = names.map(keysOf)
  const { rows } = await tx.execute<{
    sequence: string
    name: DocumentName | null
    value: string | null
  }>(sql`
    select sequence, collection || '/' || key as name, value
    from realtime.lane left join realtime.documents on (collection, key) in (
      select * from unnest(${sql.param(keys.map(([collection]) => collection))}::text[],
        ${sql.param(keys.map(([, key]) => key))}::text[]))`)
  const nodes = new Map<DocumentName, Node>(names.map((name) => [name, null]))
  for (const { name, value } of rows) if (name !== null && value !== null) nodes.set(name, nodeOf(value))
  return { sequence: Number(rows[0]?.sequence), nodes }
}

/** Returns a document as stored text; undefined for an empty one. */
export function textOf(node: Node): string | undefined {
  return node === null ? undefined : JSON.stringify(toExport(node))
}

/** Stores the documents, logs the changes numbered from `sequence` + 1, and notifies all processes. */
export async function saveChanges(
  tx: Transaction,
  sequence: number,
  texts: ReadonlyMap<DocumentName, string | undefined>,
  changes: readonly (readonly Part[])[],
): Promise<void> {
  const stored = [...texts].filter(([, text]) => text !== undefined)
  const emptied = [...texts].filter(([, text]) => text === undefined)
  const names = (of: typeof stored, index: 0 | 1) => sql.param(of.map(([name]) => keysOf(name)[index]))
  await tx.execute(sql`
    with written as (
      insert into realtime.documents (collection, key, value)
      select * from unnest(${names(stored, 0)}::text[], ${names(stored, 1)}::text[],
        ${sql.param(stored.map(([, text]) => text))}::text[])
      on conflict (collection, key) do update set value = excluded.value
    ), removed as (
      delete from realtime.documents where (collection, key) in (
        select * from unnest(${names(emptied, 0)}::text[], ${names(emptied, 1)}::text[]))
    ), noted as (
      insert into realtime.changes (sequence, parts)
      select ${sequence}::bigint + position, parts
      from unnest(${sql.param(changes.map(textOfParts))}::text[]) with ordinality as new (parts, position)
    )
    update realtime.lane set sequence = ${sequence + changes.length}
    returning pg_notify(${changesChannel}, sequence::text)`)
}

/** Returns the changes after one sequence up to another, in order; fewer when some were pruned. */
export async function readChanges(
  tx: Transaction,
  after: number,
  upTo: number,
): Promise<(readonly Part[])[]> {
  const { rows } = await tx.execute<{ parts: string }>(sql`
    select parts from realtime.changes where sequence > ${after} and sequence <= ${upTo} order by sequence`)
  return rows.map(({ parts }) => partsOfText(parts))
}

/** Deletes changes older than keptMs milliseconds. */
export async function pruneChanges(tx: Transaction, keptMs: number): Promise<void> {
  await tx.execute(
    sql`delete from realtime.changes where changed_at < now() - ${keptMs}::float8 * interval '1 millisecond'`,
  )
}

function textOfParts(parts: readonly Part[]): string {
  return JSON.stringify(parts.map(({ path, node }) => [path, toExport(node)]))
}

function partsOfText(text: string): Part[] {
  // Written by textOfParts.
  const parts = JSON.parse(text) as [Path, unknown][]
  return parts.map(([path, value]) => ({ path, node: fromExport(value, noServerValues) }))
}

function nodeOf(text: string): Node {
  return fromExport(JSON.parse(text), noServerValues)
}

// Stored values never contain server values: they were resolved before.
const noServerValues = { now: 0, existing: null }
