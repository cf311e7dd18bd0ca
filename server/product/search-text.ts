/**
 * Normalises texts for search. Lower-cased here because lower() of PostgreSQL depends on the locale of the
 * database and may change A to Z only.
 */
export function searchText(words: readonly (string | null | undefined)[]): string {
  return words
    .filter((word) => word)
    .join(' ')
    .normalize('NFKC')
    .toLowerCase()
}

/** Returns a LIKE pattern that matches the text anywhere, with % _ and \ escaped. */
export function likePattern(search: string): string {
  return `%${searchText([search]).replace(/[\\%_]/g, '\\$&')}%`
}
