/**
 * True if the texts differ by one missing, extra, wrong or swapped letter (Damerau-Levenshtein distance 1).
 */
export function oneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  if (start === a.length && start === b.length) return false
  // at least two edits: neither the rest after this letter nor a swap can be equal
  if (a.length > start + 2 && b.length > start + 2 && a.at(-1) !== b.at(-1)) return false
  const [restA, restB] = [a.slice(start), b.slice(start)]
  if (a.length > b.length) return restA.slice(1) === restB
  if (a.length < b.length) return restA === restB.slice(1)
  const swapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)
  return swapped || restA.slice(1) === restB.slice(1)
}
