import { plainLetters } from '@costard/contract'
import { and, like, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * Returns texts in the form stored for search, and a second time in plain letters if different, so that "zoe"
 * finds Zoë.
 */
export function searchText(words: readonly (string | null | undefined)[]): string {
  const text = searchedText(words.filter((word) => word).join(' '))
  const plain = plainLetters(text)
  return plain === text ? text : `${text} ${plain}`
}

/**
 * Returns the form of a search that is compared with stored texts. Lower-cased here, because lower() of
 * PostgreSQL depends on the locale of the database and may change A to Z only.
 */
export function searchedText(search: string): string {
  return search.normalize('NFKC').toLowerCase()
}

/** Maximum number of words of a search; others are ignored. */
const maxWords = 8
/** Minimum length of a word for the index of trigrams. */
const minIndexed = 3

/**
 * Returns a condition: the stored text has the searched words, in any order, literally or in plain letters.
 * has: condition for one word.
 */
export function hasText(stored: PgColumn, search: string, has = hasPart): SQL | undefined {
  const text = searchedText(search).trim()
  const words = text.split(/\s+/, maxWords)
  // If the index can find none of the words, search for the whole text: spaces are in trigrams too.
  if (!words.some(isIndexed)) return hasPart(stored, text)
  return and(...words.map((word) => (isIndexed(word) ? has(stored, word) : hasLetters(stored, word))))
}

function isIndexed(word: string): boolean {
  return word.length >= minIndexed
}

/** Returns a condition: the stored text contains this text. */
export function hasPart(stored: PgColumn, text: string): SQL | undefined {
  const plain = plainLetters(text)
  return or(like(stored, likePattern(text)), plain === text ? undefined : like(stored, likePattern(plain)))
}

/** Condition that avoids the index, which would be read completely. */
function hasLetters(stored: PgColumn, text: string): SQL {
  return sql`(strpos(${stored}, ${text}) > 0 or strpos(${stored}, ${plainLetters(text)}) > 0)`
}

/** Returns a LIKE pattern that matches the text anywhere, with % _ and \ escaped. */
export function likePattern(search: string): string {
  return `%${searchedText(search).replace(/[\\%_]/g, '\\$&')}%`
}
