import type { Database } from '#database'
import type { Node } from '../tree/node.ts'
import { RealtimeError } from '../wire-errors.ts'
import { readChanges, readDocuments } from './document-store.ts'
import { oneAtATime } from './one-at-a-time.ts'
import type { DocumentName } from './document-path.ts'
import { documentsOf, type Watch, type WatchedDocuments } from './watched-documents.ts'

/** How this process learns what was committed, by whichever process: in order, and told before anything else. */
export interface ChangeReader {
  /** Resolves when everything committed before the call is told. Throws what the database throws. */
  readonly catchUp: () => Promise<void>
  /** Whether there is nothing new up to this change. */
  readonly knows: (sequence: number) => boolean
  /** Begins a watch between two changes; undefined when it is not allowed. Throws RealtimeError unavailable. */
  readonly begin: (watch: Watch) => Promise<{ readonly node: Node } | undefined>
}

interface Beginning {
  readonly watch: Watch
  readonly done: (begun: { readonly node: Node } | undefined) => void
  readonly failed: (error: unknown) => void
}

const changesAtOnce = 500

/** sequence: the number of the last change; nothing is watched yet. */
export function createChangeReader(
  { orm }: Pick<Database, 'orm'>,
  watched: WatchedDocuments,
  sequence: number,
): ChangeReader {
  let told = sequence
  let beginnings: Beginning[] = []

  async function once(): Promise<void> {
    const beginning = beginnings.splice(0)
    try {
      const missing = new Set(
        beginning.flatMap(({ watch }) => documentsOf(watch)).filter((name) => !watched.has(name)),
      )
      const { sequence: last, nodes } = await readDocuments(orm, [...missing])
      if (watched.names().length === 0) told = last
      if (await tellUpTo(last)) {
        begin(beginning, nodes)
      } else {
        await startOver()
        beginnings.push(...beginning)
      }
    } catch (error) {
      for (const { failed } of beginning)
        failed(new RealtimeError('unavailable', undefined, { cause: error }))
      throw error
    }
    if (beginnings.length > 0) void catchUp().catch(() => {})
  }

  /** Tells whether every change up to that number was there. */
  async function tellUpTo(last: number): Promise<boolean> {
    while (told < last) {
      const upTo = Math.min(told + changesAtOnce, last)
      const changes = await readChanges(orm, told, upTo)
      if (changes.length < upTo - told) return false
      for (const parts of changes) {
        told += 1
        watched.apply(parts)
      }
    }
    return told === last
  }

  // Changes that are older than what is kept, or a database that was set back: what differs is told.
  async function startOver(): Promise<void> {
    const { sequence: last, nodes } = await readDocuments(orm, watched.names())
    watched.replace(nodes)
    told = last
  }

  function begin(beginning: readonly Beginning[], nodes: ReadonlyMap<DocumentName, Node>): void {
    for (const one of beginning) {
      // What another watch had in memory when this began may have been let go of since.
      const isKnown = (name: DocumentName): boolean => watched.has(name) || nodes.has(name)
      if (documentsOf(one.watch).every(isKnown)) one.done(watched.add(one.watch, nodes))
      else beginnings.push(one)
    }
  }

  const catchUp = oneAtATime(once)

  return {
    catchUp,
    knows: (last) => last <= told,
    begin: (watch) =>
      new Promise((done, failed) => {
        beginnings.push({ watch, done, failed })
        void catchUp().catch(() => {}) // Each that begins hears of it.
      }),
  }
}
