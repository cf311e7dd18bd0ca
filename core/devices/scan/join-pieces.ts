import { findCodes } from './find-codes.ts'
import type { FoundCode } from './found-code.ts'
import { readCode } from './read-code.ts'

/** Returns the single code in an upper-case text without its spaces, dashes and dots: "C02X L0YZ JG5J". */
export function joinPieces(text: string): FoundCode | undefined {
  const joined = text.replace(/[ .-]/g, '')
  if (joined === text || joined.length > longestCode || !/\d/.test(joined)) return undefined
  const { codes, rest } = findCodes(joined)
  const [code, another] = codes
  // only codes in the tables: a few words can look like a code
  if (!code || another || rest.trim() !== '' || readCode(code).matches.length === 0) return undefined
  return code
}

/** Length of the longest code, an identifier such as "MacBookPro18,3". Characters. */
const longestCode = 16
