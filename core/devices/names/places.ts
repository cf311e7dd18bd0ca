/** Start and end of a part of a text. */
export type Place = readonly [start: number, end: number]

/** Sorts positions, and joins those separated only by spaces and punctuation. */
export function joinedPlaces(text: string, places: readonly Place[]): readonly Place[] {
  const joined: [number, number][] = []
  for (const [start, end] of places.toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1)
    if (last && !/[a-z0-9,;|/]/.test(text.slice(last[1], start))) last[1] = Math.max(last[1], end)
    else joined.push([start, end])
  }
  return joined
}
