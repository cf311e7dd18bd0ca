import type { Parsed } from './draft-field.tsx'

/** Reads a whole number within bounds. */
export function parseWhole(text: string, min: number, max: number, error: string): Parsed<number> {
  const value = Number(text.trim())
  return text.trim() !== '' && Number.isInteger(value) && value >= min && value <= max ? { value } : { error }
}

/** Reads a number that may be left out. */
export function orNone(
  parse: (text: string) => Parsed<number>,
): (text: string) => Parsed<number | undefined> {
  return (text) => (text.trim() === '' ? { value: undefined } : parse(text))
}

/** Reads a percentage with up to two decimals as basis points. */
export function parsePercent(text: string, max: number, error: string): Parsed<number> {
  const value = Math.round(Number(text.replace('%', '').replace(',', '.').trim()) * 100)
  return text.trim() !== '' && value >= 0 && value <= max ? { value } : { error }
}
