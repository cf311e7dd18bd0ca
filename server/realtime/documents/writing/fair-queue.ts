import { realtimeLimits } from '../../limits.ts'
import type { DocumentName } from '../paths/document-path.ts'

/** A job that waits for its turn. */
export interface Waiting {
  /** Account whose turn the job takes. */
  readonly owner: string
  /** Documents that the job changes. */
  readonly names: readonly DocumentName[]
  readonly length: number
  /** The job must not share a transaction. */
  readonly isAlone: boolean
}

/** Jobs of many owners: the owners take turns, and a document is in at most one running job. */
export interface FairQueue<W extends Waiting> {
  readonly add: (waiting: W) => void
  /** Adds a taken job again, as the next of its owner. */
  readonly putBack: (waiting: W) => void
  /** Takes jobs that may share a transaction, one per owner and turn; an empty list if there are none. */
  readonly takeGroup: () => W[]
  /** Takes a job that needs a transaction of its own. */
  readonly takeAlone: () => W | undefined
  /** Removes the matching jobs, as if they had never been added. */
  readonly remove: (matches: (waiting: W) => boolean) => W[]
  /** Ends taken jobs and frees their documents. */
  readonly release: (taken: readonly W[]) => void
}

export function createFairQueue<W extends Waiting>(): FairQueue<W> {
  /** Queues of the owners, in the order of the owners' turns. */
  const queues = new Map<string, W[]>()
  const busy = new Map<DocumentName, number>()

  const isFree = ({ names }: W, own: ReadonlySet<DocumentName>): boolean =>
    names.every((name) => !busy.has(name) || own.has(name))

  /** Takes the first job of an owner and moves the owner to the end. */
  const take = (owner: string, queue: W[]): W => {
    const taken = queue.shift()! // not empty: empty queues are deleted
    queues.delete(owner)
    if (queue.length > 0) queues.set(owner, queue)
    for (const name of taken.names) busy.set(name, (busy.get(name) ?? 0) + 1)
    return taken
  }

  return {
    add(waiting) {
      const queue = queues.get(waiting.owner)
      if (queue) queue.push(waiting)
      else queues.set(waiting.owner, [waiting])
    },
    putBack(waiting) {
      const queue = queues.get(waiting.owner) ?? []
      queue.unshift(waiting)
      queues.set(waiting.owner, queue)
    },
    takeGroup() {
      const group: W[] = []
      const own = new Set<DocumentName>()
      let length = 0
      for (let before = -1; before < group.length;) {
        before = group.length
        const owners = [...queues] // taking a job changes the order of the owners
        for (const [owner, queue] of owners) {
          const next = queue[0]! // queues are not empty
          const isFull = group.length >= realtimeLimits.groupWrites
          if (isFull || next.isAlone || !isFree(next, own)) continue
          if (length + next.length > realtimeLimits.groupLength) continue
          group.push(take(owner, queue))
          for (const name of next.names) own.add(name)
          length += next.length
        }
      }
      return group
    },
    takeAlone() {
      for (const [owner, queue] of queues) {
        const next = queue[0]! // queues are not empty
        if (next.isAlone && isFree(next, new Set())) return take(owner, queue)
      }
      return undefined
    },
    remove(matches) {
      const removed: W[] = []
      for (const [owner, queue] of queues) {
        const found = queue.filter(matches)
        if (found.length === 0) continue
        removed.push(...found)
        const left = queue.filter((waiting) => !found.includes(waiting))
        if (left.length > 0) queues.set(owner, left)
        else queues.delete(owner)
      }
      return removed
    },
    release(taken) {
      for (const name of taken.flatMap(({ names }) => names)) {
        const count = (busy.get(name) ?? 0) - 1
        if (count > 0) busy.set(name, count)
        else busy.delete(name)
      }
    },
  }
}
