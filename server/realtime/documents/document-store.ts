import { sql } from 'drizzle-orm'
import { type NamedStatement, runNamed, type Transaction } from '#database'
import type { Path } from '../tree/path.ts'
import { fromExport } from '../tree/from-export.ts'
import { nodeAt } from '../tree/node-at.ts'
import type { Node } from '../tree/node.ts'
import { toExport } from '../tree/to-export.ts'
import { type DocumentName, keysOf, outermost } from './paths/document-path.ts'
import { rangeBelow, rangeOfRow, rowPath, type RowPath, type RowRange } from './paths/row-path.ts'
import type { LogEntry } from './change-store.ts'
import { keysOfRow, needsKeys, type Row, treeOf } from './paths/rows.ts'

/**
 * State of a document: its id and the number of its last change. documentId is undefined if the document was
 * never written.
 */
export interface Revision {
  readonly documentId: number | undefined
  readonly sequence: number
}

export interface LockedDocument extends Revision {
  readonly documentId: number
  /** Sum of the lengths of the document's rows. */
  readonly length: number
}

/** A subtree of a document. */
export interface Region {
  readonly name: DocumentName
  readonly path: Path
}

/** Rows of the requested subtrees of a document, from one snapshot. */
export interface ReadDocument extends Revision {
  readonly rows: ReadonlyMap<RowPath, Row>
}

/** New rows of a changed document. */
export interface DocumentUpdate {
  readonly documentId: number
  readonly sequence: number
  readonly length: number
  readonly removed: readonly RowPath[]
  readonly written: readonly Row[]
}

export const neverWritten: ReadDocument = { documentId: undefined, sequence: 0, rows: new Map() }

/** PostgreSQL ends an idle transaction after this time, so a hung process cannot hold its locks. */
const maxIdleMs = 10_000

/**
 * Locks documents until the transaction ends, in a fixed order; adds missing ones. waits: if false, leaves
 * out documents that another transaction has locked.
 */
export async function lockDocuments(
  tx: Transaction,
  names: readonly DocumentName[],
  { waits }: { readonly waits: boolean },
): Promise<Map<DocumentName, LockedDocument>> {
  const keys = names.map(keysOf)
  const wanted = [keys.map(([collection]) => collection), keys.map(([, key]) => key)]
  const lock = async (): Promise<Map<DocumentName, LockedDocument>> =>
    lockedIn(await runNamed<LockedRow>(tx, waits ? lockStatement : lockFreeStatement, wanted))
  const locked = await lock()
  if (locked.size === names.length) return locked
  const added = await runNamed(tx, addStatement, wanted)
  return added.length === 0 ? locked : lock()
}

/**
 * Returns SQL that locks documents unless another transaction has locked them. keys: SQL of their two keys.
 */
export function lockFreeDocumentsOf(keys: string): string {
  return `${lockDocumentsOf(keys)} skip locked`
}

/** A result row of lockFreeDocumentsOf. */
export type LockedRow = Readonly<Record<'id' | 'name' | 'sequence' | 'length', string>>

export function lockedIn(rows: readonly LockedRow[]): Map<DocumentName, LockedDocument> {
  return new Map(
    rows.map(({ id, name, sequence, length }) => [
      name as DocumentName, // the two selected columns
      { documentId: Number(id), sequence: Number(sequence), length: Number(length) },
    ]),
  )
}

function lockDocumentsOf(keys: string): string {
  return `
    select document_id as id, collection || '/' || key as name, sequence, length,
      set_config('idle_in_transaction_session_timeout', '${maxIdleMs}', true)
    from realtime.documents where (collection, key) in (${keys}) order by document_id for update`
}

const wantedNames = 'select * from unnest($1::text[], $2::text[])'
const lockStatement: NamedStatement = { name: 'realtime_lock_documents', text: lockDocumentsOf(wantedNames) }
const lockFreeStatement: NamedStatement = {
  name: 'realtime_lock_free_documents',
  text: lockFreeDocumentsOf(wantedNames),
}
const addStatement: NamedStatement = {
  name: 'realtime_add_documents',
  text: `insert into realtime.documents (collection, key) ${wantedNames} order by 1, 2
    on conflict do nothing returning document_id`,
}

/** Reads subtrees in one snapshot. */
export async function readRegions(
  tx: Transaction,
  regions: readonly Region[],
): Promise<ReadonlyMap<DocumentName, ReadDocument>> {
  const { documents } = await readForWrites(tx, { regions, emptied: [], userIds: [] })
  return documents
}

/**
 * Reads subtrees and the priorities of maps above some of them, in one snapshot; also which accounts were
 * closed.
 */
