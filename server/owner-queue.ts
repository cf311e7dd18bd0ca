/** Waiting work, by owner. Owners take turns, however much work each of them has. */
export interface OwnerQueue<Work> {
  /**
   * Appends work of an owner. Returns the work that is displaced: the new work, if its owner has the maximum
   * waiting; if the queue is full, the last work of the owner with the most. undefined if nothing is
   * displaced.
   */
  readonly add: (owner: string, work: Work) => Work | undefined
  /** Removes and returns the first work of the owner whose turn it is. */
  readonly take: () => Work | undefined
  /** Removes and returns everything. */
  readonly clear: () => Work[]
  readonly size: () => number
}

/** Limits of the waiting work: of all owners together, and of each. */
export function createOwnerQueue<Work>({
  maxWaiting,
  maxOfOwner,
}: {
  readonly maxWaiting: number
  readonly maxOfOwner: number
}): OwnerQueue<Work> {
  /** Queues by owner, in the order of turns; none is empty. */
  const owners = new Map<string, Work[]>()
  let size = 0

  function takeFrom(owner: string, waiting: Work[], which: 'first' | 'last'): Work | undefined {
    const taken = which === 'first' ? waiting.shift() : waiting.pop()
    size -= 1
    if (waiting.length === 0) owners.delete(owner)
    return taken
  }

  return {
    add(owner, work) {
      const waiting = owners.get(owner) ?? []
      if (waiting.length >= maxOfOwner) return work
      owners.set(owner, waiting)
      waiting.push(work)
      size += 1
      if (size <= maxWaiting) return undefined
      // Among owners with equally much work, the latest one loses work.
      const [most, largest] = [...owners].reduce((a, b) => (b[1].length >= a[1].length ? b : a))
      return takeFrom(most, largest, 'last')
    },
    take() {
      const [first] = owners
      if (!first) return undefined
      const [owner, waiting] = first
      const taken = takeFrom(owner, waiting, 'first')
      owners.delete(owner)
      if (waiting.length > 0) owners.set(owner, waiting) // after the other owners
      return taken
    },
    clear() {
      const all = [...owners.values()].flat()
      owners.clear()
      size = 0
      return all
    },
    size: () => size,
  }
}
