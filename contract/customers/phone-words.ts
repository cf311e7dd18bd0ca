/** Country codes with one or two digits, by E.164; all others have three. */
const shortCodes = /^(?:[17]|2[07]|3[0123469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/** Sizes of the groups of digits, by country code; the last group takes any further digits. */
const groups: Readonly<Record<string, readonly number[]>> = {
  1: [3, 3, 4],
  7: [3, 3, 2, 2],
  31: [1, 4, 4],
  32: [3, 2, 2, 2],
  33: [1, 2, 2, 2, 2],
  34: [3, 3, 3],
  41: [2, 3, 2, 2],
  44: [4, 6],
  45: [2, 2, 2, 2],
  46: [2, 3, 2, 2],
  47: [3, 2, 3],
  48: [3, 3, 3],
  49: [3, 8],
  61: [3, 3, 3],
  353: [2, 3, 4],
}

/**
 * Returns a phone number with spaces for reading: +353 86 123 4567. A text that is not E.164 is returned
 * unchanged. To call or compare, use the number itself.
 */
export function phoneWords(phone: string): string {
  if (!/^\+[1-9]\d{6,14}$/.test(phone)) return phone
  const digits = phone.slice(1)
  const code = shortCodes.exec(digits)?.[0] ?? digits.slice(0, 3)
  return `+${[code, ...grouped(digits.slice(code.length), groups[code] ?? [])].join(' ')}`
}

function grouped(digits: string, sizes: readonly number[]): string[] {
  // Groups of three, with a last group of two to four digits.
  const [size = 3, ...further] = sizes
  const isLast = sizes.length === 1 || digits.length <= size + (sizes.length === 0 ? 1 : 0)
  return isLast ? [digits] : [digits.slice(0, size), ...grouped(digits.slice(size), further)]
}
