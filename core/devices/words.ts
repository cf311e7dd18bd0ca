export interface Word {
  readonly word: string
  /** Where it stands in the text it was read from. */
  readonly start: number
  readonly end: number
}

/** The words of a name, lower case. "5th" is read as "5", "12.9-inch" as "12.9"; words that tell nothing are left out. */
export function wordsOf(text: string): readonly Word[] {
  const words: Word[] = []
  for (const match of text.matchAll(/\d+\.\d+|[\p{L}\p{N}]+/gu)) {
    const word = match[0].toLowerCase().replace(ordinal, '$1')
    const start = match.index
    if (!empty.has(word)) words.push({ word, start, end: start + match[0].length })
  }
  return words
}

const ordinal = /^(\d+)(?:st|nd|rd|th)$/

// People write "iPad Air 5", "iPad Air 5th gen" and "iPad Air (5th generation)"; the number is what counts.
const empty = new Set(['inch', 'in', 'gen', 'generation', 'with', 'and', 'or', 'the', 'for', 'a', 'an'])
