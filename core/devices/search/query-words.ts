import { searchWords } from './search-index.ts'
import { wordsIn } from './words.ts'

/** Returns the search words: expands abbreviations and splits words typed without spaces. */
export function queryWords(query: string): readonly string[] {
  const words = wordsIn(query).flatMap(written)
  return [...new Set(words)]
}

/** True for words without spaces, like "13promax". */
export function isWordsRunTogether(text: string): boolean {
  return splitWord(text) !== undefined
}

function written(word: string): readonly string[] {
  const abbreviated = abbreviations.get(word)
  if (abbreviated) return abbreviated
  return isKnown(word) ? [word] : (splitWord(word) ?? [word])
}

const abbreviations: ReadonlyMap<string, readonly string[]> = new Map([
  ['mbp', ['macbook', 'pro']],
  ['mba', ['macbook', 'air']],
  ['mb', ['macbook']],
  ['aw', ['watch']],
  ['atv', ['tv']],
  ['ip', ['iphone']],
  ['pm', ['pro', 'max']],
])

function isKnown(word: string): boolean {
  if (searchWords().has(word)) return true
  for (const known of searchWords().keys()) if (known.startsWith(word)) return true
  return false
}

// Splits "iphone13pro" and "mbp14" into known words or abbreviations; the last may be incomplete.
function splitWord(word: string): readonly string[] | undefined {
  if (word.length > 24) return undefined
  for (let length = word.length - 1; length > 0; length -= 1) {
    // never split a number
    if (/\d\d/.test(word.slice(length - 1, length + 1))) continue
    const head = wholeWord(word.slice(0, length))
    if (!head) continue
    const tail = word.slice(length)
    const rest = wholeWord(tail) ?? splitWord(tail) ?? (tail.length > 1 && isKnown(tail) ? [tail] : undefined)
    if (rest) return [...head, ...rest]
  }
  return undefined
}

function wholeWord(piece: string): readonly string[] | undefined {
  // "iph" is an incomplete "iphone"
  if (piece === 'iph') return ['iphone']
  const abbreviated = abbreviations.get(piece)
  if (abbreviated) return abbreviated
  const isWord = searchWords().has(piece) && (piece.length > 1 || /\d/.test(piece))
  return isWord ? [piece] : undefined
}
