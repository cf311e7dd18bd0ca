import { isSame } from '#forms/shared-form/is-same.ts'
import { type CounterLine, inputOf } from './counter-line.ts'

export interface MergedLines {
  readonly lines: readonly CounterLine[]
  /** Ids of the lines that both changed; `prefer` decides about them. */
  readonly conflicts: readonly string[]
}

/**
 * Merges two sets of changes to the same lines, line by line: `base` is what both started from. Order: theirs, then
 * what was added here.
 */
export function mergeLines(
  base: readonly CounterLine[],
  mine: readonly CounterLine[],
  theirs: readonly CounterLine[],
  prefer: 'mine' | 'theirs' = 'mine',
): MergedLines {
  const [was, here, there] = [byId(base), byId(mine), byId(theirs)]
  const conflicts: string[] = []
  const merged = (id: string): CounterLine | undefined => {
    const [before, my, their] = [was.get(id), here.get(id), there.get(id)]
    if (!before) return my ?? their
    if (isSameLine(before, their) || isSameLine(my, their)) return my
    // Unsaved parts of a line are known only here.
    const kept =
      my && their ? { ...their, narrowed: my.narrowed, setups: { ...my.setups, ...their.setups } } : their
    if (isSameLine(before, my)) return kept
    conflicts.push(id)
    return prefer === 'mine' ? my : kept
  }
  const ids = new Set([...there.keys(), ...was.keys(), ...here.keys()])
  return { lines: [...ids].map(merged).filter((line) => line !== undefined), conflicts }
}

function byId(lines: readonly CounterLine[]): ReadonlyMap<string, CounterLine> {
  return new Map(lines.map((line) => [line.id, line]))
}

/** Compares what is saved of a line. */
function isSameLine(one: CounterLine | undefined, other: CounterLine | undefined): boolean {
  if (!one || !other) return one === other
  return isSame(inputOf(one) ?? one, inputOf(other) ?? other)
}

/** True if both would be saved as the same lines. */
export function isSameLines(one: readonly CounterLine[], other: readonly CounterLine[]): boolean {
  return (
    one.length === other.length &&
    one.every((line, place) => line.id === other[place]?.id && isSameLine(line, other[place]))
  )
}