export async function readForWrites(
  tx: Transaction,
  wantedFor: {
    readonly regions: readonly Region[]
    readonly emptied: readonly Region[]
    readonly userIds: readonly string[]
  },
): Promise<{
  readonly documents: ReadonlyMap<DocumentName, ReadDocument>
  readonly closed: ReadonlySet<string>
}> {
  const { regions, emptied: ancestorPriorities, userIds } = wantedFor
  const wanted = [...rangesOf(regions, ancestorPriorities)]
  const keys = wanted.map(({ name }) => keysOf(name))
  const read = await runNamed<ReadRow>(tx, readStatement, [
    userIds,
    keys.map(([collection]) => collection),
    keys.map(([, key]) => key),
    wanted.map(({ low }) => low),
    wanted.map(({ high }) => high),
  ])
  const found = new Map<DocumentName, ReadDocument>()
  for (const { name, id, sequence, rows } of read) {
    found.set(name, { documentId: Number(id), sequence: Number(sequence), rows: rowsIn(rows) })
  }
  const documents = [...regions, ...ancestorPriorities].map(
    ({ name }) => [name, found.get(name) ?? neverWritten] as const,
  )
  return { documents: new Map(documents), closed: new Set(read[0]?.closed) }
}

/** Parses the rows of rowsText, a JSON text. */
function rowsIn(rows: string | null): Map<RowPath, Row> {
  const found = new Map<RowPath, Row>()
  if (rows === null) return found
  // shape written by rowsText
  for (const [path, keys, value] of JSON.parse(rows) as [RowPath, Path | null, unknown][]) {
    if (found.has(path)) continue
    const node = fromExport(value, noServerValues)
    if (node !== null) found.set(path, { path, keys: keys ?? keysOfRow(path), node })
  }
  return found
}

interface ReadRow {
  readonly name: DocumentName
  readonly id: string
  readonly sequence: string
  readonly rows: string | null
  readonly closed: string[] | null
}

/**
 * SQL of rows as one JSON text, [path, keys, value][]. One text costs a tenth of as many result rows. Keys
 * and values are stored as JSON.
 */
const rowsText = `'[' || string_agg('[' || to_json(nodes.path) || ',' || coalesce(nodes.keys, 'null') || ',' || nodes.value || ']', ',') || ']'`

const readStatement: NamedStatement = {
  name: 'realtime_read_regions',
  text: `
    select documents.collection || '/' || documents.key as name, document_id as id, sequence,
      ${rowsText} as rows,
      (select array_agg(user_id) from realtime.closed_accounts where user_id = any ($1::text[])) as closed
    from unnest($2::text[], $3::text[], $4::text[], $5::text[]) as wanted (collection, key, low, high)
    join realtime.documents using (collection, key)
    left join lateral (
      select path, nodes.keys, value from realtime.nodes
      where nodes.document_id = documents.document_id
        and path >= low and path < coalesce(high, repeat(chr(1114111), 20))
    ) as nodes on true
    group by documents.collection, documents.key, document_id, sequence`,
}

/**
 * Returns the keys of the children of a subtree, without their values. Returns `above` instead if a single
 * row has the subtree, alone or with nodes around it.
 */
export async function readChildKeys(
  tx: Transaction,
  { name, path }: Region,
): Promise<{ readonly keys: readonly string[]; readonly above: Node }> {
  const [collection, key] = keysOf(name)
  const { low, high } = rangeBelow(rowPath(path))
  const above = path.map((_, length) => rowPath(path.slice(0, length + 1)))
  const start = path.length === 0 ? 0 : [...low].length // PostgreSQL counts characters
  const [read] = await runNamed<{ readonly rows: string | null; readonly children: string | null }>(
    tx,
    childKeysStatement,
    [collection, key, ['', ...above], low, high, start],
  )
  const whole = nodeAt(treeOf(rowsIn(read?.rows ?? null).values()), path)
  if (whole !== null) return { keys: [], above: whole }
  // shape written by childKeysStatement
  const children = JSON.parse(read?.children ?? '[]') as [child: RowPath, keys: Path | null][]
  const keys = children.map(([child, keys]) => keys?.[path.length] ?? child)
  return { keys: keys.filter((child) => child !== '.priority'), above: null }
}

const childKeysStatement: NamedStatement = {
  name: 'realtime_read_child_keys',
  text: `
    with found as (select document_id from realtime.documents where collection = $1 and key = $2), children as (
      select split_part(substr(path, $6::int + 1), '/', 1) as child, min(keys) as keys
      from realtime.nodes where document_id = (select document_id from found)
        and path >= $4 and path < coalesce($5, repeat(chr(1114111), 20))
      group by 1
    )
    select
      (select ${rowsText} from realtime.nodes where document_id = (select document_id from found) and path = any ($3::text[]))
        as rows,
      (select '[' || string_agg('[' || to_json(child) || ',' || coalesce(keys, 'null') || ']', ',') || ']' from children)
        as children`,
}

type NamedRange = RowRange & { readonly name: DocumentName }

