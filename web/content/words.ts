import { plainLetters } from '@costard/contract'
/** Returns the words of a text, in lower case and without accents, so that “resume” finds “résumé”. */
export function wordsOf(text: string): string[] {
  return plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Splits a text into parts, marking those that start with a searched word. */
export function markedParts(
  text: string,
  searched: readonly string[],
): readonly { readonly text: string; readonly isMarked: boolean }[] {
  return text.split(/([\p{L}\p{N}\p{M}]+)/u).flatMap((part) => {
    if (part === '') return []
    const known = plainLetters(part)
    return [{ text: part, isMarked: searched.some((word) => known.startsWith(word)) }]
  })
}
