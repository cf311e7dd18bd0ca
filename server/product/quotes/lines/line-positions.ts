import type { LineId } from '@costard/contract'

/** Distance of new positions: 16 lines can be inserted into the same gap before all are renumbered. */
const step = 65_536
const maxPosition = 2_147_483_647

/** Returns positions for new lines, in order. */
export function firstPositions(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => (index + 1) * step)
}

/**
 * Returns positions for a new order of lines. Lines in `fixed` keep theirs if the others fit in between; if
 * not, all get new ones.
 */
export function positionsIn(
  order: readonly LineId[],
  fixed: ReadonlyMap<LineId, number>,
): ReadonlyMap<LineId, number> {
  const positions = new Map<LineId, number>()
  let before = 0
  for (const [index, id] of order.entries()) {
    const position = fixed.get(id) ?? positionBetween(before, nextFixed(order, fixed, index))
    if (position === undefined || position <= before) return new Map(zip(order, firstPositions(order.length)))
    positions.set(id, position)
    before = position
  }
  return positions
}

function nextFixed(
  order: readonly LineId[],
  fixed: ReadonlyMap<LineId, number>,
  from: number,
): number | undefined {
  const next = order.slice(from).find((id) => fixed.has(id))
  return next && fixed.get(next)
}

function positionBetween(before: number, after: number | undefined): number | undefined {
  if (after === undefined) return before + step > maxPosition ? undefined : before + step
  return after - before < 2 ? undefined : Math.floor((before + after) / 2)
}

function zip(order: readonly LineId[], positions: readonly number[]): [LineId, number][] {
  return order.flatMap((id, index) => {
    const position = positions[index]
    return position === undefined ? [] : [[id, position] as [LineId, number]]
  })
}
