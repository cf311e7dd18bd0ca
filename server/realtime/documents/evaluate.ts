import type { Transaction } from '#database'
import type { Node } from '../tree/node.ts'
import { RealtimeError } from '../wire-errors.ts'
import { documentsToWrite, mayWrite } from './may-write.ts'
import { applyWrite, type Outcome, type Part, type CurrentDocuments, mergeOutcomes } from './apply-write.ts'
import type { Caller, Write } from './documents.ts'
import { readDocuments, textOf } from './document-store.ts'
import type { DocumentName } from './document-path.ts'

/** Writes that are one change. */
export interface Entry {
  readonly operations: readonly Operation[]
  /** Whether what is not allowed or not possible is left out, and not the whole refused. */
  readonly isLenient: boolean
}

export interface Operation {
  readonly by: Caller | 'server'
  readonly write: Write
}

/** What a row of entries comes to. */
export interface Evaluation {
  readonly changes: readonly (readonly Part[])[]
  /** The documents that changed, as they are kept. */
  readonly texts: ReadonlyMap<DocumentName, string | undefined>
  readonly refused: ReadonlyMap<Entry, unknown>
}

/** Characters of JSON that one document may come to. */
const maxDocumentLength = 16 * 1024 * 1024

/** Decides about entries one after the other, each as the ones before left the documents; a refused one changes nothing. */
export async function evaluate(tx: Transaction, entries: readonly Entry[], now: number): Promise<Evaluation> {
  const { nodes } = await readDocuments(tx, documentsOf(entries))
  const standing = new Map<DocumentName, Node>(nodes)
  const texts = new Map<DocumentName, string | undefined>()
  const changes: (readonly Part[])[] = []
  const refused = new Map<Entry, unknown>()
  for (const entry of entries) {
    try {
      const { documents, parts } = entry.isLenient
        ? possible(entry, standing, now)
        : all(entry, standing, now)
      const changed = [...documents].map(([name, node]) => [name, node, keptText(node)] as const)
      for (const [name, node, text] of changed) {
        standing.set(name, node)
        texts.set(name, text)
      }
      if (parts.length > 0) changes.push(parts)
    } catch (error) {
      refused.set(entry, error)
    }
  }
  return { changes, texts, refused }
}

function all({ operations }: Entry, standing: CurrentDocuments, now: number): Outcome {
  const outcomes: Outcome[] = []
  for (const operation of operations) outcomes.push(outcomeOf(operation, after(standing, outcomes), now))
  return mergeOutcomes(outcomes)
}

function possible({ operations }: Entry, standing: CurrentDocuments, now: number): Outcome {
  const outcomes: Outcome[] = []
  for (const operation of operations) {
    try {
      outcomes.push(outcomeOf(operation, after(standing, outcomes), now))
    } catch (error) {
      if (!(error instanceof RealtimeError)) throw error
    }
  }
  return mergeOutcomes(outcomes)
}

function outcomeOf({ by, write }: Operation, standing: CurrentDocuments, now: number): Outcome {
  if (by !== 'server' && !mayWrite(by, write, standing)) throw new RealtimeError('permission_denied')
  return applyWrite(standing, write, now)
}

function after(standing: CurrentDocuments, outcomes: readonly Outcome[]): CurrentDocuments {
  return {
    get: (name) => {
      const last = outcomes.findLast(({ documents }) => documents.has(name))
      return last ? last.documents.get(name) : standing.get(name)
    },
  }
}

function keptText(node: Node): string | undefined {
  const text = textOf(node)
  if (text !== undefined && text.length > maxDocumentLength) throw new RealtimeError('too_big')
  return text
}

// One that is refused anyway needs no documents.
function documentsOf(entries: readonly Entry[]): DocumentName[] {
  const names = new Set<DocumentName>()
  for (const { by, write } of entries.flatMap(({ operations }) => operations)) {
    try {
      for (const name of documentsToWrite(by, write)) names.add(name)
    } catch (error) {
      if (!(error instanceof RealtimeError)) throw error
    }
  }
  return [...names]
}
