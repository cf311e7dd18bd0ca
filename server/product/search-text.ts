/**
 * Words to search in, and what is searched for, in one spelling. Lowered here: a database may be set up to lower
 * nothing but A to Z.
 */
export function searchText(words: readonly (string | null | undefined)[]): string {
  return words
    .filter((word) => word)
    .join(' ')
    .normalize('NFKC')
    .toLowerCase()
}

/** A pattern for LIKE that finds this text anywhere; its own % _ and \ are letters like any other. */
export function likePattern(search: string): string {
  return `%${searchText([search]).replace(/[\\%_]/g, '\\$&')}%`
}
