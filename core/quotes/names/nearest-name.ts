/**
 * Returns the known name with the fewest letter changes, ignoring case and marks; undefined if more than a
 * third of its letters would change. Only the first 40 letters are compared.
 */
export function nearestName<Name extends string>(written: string, known: readonly Name[]): Name | undefined {
  const from = plain(written)
  let best: Name | undefined
  let fewest = Infinity
  for (const name of known) {
    const changes = changesBetween(from, plain(name))
    if (changes < fewest && changes <= name.length / 3) [best, fewest] = [name, changes]
  }
  return best
}

function plain(text: string): string {
  return text
    .slice(0, 80) // limits the work of the replacement
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 40)
}

/** Counts letters added, removed, replaced, or swapped with the next one. */
function changesBetween(from: string, to: string): number {
  let before: number[] = []
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let at = 1; at <= from.length; at += 1) {
    const next = [at]
    for (let other = 1; other <= to.length; other += 1) {
      const replaced = (row[other - 1] ?? 0) + (from[at - 1] === to[other - 1] ? 0 : 1)
      const isSwapped =
        at > 1 && other > 1 && from[at - 1] === to[other - 2] && from[at - 2] === to[other - 1]
      const swapped = isSwapped ? (before[other - 2] ?? 0) + 1 : replaced
      next.push(Math.min(replaced, swapped, (row[other] ?? 0) + 1, (next[other - 1] ?? 0) + 1))
    }
    before = row
    row = next
  }
  return row[to.length] ?? 0
}
