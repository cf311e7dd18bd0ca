import { fromExport } from '../../tree/from-export.ts'
import { nodeAt } from '../../tree/node-at.ts'
import { nodeHash } from '../../tree/node-hash.ts'
import type { Node } from '../../tree/node.ts'
import { parsePath, type Path } from '../../tree/path.ts'
import { putAt } from '../../tree/put-at.ts'
import { sameNode } from '../../tree/same-node.ts'
import { RealtimeError } from '../../wire-errors.ts'
import type { Write } from '../documents.ts'
import { type DocumentName, outermost, toDocumentPath } from '../paths/document-path.ts'

/** Current values of the documents that a write affects. */
export type CurrentDocuments = Pick<ReadonlyMap<DocumentName, Node>, 'get'>

/** A path from the root with its new value. */
export interface Part {
  readonly path: Path
  readonly node: Node
}

/** Result of a write: the changed documents, and the changed paths in them, none below another. */
export interface Outcome {
  readonly documents: ReadonlyMap<DocumentName, Node>
  readonly parts: readonly Part[]
}

/** Returns a write as single puts: each path with its value. Throws RealtimeError invalid_data. */
export function putsOf(write: Write): readonly { readonly path: Path; readonly value: unknown }[] {
  if (write.kind === 'put') return [{ path: write.path, value: write.value }]
  const puts = Object.entries(write.children).map(([key, value]) => ({
    path: [...write.path, ...childPath(key)],
    value,
  }))
  if (outermost(puts.map(({ path }) => path)).length < puts.length) {
    throw new RealtimeError('invalid_data', 'A merge has a path that is below another of its paths')
  }
  return puts
}

function childPath(key: string): Path {
  const path = parsePath(key)
  if (path.length === 0) throw new RealtimeError('invalid_data', 'A key is empty')
  return path
}

/**
 * Returns the documents after a write. now: milliseconds since 1970, for server values.
 * Throws RealtimeError datastale, invalid_data, too_big.
 */
export function applyWrite(current: CurrentDocuments, write: Write, now: number): Outcome {
  const documents = new Map<DocumentName, Node>()
  const touched: Path[] = []
  for (const { path, value } of putsOf(write)) {
    const { name, below } = toDocumentPath(path)
    const before = (documents.has(name) ? documents : current).get(name) ?? null
    const existing = nodeAt(before, below)
    if (write.kind === 'put' && write.hash !== undefined && write.hash !== nodeHash(existing)) {
      throw new RealtimeError('datastale')
    }
    const after = putAt(before, below, fromExport(value, { now, existing, depth: path.length }))
    if (sameNode(nodeAt(before, below), nodeAt(after, below))) continue
    documents.set(name, after)
    touched.push(path.at(-1) === '.priority' ? path.slice(0, -1) : path)
  }
  return { documents, parts: partsOf(documents, touched) }
}

/** Merges successive outcomes into one. */
export function mergeOutcomes(outcomes: readonly Outcome[]): Outcome {
  const documents = new Map(outcomes.flatMap((outcome) => [...outcome.documents]))
  const touched = outcomes.flatMap(({ parts }) => parts.map(({ path }) => path))
  return { documents, parts: partsOf(documents, touched) }
}

function partsOf(documents: CurrentDocuments, touched: readonly Path[]): Part[] {
  return outermost(touched).map((path) => {
    const { name, below } = toDocumentPath(path)
    return { path, node: nodeAt(documents.get(name) ?? null, below) }
  })
}
