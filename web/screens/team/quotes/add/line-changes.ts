import type { LineChange, LineId } from '@costard/contract'
import { isSame } from '#forms/shared-form/is-same.ts'
import { type CounterLine, inputOf } from './counter-line.ts'

/**
 * Returns the changes that turn the saved lines into the given ones. Added lines come last, so that several
 * calls can make the changes. A line without a catalog cannot be saved and is left out.
 */
export function lineChanges(
  before: readonly CounterLine[],
  now: readonly CounterLine[],
): readonly LineChange[] {
  const left = new Set(now.map(({ id }) => id))
  const known = new Map(before.map((line) => [line.id, line]))
  const removed = before
    .filter(({ id }) => !left.has(id))
    .map(({ id }): LineChange => ({ op: 'remove', lineId: id as LineId })) // ids of saved lines are the server's
  const edited = now.flatMap((line): LineChange[] => {
    const earlier = known.get(line.id)
    const input = inputOf(line)
    if (!earlier || !input || isSame(inputOf(earlier), input)) return []
    return [{ op: 'edit', lineId: line.id as LineId, line: input }] // as above
  })
  const added = now.flatMap((line): LineChange[] => {
    const input = inputOf(line)
    return known.has(line.id) || !input ? [] : [{ op: 'add', line: input }]
  })
  // A quote always has at least one line: lines that replace all others are added before the removals.
  const isReplaced = removed.length === before.length
  return isReplaced ? [...added, ...removed] : [...edited, ...removed, ...moves(before, now), ...added]
}

/** Returns the moves that bring the remaining saved lines into their new order. */
function moves(before: readonly CounterLine[], now: readonly CounterLine[]): readonly LineChange[] {
  const saved = new Set(before.map(({ id }) => id))
  const wanted = now.map(({ id }) => id).filter((id) => saved.has(id))
  const left = new Set(wanted)
  const order = before.map(({ id }) => id).filter((id) => left.has(id))
  return wanted.flatMap((id, place): LineChange[] => {
    const next = order[place]
    if (next === undefined || next === id) return []
    order.splice(order.indexOf(id), 1)
    order.splice(place, 0, id)
    return [{ op: 'move', lineId: id as LineId, before: next as LineId }]
  })
}
