import { plainLetters } from '@costard/contract'
/** Returns an unused key derived from a text. Keys never change, since quotes refer to them. */
export function newKey(text: string, taken: Iterable<string>, otherwise = 'item'): string {
  // `add` is taken: the address of the form for a new one ends with it.
  const used = new Set(['add', ...taken])
  const words = plainLetters(text.normalize('NFKC'))
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  const base = words.map((word, index) => (index === 0 ? word : `${word[0]?.toUpperCase()}${word.slice(1)}`))
  const key = base.join('').slice(0, 40) || otherwise
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? key : `${key}${number}`
    if (!used.has(tried)) return tried
  }
}
