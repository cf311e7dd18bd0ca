import { like, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * Returns texts as they are stored for search, and once more without accents if they have any, so that "zoe" finds Zoë.
 */
export function searchText(words: readonly (string | null | undefined)[]): string {
  const text = searchedText(words.filter((word) => word).join(' '))
  const plain = withoutAccents(text)
  return plain === text ? text : `${text} ${plain}`
}

/**
 * Returns what somebody searches as it is compared with stored texts. Lower-cased here because lower() of PostgreSQL
 * depends on the locale of the database and may change A to Z only.
 */
export function searchedText(search: string): string {
  return search.normalize('NFKC').toLowerCase()
}

/** Returns a condition: the stored text has the searched one anywhere, with its accents or without any. */
export function hasText(stored: PgColumn, search: string): SQL | undefined {
  const text = searchedText(search)
  const plain = withoutAccents(text)
  return or(like(stored, likePattern(text)), plain === text ? undefined : like(stored, likePattern(plain)))
}

/** Returns a LIKE pattern that matches the text anywhere, with % _ and \ escaped. */
export function likePattern(search: string): string {
  return `%${searchedText(search).replace(/[\\%_]/g, '\\$&')}%`
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')
}
