import { plainLetters } from '@costard/contract'
import type { ContentDocument } from '../document.ts'
import { textOf } from './values-at.ts'

/** Returns the words of a text, in lower case and without accents. */
export function wordsOf(text: string): string[] {
  return plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

const known = new WeakMap<ContentDocument, Map<string, readonly string[]>>()

/** Returns the words of a part of a document, sorted; computed once. */
export function wordsIn(document: ContentDocument, part: string, text: () => string): readonly string[] {
  const parts = known.get(document) ?? new Map<string, readonly string[]>()
  known.set(document, parts)
  const found = parts.get(part) ?? [...new Set(wordsOf(text()))].toSorted()
  parts.set(part, found)
  return found
}

/** All words of a document. */
export function documentWords(document: ContentDocument): readonly string[] {
  const { uid, tags, data } = document
  return wordsIn(document, 'document', () => `${uid ?? ''} ${tags.join(' ')} ${textOf(Object.values(data))}`)
}

/** True if each searched word is the start of a word in the sorted list. */
export function hasWords(sorted: readonly string[], asked: readonly string[]): boolean {
  return asked.every((word) => {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (sorted[middle]! < word) low = middle + 1 // below high
      else high = middle
    }
    return sorted[low]?.startsWith(word) ?? false
  })
}
