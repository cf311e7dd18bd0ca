/** How numbers are made until a team chooses otherwise. Tokens: {YYYY} {YY} {MM} and {SEQ:n}, n digits at least. */
export const defaultNumberPattern = 'Q-{YYYY}-{SEQ:5}'

/** A pattern with its date filled in on `today` ("2026-11-20"), open only for the sequence. */
export interface NumberFrame {
  readonly prefix: string
  readonly digits: number
  readonly suffix: string
}

/** Splits a pattern around its sequence, so that the store can number a quote in the statement that inserts it. */
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

/** The number of the `sequence`-th quote. Digits are added when the sequence outgrows the pattern, never cut. */
export function quoteNumber({ prefix, digits, suffix }: NumberFrame, sequence: number): string {
  return prefix + String(sequence).padStart(digits, '0') + suffix
}
