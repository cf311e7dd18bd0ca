import { findCodes } from './find-codes.ts'
import type { FoundCode } from './found-code.ts'
import { readCode } from './read-code.ts'

/** The one code that an upper-case text is when its spaces, dashes and dots are left out: "C02X L0YZ JG5J". */
export function joinPieces(text: string): FoundCode | undefined {
  const joined = text.replace(/[ .-]/g, '')
  if (joined === text || joined.length > longestCode || !/\d/.test(joined)) return undefined
  const { codes, rest } = findCodes(joined)
  const [code, another] = codes
  // Only what the tables know: any few words make a code of nothing.
  if (!code || another || rest.trim() !== '' || readCode(code).matches.length === 0) return undefined
  return code
}

/** Of an identifier, such as "MacBookPro18,3". Characters. */
const longestCode = 16
