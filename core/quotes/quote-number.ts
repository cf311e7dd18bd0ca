/** Default pattern of quote numbers. Tokens: {YYYY} {YY} {MM} and {SEQ:n} (at least n digits). */
export const defaultNumberPattern = 'Q-{YYYY}-{SEQ:5}'

/** A pattern with the date of `today` ("2026-11-20") filled in: only the sequence is missing. */
export interface NumberFrame {
  readonly prefix: string
  readonly digits: number
  readonly suffix: string
}

/** Splits a pattern around its sequence: the INSERT of a quote fills in the next number. */
export function numberFrame(pattern: string, today: string): NumberFrame {
  const dated = pattern
    .replaceAll('{YYYY}', today.slice(0, 4))
    .replaceAll('{YY}', today.slice(2, 4))
    .replaceAll('{MM}', today.slice(5, 7))
  const match = /^(.*?)\{SEQ:(\d)\}(.*)$/.exec(dated)
  if (!match) return { prefix: dated, digits: 1, suffix: '' }
  const [, prefix = '', digits = '1', suffix = ''] = match
  return { prefix, digits: Number(digits), suffix }
}

/** Returns the number of a quote. A sequence with more digits than the pattern is not truncated. */
export function quoteNumber({ prefix, digits, suffix }: NumberFrame, sequence: number): string {
  return prefix + String(sequence).padStart(digits, '0') + suffix
}

/** Returns the number of a revision: `Q-2026-00431`, then `Q-2026-00431-R2`. */
export function revisionNumber(number: string, revision: number): string {
  return revision === 1 ? number : `${number}-R${revision}`
}
