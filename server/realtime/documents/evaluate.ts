import type { Transaction } from '#database'
import type { Node } from '../tree/node.ts'
import { RealtimeError } from '../wire-errors.ts'
import { applyWrite, type CurrentDocuments, mergeOutcomes, type Outcome, type Part } from './apply-write.ts'
import type { DocumentName } from './document-path.ts'
import { readDocuments, textOf } from './document-store.ts'
import type { Caller, Write } from './documents.ts'
import { documentsToWrite, mayWrite } from './may-write.ts'

/** Operations that make up one change. */
export interface AtomicWrite {
  readonly operations: readonly Operation[]
  /** true: skips operations that are not allowed or invalid; false: one such operation rejects the whole write. */
  readonly skipsInvalid: boolean
}

export interface Operation {
  readonly by: Caller | 'server'
  readonly write: Write
}

/** Result of a sequence of writes. */
export interface Evaluation {
  readonly changes: readonly (readonly Part[])[]
  /** Changed documents as stored text; undefined for an emptied one. */
  readonly texts: ReadonlyMap<DocumentName, string | undefined>
  readonly rejected: ReadonlyMap<AtomicWrite, unknown>
}

/** Largest document, in characters of JSON. */
const maxDocumentLength = 16 * 1024 * 1024

/** Evaluates writes in order, each against the result of the ones before; a rejected write changes nothing. */
export async function evaluate(
  tx: Transaction,
  writes: readonly AtomicWrite[],
  now: number,
): Promise<Evaluation> {
  const { nodes } = await readDocuments(tx, documentsOf(writes))
  const current = new Map<DocumentName, Node>(nodes)
  const texts = new Map<DocumentName, string | undefined>()
  const changes: (readonly Part[])[] = []
  const rejected = new Map<AtomicWrite, unknown>()
  for (const write of writes) {
    try {
      const { documents, parts } = write.skipsInvalid
        ? applyValid(write, current, now)
        : applyAll(write, current, now)
      const changed = [...documents].map(([name, node]) => [name, node, storedText(node)] as const)
      for (const [name, node, text] of changed) {
        current.set(name, node)
        texts.set(name, text)
      }
      if (parts.length > 0) changes.push(parts)
    } catch (error) {
      rejected.set(write, error)
    }
  }
  return { changes, texts, rejected }
}

function applyAll({ operations }: AtomicWrite, current: CurrentDocuments, now: number): Outcome {
  const outcomes: Outcome[] = []
  for (const operation of operations) outcomes.push(outcomeOf(operation, after(current, outcomes), now))
  return mergeOutcomes(outcomes)
}

function applyValid({ operations }: AtomicWrite, current: CurrentDocuments, now: number): Outcome {
  const outcomes: Outcome[] = []
  for (const operation of operations) {
    try {
      outcomes.push(outcomeOf(operation, after(current, outcomes), now))
    } catch (error) {
      if (!(error instanceof RealtimeError)) throw error
    }
  }
  return mergeOutcomes(outcomes)
}

function outcomeOf({ by, write }: Operation, current: CurrentDocuments, now: number): Outcome {
  if (by !== 'server' && !mayWrite(by, write, current)) throw new RealtimeError('permission_denied')
  return applyWrite(current, write, now)
}

function after(current: CurrentDocuments, outcomes: readonly Outcome[]): CurrentDocuments {
  return {
    get: (name) => {
      const last = outcomes.findLast(({ documents }) => documents.has(name))
      return last ? last.documents.get(name) : current.get(name)
    },
  }
}

function storedText(node: Node): string | undefined {
  const text = textOf(node)
  if (text !== undefined && text.length > maxDocumentLength) throw new RealtimeError('too_big')
  return text
}

// Writes that are invalid in any case need no documents.
function documentsOf(writes: readonly AtomicWrite[]): DocumentName[] {
  const names = new Set<DocumentName>()
  for (const { by, write } of writes.flatMap(({ operations }) => operations)) {
    try {
      for (const name of documentsToWrite(by, write)) names.add(name)
    } catch (error) {
      if (!(error instanceof RealtimeError)) throw error
    }
  }
  return [...names]
}
