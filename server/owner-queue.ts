/** Work that waits, by owner. Owners take turns, however much each of them wants. */
export interface OwnerQueue<Work> {
  /**
   * Adds work as the last of its owner. Returns what cannot wait then: the new work, if its owner has as much waiting as
   * they may; of a full queue the last work of the owner with the most. Undefined when all can wait.
   */
  readonly add: (owner: string, work: Work) => Work | undefined
  /** Takes the first work of the owner whose turn it is. */
  readonly take: () => Work | undefined
  /** Takes everything. */
  readonly clear: () => Work[]
  readonly size: () => number
}

/** Bounds of what waits: of all owners, and of each. */
export function createOwnerQueue<Work>({
  maxWaiting,
  maxOfOwner,
}: {
  readonly maxWaiting: number
  readonly maxOfOwner: number
}): OwnerQueue<Work> {
  /** Queues of the owners, in the order of their turns; none is empty. */
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
      // The newest of equal owners loses a place.
      const [most, largest] = [...owners].reduce((a, b) => (b[1].length >= a[1].length ? b : a))
      return takeFrom(most, largest, 'last')
    },
    take() {
      const [first] = owners
      if (!first) return undefined
      const [owner, waiting] = first
      const taken = takeFrom(owner, waiting, 'first')
      owners.delete(owner)
      if (waiting.length > 0) owners.set(owner, waiting) // behind the others
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
