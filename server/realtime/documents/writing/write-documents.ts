import type { Transaction } from '#database'
import { nodeAt } from '../../tree/node-at.ts'
import { type Load, nodeLoad } from '../../tree/node-cost.ts'
import type { Usage } from '../../usage.ts'
import { textOfParts } from '../change-store.ts'
import { type DocumentName, toDocumentPath } from '../paths/document-path.ts'
import type { Write } from '../documents.ts'
import {
  type DocumentUpdate,
  type LockedDocument,
  readForWrites,
  readRegions,
  type Revision,
  saveDocuments,
} from '../document-store.ts'
import { type AtomicWrite, evaluate, type EvaluatedChange } from './evaluate.ts'
import type { CommittedChange } from '../watching/followers.ts'
import { type Needed, neededRegions, prioritizedAbove, validPuts } from './needed-regions.ts'
import { deleteNotices } from '../notice-store.ts'
import { type PartialDocument, partialDocument, rowChanges } from './partial-document.ts'

export interface WriteParts {
  readonly now: () => Date
  readonly usage: Pick<Usage, 'addWritten'>
}

/** Result of writes, to be published after the commit. */
export interface Committed {
  readonly changes: readonly CommittedChange[]
  /** Documents that were read; watchers must have their changes before a rejection is reported. */
  readonly revisions: ReadonlyMap<DocumentName, Revision>
  readonly rejected: ReadonlyMap<AtomicWrite, unknown>
}

/**
 * Evaluates writes in order, stores the valid ones and logs their changes. locked: all documents that the
 * writes may change. noticeIds: notices behind the writes, which are deleted.
 */
export async function writeDocuments(
  tx: Transaction,
  { now, usage }: WriteParts,
  locked: ReadonlyMap<DocumentName, LockedDocument>,
  writes: readonly AtomicWrite[],
  noticeIds: readonly string[] = [],
): Promise<Committed> {
  const operations = writes.flatMap((write) => write.operations)
  const needed = neededRegions(operations)
  const userIds = operations.flatMap(({ by }) => (by === 'server' ? [] : (by.userId ?? [])))
  const { documents: loaded, closed } = await load(tx, { ...needed, userIds: [...new Set(userIds)] })
  const before = new Map<DocumentName, PartialDocument>()
  for (const [name, document] of loaded) {
    before.set(name, partialDocument(document, locked.get(name) ?? { length: 0 }))
  }
  for (const { by, write } of operations) {
    if (by !== 'server') usage.addWritten(by, replacedLoad(write, before))
  }
  const isClosed = (userId: string): boolean => closed.has(userId)
  const { changes, documents, rejected } = evaluate(before, writes, { now: now().getTime(), isClosed })
  const numbered = numberChanges(changes, locked)
  if (numbered.length > 0) {
    const updates = updatesOf(numbered, before, documents)
    const entries = numbered.map(({ parts, ...change }) => ({ ...change, text: textOfParts(parts) }))
    await saveDocuments(tx, updates, entries, noticeIds)
  } else if (noticeIds.length > 0) {
    await deleteNotices(tx, noticeIds)
  }
  return { changes: numbered, revisions: locked, rejected }
}

// Loads the regions of a write. A map that becomes empty vanishes with its priority, so it must be loaded
// completely.
async function load(
  tx: Transaction,
  wanted: Pick<Needed, 'regions' | 'emptied'> & { readonly userIds: readonly string[] },
): ReturnType<typeof readForWrites> {
  const { regions, emptied } = wanted
  const loaded = await readForWrites(tx, wanted)
  const prioritized = emptied.flatMap(
    (region) => prioritizedAbove(loaded.documents.get(region.name)?.rows ?? new Map(), region) ?? [],
  )
  if (prioritized.length === 0) return loaded
  return { ...loaded, documents: await readRegions(tx, [...regions, ...prioritized]) }
}

/** Returns the cost of the values that a write replaces: these were read and compared. */
function replacedLoad(write: Write, before: ReadonlyMap<DocumentName, PartialDocument>): Load {
  let [length, values] = [0, 0]
  for (const { path } of validPuts(write)) {
    const { name, below } = toDocumentPath(path)
    const load = nodeLoad(nodeAt(before.get(name)?.node ?? null, below))
    length += load.length
    values += load.values
  }
  return { length, values }
}

/** Numbers the changes of each document, continuing after its last change. */
function numberChanges(
  changes: readonly EvaluatedChange[],
  locked: ReadonlyMap<DocumentName, LockedDocument>,
): CommittedChange[] {
  const last = new Map<DocumentName, number>()
  return changes.map(({ name, parts }) => {
    const { documentId, sequence } = locked.get(name)! // evaluated documents are loaded and locked
    const next = (last.get(name) ?? sequence) + 1
    last.set(name, next)
    return { name, documentId, sequence: next, parts }
  })
}

function updatesOf(
  changes: readonly CommittedChange[],
  before: ReadonlyMap<DocumentName, PartialDocument>,
  after: ReadonlyMap<DocumentName, PartialDocument>,
): DocumentUpdate[] {
  // The last change of a document determines its new number.
  const byName = new Map(changes.map((change) => [change.name, change]))
  return [...byName.values()].map(({ name, documentId, sequence }) => {
    const [old, now] = [before.get(name)!, after.get(name)!] // changed documents are loaded
    return { documentId, sequence, length: now.length, ...rowChanges(old, now) }
  })
}
