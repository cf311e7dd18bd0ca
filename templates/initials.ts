/** Returns one or two letters that stand for a shop. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s&@.-]+/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const [first = '', second = ''] = words
  const letters = second === '' ? [...first].slice(0, 2) : [[...first][0], [...second][0]]
  return letters.join('').toUpperCase()
}
