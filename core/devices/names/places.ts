/** Start and end in a text. */
export type Place = readonly [start: number, end: number]

/** Sorts the places, and joins those with nothing but spaces and marks between them. */
export function joinedPlaces(text: string, places: readonly Place[]): readonly Place[] {
  const joined: [number, number][] = []
  for (const [start, end] of places.toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1)
    if (last && !/[a-z0-9,;|/]/.test(text.slice(last[1], start))) last[1] = Math.max(last[1], end)
    else joined.push([start, end])
  }
  return joined
}
