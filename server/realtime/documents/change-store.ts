import { sql } from 'drizzle-orm'
import { type NamedStatement, runNamed, type Transaction } from '#database'
import { realtimeLimits } from '../limits.ts'
import { fromExport } from '../tree/from-export.ts'
import type { Node } from '../tree/node.ts'
import { nodeLength } from '../tree/node-length.ts'
import type { Path } from '../tree/path.ts'
import { toExport } from '../tree/to-export.ts'
import type { DocumentName } from './paths/document-path.ts'

export const changesChannel = 'realtime_changes'

/** A changed path of a document and its new value. */
export interface ChangedPart {
  readonly path: Path
  readonly node: Node
}

/** One change of a document. */
export interface LoggedChange {
  readonly documentId: number
  readonly sequence: number
  /** Changed paths, none below another; undefined if a value is too long for the log. */
  readonly parts: readonly ChangedPart[] | undefined
}

/** A change as stored. */
export interface LogEntry {
  readonly documentId: number
  readonly sequence: number
  readonly text: string
}

/** Returns the changes of a document after a given one, in order; fewer if some were deleted. */
export async function readChanges(
  tx: Transaction,
  documentId: number,
  after: number,
): Promise<LoggedChange[]> {
  const { rows } = await tx.execute<{ sequence: string; parts: string }>(sql`
    select sequence, parts from realtime.changes
    where document_id = ${documentId} and sequence > ${after} order by sequence`)
  return rows.map(({ sequence, parts }) => ({
    documentId,
    sequence: Number(sequence),
    parts: partsOfText(parts),
  }))
}

/** A document and the number of its last change. */
export interface Notification {
  readonly documentId: number
  readonly sequence: number
  /** Name of the document, in early notifications only: other processes may not know the id yet. */
  readonly name?: DocumentName
}

/** Notifies all processes of changes. */
export async function notifyChanges(tx: Transaction, changed: readonly Notification[]): Promise<void> {
  const texts = changed.map(({ documentId, sequence, name }) =>
    [documentId, sequence, ...(name === undefined ? [] : [encodeURIComponent(name)])].join(':'),
  )
  const text = texts.join(' ')
  // PostgreSQL limits a payload to 7,999 bytes; for an empty one, processes query which documents changed.
  await runNamed(tx, notifyStatement, [changesChannel, text.length < 7_900 ? text : ''])
}

const notifyStatement: NamedStatement = { name: 'realtime_notify', text: 'select pg_notify($1, $2)' }

/** Parses a notification; empty if it does not name the changed documents. */
export function notifiedChanges(text: string): Notification[] {
  return text.split(' ').flatMap((one) => {
    const [documentId, sequence, name] = one.split(':')
    if (!documentId || !sequence) return []
    return {
      documentId: Number(documentId),
      sequence: Number(sequence),
      // written by notifyChanges
      ...(name !== undefined && { name: decodeURIComponent(name) as DocumentName }),
    }
  })
}

/** Deletes the oldest changes: expired ones, and those beyond the total length. */
export async function pruneChanges(
  tx: Transaction,
  { keptMs, keptLength }: { readonly keptMs: number; readonly keptLength: number },
): Promise<void> {
  await tx.execute(sql`
    delete from realtime.changes
    where changed_at < now() - ${keptMs}::float8 * interval '1 millisecond' or (document_id, sequence) in (
      select document_id, sequence from (
        select document_id, sequence, sum(octet_length(parts)) over (order by changed_at desc, document_id, sequence desc) as total
        from realtime.changes) as newest
      where total > ${keptLength})`)
}

/** Returns changed paths with their values, as stored; without the values if they are long. */
export function textOfParts(parts: readonly ChangedPart[]): string {
  const length = parts.reduce((sum, { node }) => sum + nodeLength(node), 0)
  const isShort = length <= realtimeLimits.loggedValueLength
  return JSON.stringify(parts.map(({ path, node }) => (isShort ? [path, toExport(node)] : [path])))
}

function partsOfText(text: string): ChangedPart[] | undefined {
  // Parses a text written by textOfParts.
  const parts = JSON.parse(text) as ([Path] | [Path, unknown])[]
  if (parts.some(({ length }) => length < 2)) return undefined
  // Stored values contain no server values: these were resolved before.
  return parts.map(([path, value]) => ({ path, node: fromExport(value, { now: 0, existing: null }) }))
}
