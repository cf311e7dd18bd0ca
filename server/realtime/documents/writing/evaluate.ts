import { realtimeLimits } from '../../limits.ts'
import type { Node } from '../../tree/node.ts'
import { RealtimeError } from '../../wire-errors.ts'
import { applyWrite, type CurrentDocuments, mergeOutcomes, type Outcome } from './apply-write.ts'
import type { ChangedPart } from '../change-store.ts'
import { type DocumentName, toDocumentPath } from '../paths/document-path.ts'
import type { Caller, Write } from '../documents.ts'
import { mayWrite } from './may-write.ts'
import { type PartialDocument, withChanges } from './partial-document.ts'
import { limitPresence } from './presence-limit.ts'

/** Operations that form one change. */
export interface AtomicWrite {
  readonly operations: readonly Operation[]
  /**
   * true: skips operations that are not allowed or invalid; false: one such operation rejects the whole
   * write.
   */
  readonly skipsInvalid: boolean
}

export interface Operation {
  readonly by: Caller | 'server'
  readonly write: Write
}

/** A change of one document: the changed paths, none below another. */
export interface EvaluatedChange {
  readonly name: DocumentName
  readonly parts: readonly ChangedPart[]
}

/** Result of a sequence of writes. */
export interface Evaluation {
  /** Changes in order. A write has one change for each document that it changes. */
  readonly changes: readonly EvaluatedChange[]
  readonly documents: ReadonlyMap<DocumentName, PartialDocument>
  readonly rejected: ReadonlyMap<AtomicWrite, unknown>
}

/**
 * Evaluates writes in order, each against the result of the earlier ones; a rejected write changes nothing.
 * loaded: all documents that the writes change or need. isClosed: true if an account has been deleted.
 */
export function evaluate(
  loaded: ReadonlyMap<DocumentName, PartialDocument>,
  writes: readonly AtomicWrite[],
  { now, isClosed }: { readonly now: number; readonly isClosed: (userId: string) => boolean },
): Evaluation {
  const documents = new Map(loaded)
  const current: CurrentDocuments = { get: (name) => documents.get(name)?.node }
  const changes: EvaluatedChange[] = []
  const rejected = new Map<AtomicWrite, unknown>()

  function outcomeOf({ by, write }: Operation, before: CurrentDocuments): Outcome {
    if (by !== 'server') {
      const isDenied = (by.userId !== null && isClosed(by.userId)) || !mayWrite(by, write, before)
      if (isDenied) throw new RealtimeError('permission_denied')
    }
    const outcome = applyWrite(before, write, now)
    if (by !== 'server') limitOutcome(outcome, before)
    return outcome
  }

  function combinedOutcome({ operations, skipsInvalid }: AtomicWrite): Outcome {
    const outcomes: Outcome[] = []
    for (const operation of operations) {
      try {
        outcomes.push(outcomeOf(operation, after(current, outcomes)))
      } catch (error) {
        if (!skipsInvalid || !(error instanceof RealtimeError)) throw error
      }
    }
    return mergeOutcomes(outcomes)
  }

  for (const write of writes) {
    try {
      const { documents: changed, parts } = combinedOutcome(write)
      const own = [...changed].map(([name, node]) => changedDocument(documents, name, node, parts))
      for (const { name, document, parts: below } of own) {
        documents.set(name, document)
        if (below.length > 0) changes.push({ name, parts: below })
      }
    } catch (error) {
      rejected.set(write, error)
    }
  }
  return { changes, documents, rejected }
}

interface ChangedDocument extends EvaluatedChange {
  readonly document: PartialDocument
}

function changedDocument(
  documents: ReadonlyMap<DocumentName, PartialDocument>,
  name: DocumentName,
  node: Node,
  parts: Outcome['parts'],
): ChangedDocument {
  const before = documents.get(name)
  if (!before) throw new Error(`${name} is changed but not loaded`)
  const below = parts.flatMap((part) => {
    const at = toDocumentPath(part.path)
    return at.name === name ? [{ path: at.below, node: part.node }] : []
  })
  const document = withChanges(
    before,
    node,
    below.map(({ path }) => path),
  )
  const isTooBig = document.length > realtimeLimits.documentLength && document.length > before.length
  if (isTooBig) throw new RealtimeError('too_big')
  return { name, document, parts: below }
}

function limitOutcome({ documents, parts }: Outcome, before: CurrentDocuments): void {
  for (const { path } of parts) {
    const { name } = toDocumentPath(path)
    limitPresence(path, before.get(name) ?? null, documents.get(name) ?? null)
  }
}

function after(current: CurrentDocuments, outcomes: readonly Outcome[]): CurrentDocuments {
  return {
    get: (name) => {
      const last = outcomes.findLast(({ documents }) => documents.has(name))
      return last ? last.documents.get(name) : current.get(name)
    },
  }
}
