import type { LineId } from '@costard/contract'

/** Distance of new places: a line can be put between two others 16 times in the same gap before all are numbered anew. */
const step = 65_536
const maxPlace = 2_147_483_647

/** Returns the places of new lines, in their order. */
export function firstPlaces(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => (index + 1) * step)
}

/**
 * Returns the places of lines in a new order. Lines in `fixed` keep theirs, if the others fit between them; if not, all
 * get new ones.
 */
export function placesIn(
  order: readonly LineId[],
  fixed: ReadonlyMap<LineId, number>,
): ReadonlyMap<LineId, number> {
  const places = new Map<LineId, number>()
  let before = 0
  for (const [index, id] of order.entries()) {
    const place = fixed.get(id) ?? placeBetween(before, nextFixed(order, fixed, index))
    if (place === undefined || place <= before) return new Map(zip(order, firstPlaces(order.length)))
    places.set(id, place)
    before = place
  }
  return places
}

function nextFixed(
  order: readonly LineId[],
  fixed: ReadonlyMap<LineId, number>,
  from: number,
): number | undefined {
  const next = order.slice(from).find((id) => fixed.has(id))
  return next && fixed.get(next)
}

function placeBetween(before: number, after: number | undefined): number | undefined {
  if (after === undefined) return before + step > maxPlace ? undefined : before + step
  return after - before < 2 ? undefined : Math.floor((before + after) / 2)
}

function zip(order: readonly LineId[], places: readonly number[]): [LineId, number][] {
  return order.flatMap((id, index) => {
    const place = places[index]
    return place === undefined ? [] : [[id, place] as [LineId, number]]
  })
}
