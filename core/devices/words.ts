export interface Word {
  readonly word: string
  /** Where it stands in the text it was read from. */
  readonly start: number
  readonly end: number
}

/** The words of a name, lower case. "5th" is read as "5", "12.9-inch" as "12.9"; words that tell nothing are left out. */
export function wordsOf(text: string): readonly Word[] {
  const words: Word[] = []
  // Lower case may be longer in other alphabets; places are those of the text given.
  const lower = text.toLowerCase().length === text.length ? text.toLowerCase() : text
  for (let match = token.exec(lower); match; match = token.exec(lower)) {
    const [whole, ordinal] = match
    const word = ordinal ?? whole
    if (!empty.has(word)) words.push({ word, start: match.index, end: match.index + whole.length })
  }
  return words
}

// A number with its point, an ordinal, or letters and digits of any alphabet. By ranges: property classes take
// long to prepare.
const token =
  /\d+\.\d+|(\d+)(?:st|nd|rd|th)(?![a-z0-9])|[^\u0000-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f\uff00-\uffff]+/g

// People write "iPad Air 5", "iPad Air 5th gen" and "iPad Air (5th generation)"; the number is what counts.
const empty = new Set(['inch', 'in', 'gen', 'generation', 'with', 'and', 'or', 'the', 'for', 'a', 'an'])
