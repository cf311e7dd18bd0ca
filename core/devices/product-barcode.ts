/**
 * True for the digits of a product's bar code (UPC, EAN, GTIN-14): 12 with one of the starts on Apple's boxes, or 12
 * to 14 with the right check digit that are no IMEI in the making. Source: GS1 General Specifications, 7.9.
 */
export function isProductBarcode(digits: string): boolean {
  if (onAppleBoxes.test(digits)) return true
  if (digits.length === 14) return digits.startsWith('00') && hasRightGtinDigit(digits)
  return /^\d{12,13}$/.test(digits) && !/^(?:01|35|86|99)/.test(digits) && hasRightGtinDigit(digits)
}

/** Of 12, 13 or 14 digits, weighed 3 and 1 by turns from the right, the sum ends in 0. */
export function hasRightGtinDigit(digits: string): boolean {
  let sum = 0
  for (const [index, digit] of [...digits].toReversed().entries())
    sum += Number(digit) * (index % 2 === 1 ? 3 : 1)
  return sum % 10 === 0
}

// As UPC, as EAN and as GTIN-14. No IMEI begins like this.
const onAppleBoxes = /^0{0,2}(?:19\d|88\d)\d{9}$/
