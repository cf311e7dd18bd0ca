import { plainLetters } from '@costard/contract'
/** Words in lower case and without accents, so that “résumé” is found by “resume”. */
export function wordsOf(text: string): string[] {
  return plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Parts of a text, those that start with a searched word marked. */
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
