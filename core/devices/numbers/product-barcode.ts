/**
 * True if the digits are a product barcode (UPC, EAN, GTIN-14): 12 digits with a prefix used on Apple's
 * boxes, or 12 to 14 with a valid check digit that cannot start an IMEI. Source: GS1 General Specifications,
 * 7.9.
 */
export function isProductBarcode(digits: string): boolean {
  if (onAppleBoxes.test(digits)) return true
  if (digits.length === 14) return digits.startsWith('00') && hasValidGtinDigit(digits)
  return /^\d{12,13}$/.test(digits) && !/^(?:01|35|86|99)/.test(digits) && hasValidGtinDigit(digits)
}

/** True if the sum of 12, 13 or 14 digits, weighted 1 and 3 in turn from the right, ends in 0. */
export function hasValidGtinDigit(digits: string): boolean {
  let sum = 0
  for (const [index, digit] of [...digits].toReversed().entries())
    sum += Number(digit) * (index % 2 === 1 ? 3 : 1)
  return sum % 10 === 0
}

// Barcodes of Apple products as UPC, EAN and GTIN-14. No IMEI starts with these digits.
const onAppleBoxes = /^0{0,2}(?:19\d|88\d)\d{9}$/
