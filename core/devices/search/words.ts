export interface Word {
  readonly word: string
  /** Start index in the source text. */
  readonly start: number
  readonly end: number
}

/** Returns the words of a name, lower case. "5th" becomes "5", "12.9-inch" becomes "12.9"; stop words are dropped. */
export function wordsIn(text: string): readonly string[] {
  const tokens: string[] = text.toLowerCase().match(token) ?? []
  return tokens.map(withoutOrdinal).filter((word) => !empty.has(word))
}

/** Returns the words of a text like wordsIn, with their positions. */
export function wordsOf(text: string): readonly Word[] {
  // lower case can be longer in other alphabets; positions must match the input
  const lower = text.toLowerCase()
  const searched = lower.length === text.length ? lower : text
  return Array.from(searched.matchAll(token), ({ 0: whole, index }) => ({
    word: withoutOrdinal(whole),
    start: index,
    end: index + whole.length,
  })).filter(({ word }) => !empty.has(word))
}

// A decimal number, or letters and digits of any alphabet. Written as ranges, since Unicode property classes
// are slow to compile.
const token = /\d+\.\d+|[^\u0000-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f\uff00-\uffff]+/g

function withoutOrdinal(word: string): string {
  return word.length > 2 && ordinal.test(word) ? word.slice(0, -2) : word
}

const ordinal = /^\d+(?:st|nd|rd|th)$/

// Ignored words: "iPad Air 5", "iPad Air 5th gen" and "iPad Air (5th generation)" are the same.
const empty = new Set(['inch', 'in', 'gen', 'generation', 'with', 'and', 'or', 'the', 'for', 'a', 'an'])
