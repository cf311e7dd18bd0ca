import { heldParts } from '#forms/shared-form/held-parts.ts'
import { isSame } from '#forms/shared-form/is-same.ts'
import { type CounterLine, inputOf } from './counter-line.ts'

export interface MergedLines {
  readonly lines: readonly CounterLine[]
  /** Ids of lines that both sides changed; `prefer` decides which version is taken. */
  readonly conflicts: readonly string[]
}

/**
 * Merges two sets of changes to the same lines, line by line; `base` is their common origin. Order: theirs,
 * followed by lines added here.
 */
export function mergeLines(
  base: readonly CounterLine[],
  mine: readonly CounterLine[],
  theirs: readonly CounterLine[],
  prefer: 'mine' | 'theirs' = 'mine',
): MergedLines {
  const [was, here, there] = [byId(base), byId(mine), byId(theirs)]
  const ids = [...new Set([...there.keys(), ...was.keys(), ...here.keys()])]
  const isChangedIn = (lines: typeof was) => (id: string) => !isSameLine(was.get(id), lines.get(id))
  const changedHere = ids.filter(isChangedIn(here))
  const changedThere = ids.filter(isChangedIn(there))
  const conflicts = heldParts({
    mine: changedHere,
    changed: changedThere,
    isSettled: (id) => !was.has(id) || isSameLine(here.get(id), there.get(id)),
  })
  const stays = new Set(prefer === 'mine' ? changedHere : changedHere.filter((id) => !conflicts.includes(id)))
  const taken = new Set(changedThere.filter((id) => !stays.has(id)))
  const merged = (id: string): CounterLine | undefined => {
    const [my, their] = [here.get(id), there.get(id)]
    if (!taken.has(id)) return my
    // Unsaved parts of a line exist only in this browser.
    return my && their
      ? { ...their, narrowed: my.narrowed, setups: { ...my.setups, ...their.setups } }
      : their
  }
  return { lines: ids.map(merged).filter((line) => line !== undefined), conflicts }
}

function byId(lines: readonly CounterLine[]): ReadonlyMap<string, CounterLine> {
  return new Map(lines.map((line) => [line.id, line]))
}

/** Compares the saved parts of a line. */
function isSameLine(one: CounterLine | undefined, other: CounterLine | undefined): boolean {
  if (!one || !other) return one === other
  return isSame(inputOf(one) ?? one, inputOf(other) ?? other)
}

/** True if both would be saved identically. */
export function isSameLines(one: readonly CounterLine[], other: readonly CounterLine[]): boolean {
  return (
    one.length === other.length &&
    one.every((line, place) => line.id === other[place]?.id && isSameLine(line, other[place]))
  )
}
