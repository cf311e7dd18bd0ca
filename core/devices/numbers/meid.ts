/** Parts of a MEID, the number of phones for CDMA networks. The model is not looked up. */
export interface MeidParts {
  /** 14 hexadecimal digits, without check digit. */
  readonly meid: string
  /** The MEID as 18 decimal digits, printed on older screens and labels. */
  readonly decimal: string
}

/**
 * Parses 14 hexadecimal digits from A0, 15 with check digit, or 18 decimal digits. Source: 3GPP2 S.R0048-A.
 */
export function readMeid(text: string): MeidParts | undefined {
  if (/^\d{18}$/.test(text)) return readDecimal(text)
  if (!/^[A-F][0-9A-F]{13,14}$/.test(text)) return undefined
  const meid = text.slice(0, 14)
  if (text.length === 15 && text.charAt(14) !== meidCheckDigit(meid)) return undefined
  return { meid, decimal: decimal(meid.slice(0, 8), 10) + decimal(meid.slice(8), 8) }
}

/** Returns the check digit for 14 hexadecimal digits (Luhn, base 16). */
export function meidCheckDigit(meid: string): string {
  let sum = 0
  for (const [index, digit] of [...meid].entries()) {
    const value = Number.parseInt(digit, 16) * (index % 2 === 1 ? 2 : 1)
    sum += value > 15 ? value - 15 : value
  }
  return ((16 - (sum % 16)) % 16).toString(16).toUpperCase()
}

// Reads ten digits for the first 32 bits, eight for the last 24.
function readDecimal(text: string): MeidParts | undefined {
  const [first, last] = [Number(text.slice(0, 10)), Number(text.slice(10))]
  if (first < 0xa0000000 || first > 0xffffffff || last > 0xffffff) return undefined
  return { meid: hex(first, 8) + hex(last, 6), decimal: text }
}

function hex(value: number, length: number): string {
  return value.toString(16).toUpperCase().padStart(length, '0')
}

function decimal(digits: string, length: number): string {
  return String(Number.parseInt(digits, 16)).padStart(length, '0')
}
