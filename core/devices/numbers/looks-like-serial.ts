import { asSerial } from './as-serial.ts'
import { isWordsRunTogether } from '../search/query-words.ts'
import { searchWords } from '../search/search-index.ts'
import { findSerialCode } from './serial-code-table.ts'
import { readSerial } from './serial-number.ts'
import { wordsOfColours } from '../identify/stated.ts'

/**
 * True if an upper-case token may be a serial number. `known`: only a readable form with a known model.
 * `any`: also 8 to 14 letters and digits that are not concatenated words like "IPHONE13PRO".
 */
export function looksLikeSerial(token: string, wanted: 'known' | 'any'): boolean {
  if (!/^[0-9A-Z]{8,14}$/.test(token)) return false
  const parts = readSerial(asSerial(token))
  if (parts.form !== 'random' && findSerialCode(parts.code)) return true
  return wanted === 'any' && /\d/.test(token) && /[A-Z]/.test(token) && !isMadeOfWords(token.toLowerCase())
}

function isMadeOfWords(token: string): boolean {
  if (isWordsRunTogether(token)) return true
  return [...searchWords().keys(), ...wordsOfColours()].some(
    (word) => word.length > 3 && !/\d/.test(word) && token.includes(word),
  )
}
