import { sql } from 'drizzle-orm'
import { type NamedStatement, runNamed, type Transaction } from '#database'
import type { Path } from '../tree/path.ts'
import { fromExport } from '../tree/from-export.ts'
import { toExport } from '../tree/to-export.ts'
import { type DocumentName, keysOf, outermost } from './document-path.ts'
import { rangeBelow, rangeOfRow, rowPath, type RowPath, type RowRange } from './row-path.ts'
import type { LogEntry } from './change-store.ts'
import { keysOfRow, needsKeys, type Row } from './rows.ts'

/** State of a document: its row and the number of its last change. A document that was never written has neither. */
export interface Revision {
  readonly documentId: number | undefined
  readonly sequence: number
}

export interface LockedDocument extends Revision {
  readonly documentId: number
  /** Sum of the lengths of its rows. */
  readonly length: number
}

/** A subtree of a document. */
export interface Region {
  readonly name: DocumentName
  readonly path: Path
}

/** The rows of the wanted subtrees of a document, of one snapshot. */
export interface ReadDocument extends Revision {
  readonly rows: ReadonlyMap<RowPath, Row>
}

/** How a document must be stored after its changes. */
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
 * Locks documents until the transaction ends, in a fixed order; adds missing ones. waits: for documents that another
 * transaction has locked; they are left out otherwise.
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

/** SQL that locks those of the documents that no other transaction has locked. keys: SQL of their two keys. */
export function lockFreeDocumentsOf(keys: string): string {
  return `${lockDocumentsOf(keys)} skip locked`
}

/** A row of lockFreeDocumentsOf. */
export type LockedRow = Readonly<Record<'id' | 'name' | 'sequence' | 'length', string>>

export function lockedIn(rows: readonly LockedRow[]): Map<DocumentName, LockedDocument> {
  return new Map(
    rows.map(({ id, name, sequence, length }) => [
      name as DocumentName, // its two columns
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

/** Reads subtrees in one snapshot, and the priorities of maps above some of them; also which accounts were closed. */
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
  const rows = await runNamed<ReadRow>(tx, readStatement, [
    userIds,
    keys.map(([collection]) => collection),
    keys.map(([, key]) => key),
    wanted.map(({ low }) => low),
    wanted.map(({ high }) => high),
  ])
  const found = new Map<DocumentName, ReadDocument & { readonly rows: Map<RowPath, Row> }>()
  for (const { name, id, sequence, path, keys: stored, value } of rows) {
    const document = found.get(name) ?? {
      documentId: Number(id),
      sequence: Number(sequence),
      rows: new Map<RowPath, Row>(),
    }
    found.set(name, document)
    if (path === null || value === null || document.rows.has(path)) continue
    const node = fromExport(JSON.parse(value), noServerValues)
    if (node === null) continue
    // JSON array of strings, written by saveDocuments
    document.rows.set(path, {
      path,
      keys: stored === null ? keysOfRow(path) : (JSON.parse(stored) as Path),
      node,
    })
  }
  const documents = [...regions, ...ancestorPriorities].map(
    ({ name }) => [name, found.get(name) ?? neverWritten] as const,
  )
  return { documents: new Map(documents), closed: new Set(rows[0]?.closed) }
}

interface ReadRow {
  readonly name: DocumentName
  readonly id: string
  readonly sequence: string
  readonly path: RowPath | null
  readonly keys: string | null
  readonly value: string | null
  readonly closed: string[] | null
}

const readStatement: NamedStatement = {
  name: 'realtime_read_regions',
  text: `
    select documents.collection || '/' || documents.key as name, document_id as id, sequence,
      nodes.path, nodes.keys, nodes.value,
      (select array_agg(user_id) from realtime.closed_accounts where user_id = any ($1::text[])) as closed
    from unnest($2::text[], $3::text[], $4::text[], $5::text[]) as wanted (collection, key, low, high)
    join realtime.documents using (collection, key)
    left join lateral (
      select path, nodes.keys, value from realtime.nodes
      where nodes.document_id = documents.document_id
        and path >= low and path < coalesce(high, repeat(chr(1114111), 20))
    ) as nodes on true`,
}

type NamedRange = RowRange & { readonly name: DocumentName }

// The row above a subtree, at most one, and the rows at and below its path.
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

/** Stores changed documents, which must be locked, logs their changes, and deletes the notices that made them. */
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

/** Returns the revisions of documents; those never written are missing. */
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

/** Returns the documents changed within the last milliseconds. */
export async function listChangedDocuments(
  tx: Transaction,
  withinMs: number,
): Promise<(Revision & { readonly name: DocumentName })[]> {
  const { rows } = await tx.execute<{ name: DocumentName; id: string; sequence: string }>(sql`
    select collection || '/' || key as name, document_id as id, sequence from realtime.documents
    where changed_at > now() - ${withinMs}::float8 * interval '1 millisecond'`)
  return rows.map(({ name, id, sequence }) => ({ name, documentId: Number(id), sequence: Number(sequence) }))
}

/** Deletes the rows of documents that have been empty for a day. */
export async function pruneDocuments(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    delete from realtime.documents where length = 0 and changed_at < now() - interval '1 day'
      and not exists (select from realtime.nodes where nodes.document_id = documents.document_id)`)
}

// Stored values never contain server values: they were resolved before.
const noServerValues = { now: 0, existing: null }