// Yields the ranges of rows: the row above a subtree, at most one, and the rows at and below its path.
function* rangesOf(regions: readonly Region[], ancestorPriorities: readonly Region[]): Iterable<NamedRange> {
  for (const [name, paths] of byDocument(regions)) {
    const single = new Set<RowPath>()
    for (const path of outermost(paths)) {
      for (let length = 0; length <= path.length; length += 1) single.add(rowPath(path.slice(0, length)))
      yield { name, ...rangeBelow(rowPath(path)) }
    }
    for (const path of single) yield { name, ...rangeOfRow(path) }
  }
  for (const [name, paths] of byDocument(ancestorPriorities)) {
    const single = new Set<RowPath>()
    for (const path of paths) {
      for (let length = 0; length < path.length; length += 1) {
        single.add(rowPath([...path.slice(0, length), '.priority']))
      }
    }
    for (const path of single) yield { name, ...rangeOfRow(path) }
  }
}

function byDocument(regions: readonly Region[]): Map<DocumentName, Path[]> {
  const paths = new Map<DocumentName, Path[]>()
  for (const { name, path } of regions) {
    const own = paths.get(name) ?? []
    own.push(path)
    paths.set(name, own)
  }
  return paths
}

/**
 * Stores changed documents, which must be locked, logs their changes, and deletes the notices behind them.
 */
export async function saveDocuments(
  tx: Transaction,
  updates: readonly DocumentUpdate[],
  changes: readonly LogEntry[],
  noticeIds: readonly string[],
): Promise<void> {
  const removed = updates.flatMap(({ documentId, removed }) => removed.map((path) => ({ documentId, path })))
  const written = updates.flatMap(({ documentId, written }) => written.map((row) => ({ documentId, row })))
  await runNamed(tx, saveStatement, [
    removed.map(({ documentId }) => documentId),
    removed.map(({ path }) => path),
    written.map(({ documentId }) => documentId),
    written.map(({ row }) => row.path),
    written.map(({ row }) => (needsKeys(row) ? JSON.stringify(row.keys) : null)),
    written.map(({ row }) => JSON.stringify(toExport(row.node))),
    changes.map(({ documentId }) => documentId),
    changes.map(({ sequence }) => sequence),
    changes.map(({ text }) => text),
    updates.map(({ documentId }) => documentId),
    updates.map(({ sequence }) => sequence),
    updates.map(({ length }) => length),
    noticeIds,
  ])
}

const saveStatement: NamedStatement = {
  name: 'realtime_save_documents',
  text: `
    with removed as (
      delete from realtime.nodes using unnest($1::bigint[], $2::text[]) as old (document_id, path)
      where nodes.document_id = old.document_id and nodes.path = old.path collate "C"
    ), written as (
      insert into realtime.nodes (document_id, path, keys, value)
      select * from unnest($3::bigint[], $4::text[], $5::text[], $6::text[])
      on conflict (document_id, path) do update set keys = excluded.keys, value = excluded.value
    ), logged as (
      insert into realtime.changes (document_id, sequence, parts)
      select * from unnest($7::bigint[], $8::bigint[], $9::text[])
    ), applied as (
      delete from realtime.news where news_id = any ($13::bigint[])
    )
    update realtime.documents set sequence = changed.sequence, length = changed.length, changed_at = now()
    from unnest($10::bigint[], $11::bigint[], $12::bigint[]) as changed (document_id, sequence, length)
    where documents.document_id = changed.document_id`,
}

/** Returns the revisions of documents; documents that were never written are missing. */
export async function readRevisions(
  tx: Transaction,
  names: readonly DocumentName[],
): Promise<ReadonlyMap<DocumentName, Revision>> {
  const keys = names.map(keysOf)
  const { rows } = await tx.execute<{ name: DocumentName; id: string; sequence: string }>(sql`
    select collection || '/' || key as name, document_id as id, sequence from realtime.documents
    where (collection, key) in (
      select * from unnest(${sql.param(keys.map(([collection]) => collection))}::text[],
        ${sql.param(keys.map(([, key]) => key))}::text[]))`)
  return new Map(
    rows.map(({ name, id, sequence }) => [name, { documentId: Number(id), sequence: Number(sequence) }]),
  )
}

/**
 * Returns the documents changed within a period, and whether notices wait to be applied; the fallback for
 * notifications. withinMs: length of the period, up to now, in milliseconds.
 */
export async function pollChanges(
  tx: Transaction,
  withinMs: number,
): Promise<{
  readonly changed: readonly (Revision & { readonly name: DocumentName })[]
  readonly hasNotices: boolean
}> {
  const { rows } = await tx.execute<{ changed: [DocumentName, number, number][]; has_notices: boolean }>(sql`
    select exists (select from realtime.news) as has_notices, array(
      select json_build_array(collection || '/' || key, document_id, sequence) from realtime.documents
      where changed_at > now() - ${withinMs}::float8 * interval '1 millisecond'
    ) as changed`)
  const [found] = rows
  return {
    changed: (found?.changed ?? []).map(([name, documentId, sequence]) => ({ name, documentId, sequence })),
    hasNotices: found?.has_notices ?? false,
  }
}

/** Deletes the rows of documents that have been empty for a day. */
export async function pruneDocuments(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    delete from realtime.documents where length = 0 and changed_at < now() - interval '1 day'
      and not exists (select from realtime.nodes where nodes.document_id = documents.document_id)`)
}

// Stored values never contain server values: they were resolved before.
const noServerValues = { now: 0, existing: null }
