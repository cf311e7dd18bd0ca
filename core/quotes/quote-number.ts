/** How numbers are made until a team chooses otherwise. Tokens: {YYYY} {YY} {MM} and {SEQ:n}, n digits at least. */
export const defaultNumberPattern = 'Q-{YYYY}-{SEQ:5}'

/** The number of the `sequence`-th quote, made on `today` ("2026-11-20"). */
export function quoteNumber(pattern: string, today: string, sequence: number): string {
  return pattern
    .replaceAll('{YYYY}', today.slice(0, 4))
    .replaceAll('{YY}', today.slice(2, 4))
    .replaceAll('{MM}', today.slice(5, 7))
    .replace(/\{SEQ:(\d)\}/g, (_, digits: string) => String(sequence).padStart(Number(digits), '0'))
}
