const graphemes = new Intl.Segmenter()

/**
 * Returns the name of a person with initials for the first names: P. Raman for Priya Raman; for a single name
 * only the initial: R.
 */
export function shortName(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const [first = ''] = words
  return [`${initialOf(first)}.`, ...(words.length > 1 ? [words.at(-1)] : [])].join(' ')
}

/** Returns the initials of a name: P. R. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0] ?? '', words.at(-1) ?? ''] : words
  return ends.map((word) => `${initialOf(word)}.`).join(' ')
}

function initialOf(word: string): string {
  const [first] = graphemes.segment(word)
  return (first?.segment ?? '').toLocaleUpperCase()
}
