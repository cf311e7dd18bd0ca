/** Random choices, reproducible by seed. */
export interface Random {
  /** An integer, both ends included. */
  int(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** A subset in list order; each entry is chosen with this probability. */
  some<T>(list: readonly T[], probability: number): T[]
  shuffled<T>(list: readonly T[]): T[]
}

export function randomFrom(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b1) | 0
  // Source: mulberry32, public domain.
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const chance = (probability: number) => next() < probability
  return {
    int,
    chance,
    pick<T>(list: readonly T[]): T {
      if (list.length === 0) throw new Error('nothing to pick from')
      return list[int(0, list.length - 1)] as T // the index is within the list
    },
    some: (list, probability) => list.filter(() => chance(probability)),
    shuffled: (list) =>
      list
        .map((item) => ({ item, at: next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ item }) => item),
  }
}
