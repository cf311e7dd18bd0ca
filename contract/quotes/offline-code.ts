/** Letters of codes on paper: none that are mistaken for another (Crockford's base 32). */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 8

/** A code as it is stored. */
export const offlineCodePattern = /^[0-9A-HJKMNP-TV-Z]{8}$/

/**
 * Returns the code that paper of a quote carries until its number comes: the same for the same key, which is random. It
 * finds the quote in the list of its team, and gives access to nothing.
 */
export function offlineCodeOf(key: string): string {
  // FNV-1a with 64 bits, of which 40 are used: among a million quotes of a team, two share one in a third of all teams.
  let hash = 0xcbf29ce484222325n
  for (const letter of key)
    hash = BigInt.asUintN(64, (hash ^ BigInt(letter.codePointAt(0) ?? 0)) * 0x100000001b3n)
  let code = ''
  for (let place = 0; place < length; place++) code += letters[Number((hash >> BigInt(20 + place * 5)) & 31n)]
  return code
}

/** Returns the code that somebody typed or scanned, as it is stored; undefined if it is none. */
export function readOfflineCode(text: string): string | undefined {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return offlineCodePattern.test(code) ? code : undefined
}

/** Returns a code as it is read: "K7F3-9QLM". */
export function shownOfflineCode(code: string): string {
  return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`
}
