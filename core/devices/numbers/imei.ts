/** Parts of an IMEI. The model is not looked up: the TAC table is licensed by the GSMA. */
export interface ImeiParts {
  /** All 15 digits; a missing check digit is added. */
  readonly imei: string
  /** First eight digits: maker and model. The first two are the reporting body. */
  readonly tac: string
  readonly reportingBody: string
  readonly unit: string
  readonly checkDigit: string
  readonly checkDigitAdded: boolean
  /** True if a leading zero was added, which spreadsheets remove. */
  readonly leadingZeroAdded?: true
  /** Last two digits of a 16-digit IMEISV. */
  readonly softwareVersion?: string
}

/**
 * Parses 14 digits (adds a leading zero or the check digit), 15 (as given, right or wrong) or 16 (IMEISV).
 * Source: 3GPP TS 23.003, 6.2.
 */
export function readImei(digits: string): ImeiParts {
  if (lacksZero(digits)) return { ...readImei(`0${digits}`), leadingZeroAdded: true }
  const body = digits.slice(0, 14)
  const given = digits.length === 15 ? digits.slice(14) : undefined
  const checkDigit = given ?? imeiCheckDigit(body)
  return {
    imei: body + checkDigit,
    tac: body.slice(0, 8),
    reportingBody: body.slice(0, 2),
    unit: body.slice(8),
    checkDigit,
    checkDigitAdded: given === undefined,
    ...(digits.length === 16 && { softwareVersion: digits.slice(14) }),
  }
}

/**
 * True for a number of the reporting body 01 that lost its zero in a spreadsheet; no other body used by
 * makers begins with 1.
 */
function lacksZero(digits: string): boolean {
  return digits.length === 14 && digits.startsWith('1') && hasValidCheckDigit(`0${digits}`)
}

/** Returns the check digit for the first 14 digits (Luhn). Source: 3GPP TS 23.003, annex B. */
export function imeiCheckDigit(body: string): string {
  let sum = 0
  for (const [index, digit] of [...body].entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return String((10 - (sum % 10)) % 10)
}

export function hasValidCheckDigit(imei: string): boolean {
  return imei.length === 15 && imei.endsWith(imeiCheckDigit(imei.slice(0, 14)))
}

/**
 * True if no device on sale can have this IMEI: reporting bodies 00 and 02 to 09 are for tests, and a wiped
 * device shows one repeated digit. Source: GSMA TS.06.
 */
export function isReservedImei(imei: string): boolean {
  return /^0[02-9]/.test(imei) || /^(\d)\1{13}/.test(imei)
}
