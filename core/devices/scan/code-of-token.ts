import type { FoundCode } from './found-code.ts'
import { findByHardware } from '../library/hardware-index.ts'
import { asSerial } from '../numbers/as-serial.ts'
import { looksLikeSerial } from '../numbers/looks-like-serial.ts'
import { isSalesRegion } from '../numbers/part-number.ts'
import { findPartNumber } from '../numbers/part-number-table.ts'

/** Returns the code in a single upper-case word. */
export function codeOfToken(token: string): FoundCode | undefined {
  // all of these codes contain a digit, so plain words skip the lookups
  if (!/\d/.test(token)) return undefined
  if (findByHardware('board', token).length > 0) return { kind: 'board', value: token }
  const partNumber = partNumberWithoutSlash(token) ?? partNumberOfStock(token)
  if (partNumber) return { kind: 'partNumber', value: partNumber }
  const serial = withoutIdentifier(token)
  return looksLikeSerial(serial, 'known') || looksLikeSerial(token, 'any')
    ? { kind: 'serial', value: asSerial(serial) }
    : undefined
}

/** Barcodes of serial numbers start with an extra S. Nearly all random serial numbers have 10 characters. */
export function withoutIdentifier(token: string): string {
  if (!token.startsWith('S') || looksLikeSerial(token, 'known')) return token
  const serial = token.slice(1)
  const isSerial = looksLikeSerial(serial, 'known') || serial.length === 10 || serial.length === 12
  return isSerial && /\d/.test(serial) ? serial : token
}

// Matches "MLT53", "MLT53LL" and "MLT53LLA", only for numbers in the table: five letters could be any word.
function partNumberWithoutSlash(token: string): string | undefined {
  const [, number = '', region = '', revision = ''] =
    /^(?:(?:30|1)P)?([MFNP3]\w{4})(?:([A-Z]{1,2}?)([A-C]?))?$/.exec(token) ?? []
  if (!/\d/.test(number) || (region && !isSalesRegion(region))) return undefined
  const known = [number, withZeros(number)].find(
    (own) => findPartNumber(`M${own.slice(1)}`).length > 0 || findPartNumber(own).length > 0,
  )
  return known && known + region + (revision && `/${revision}`)
}

/**
 * Returns the part number in a stock number: "MG4N2LLA-PB-3RCB", "MRW63FN-CTO". Shops append their own
 * numbers.
 */
function partNumberOfStock(token: string): string | undefined {
  const [, number = ''] = /^([MFNP3]\w{4}[A-Z]{1,3})-/.exec(token) ?? []
  return number === '' ? undefined : partNumberWithoutSlash(number)
}

export function withZeros(value: string): string {
  return value.replaceAll('O', '0')
}
