import type { Parsed } from './parsed.ts'

/** Parses an integer within limits. */
export function parseWhole(text: string, min: number, max: number, error: string): Parsed<number> {
  const value = Number(text.trim())
  return text.trim() !== '' && Number.isInteger(value) && value >= min && value <= max ? { value } : { error }
}

/** Returns a parser that also accepts an empty text. */
export function orNone(
  parse: (text: string) => Parsed<number>,
): (text: string) => Parsed<number | undefined> {
  return (text) => (text.trim() === '' ? { value: undefined } : parse(text))
}

/** Parses a percentage with up to two decimals as basis points. */
export function parsePercent(text: string, max: number, error: string): Parsed<number> {
  return parseDecimals(text, { decimals: 2, max, error })
}

/** Parses a tax rate with up to three decimals as thousandths of a per cent. */
export function parseRate(text: string, error: string): Parsed<number> {
  return parseDecimals(text, { decimals: 3, max: 100_000, error })
}

/**
 * Parses a percentage below 1000 in units of its last decimal. Further decimals are an error, since rounding
 * would change the typed value. A mark always separates decimals, since such numbers have no groups of
 * digits.
 */
function parseDecimals(
  text: string,
  { decimals, max, error }: { readonly decimals: number; readonly max: number; readonly error: string },
): Parsed<number> {
  const typed = text.normalize('NFKC').replace(/[\s%]/g, '').replace(',', '.')
  const [, whole = '', fraction = ''] = /^(\d{1,3})(?:\.(\d*))?$/.exec(typed) ?? []
  const kept = fraction.replace(/0+$/, '')
  const value = Number(whole + kept.padEnd(decimals, '0'))
  return whole !== '' && kept.length <= decimals && value <= max ? { value } : { error }
}
