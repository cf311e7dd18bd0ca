/** Letters of codes on paper, without look-alikes (Crockford's base 32). */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 8

/** Stored form of a code. */
export const offlineCodePattern = /^[0-9A-HJKMNP-TV-Z]{8}$/

/**
 * Returns the code printed on paper for a quote without a number yet, derived from its random idempotency
 * key. Members search their quotes by this code; it grants no access.
 */
export function offlineCodeOf(key: string): string {
  // FNV-1a with 64 bits, of which 40 are used: of teams with a million quotes, a third have two quotes with
  // the same code.
  let hash = 0xcbf29ce484222325n
  for (const letter of key)
    hash = BigInt.asUintN(64, (hash ^ BigInt(letter.codePointAt(0) ?? 0)) * 0x100000001b3n)
  let code = ''
  for (let place = 0; place < length; place++) code += letters[Number((hash >> BigInt(20 + place * 5)) & 31n)]
  return code
}

/** Returns the stored form of a typed or scanned code; undefined if the text is not a code. */
export function readOfflineCode(text: string): string | undefined {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return offlineCodePattern.test(code) ? code : undefined
}

/** Returns a code for display, such as "K7F3-9QLM". */
export function shownOfflineCode(code: string): string {
  return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`
}
