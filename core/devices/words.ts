export interface Word {
  readonly word: string
  /** Where it stands in the text it was read from. */
  readonly start: number
  readonly end: number
}

/** The words of a name, lower case. "5th" is read as "5", "12.9-inch" as "12.9"; words that tell nothing are left out. */
export function wordsIn(text: string): readonly string[] {
  const tokens: string[] = text.toLowerCase().match(token) ?? []
  return tokens.map(withoutOrdinal).filter((word) => !empty.has(word))
}

/** The same words with where they stand. */
export function wordsOf(text: string): readonly Word[] {
  // Lower case may be longer in other alphabets; places are those of the text given.
  const lower = text.toLowerCase()
  const searched = lower.length === text.length ? lower : text
  return Array.from(searched.matchAll(token), ({ 0: whole, index }) => ({
    word: withoutOrdinal(whole),
    start: index,
    end: index + whole.length,
  })).filter(({ word }) => !empty.has(word))
}

// A number with its point, or letters and digits of any alphabet. By ranges: property classes take long to prepare.
const token = /\d+\.\d+|[^\u0000-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f\uff00-\uffff]+/g

function withoutOrdinal(word: string): string {
  return word.length > 2 && ordinal.test(word) ? word.slice(0, -2) : word
}

const ordinal = /^\d+(?:st|nd|rd|th)$/

// People write "iPad Air 5", "iPad Air 5th gen" and "iPad Air (5th generation)"; the number is what counts.
const empty = new Set(['inch', 'in', 'gen', 'generation', 'with', 'and', 'or', 'the', 'for', 'a', 'an'])
