/** Default pattern of quote numbers. Tokens: {YYYY} {YY} {MM} and {SEQ:n} (at least n digits). */
export const defaultNumberPattern = 'Q-{YYYY}-{SEQ:5}'

/** never: the sequence continues. yearly: it starts at 1 each year. */
export const numberResets = ['never', 'yearly'] as const

/** Settings of a team's quote numbers. */
export interface Numbering {
  readonly pattern: string
  readonly reset: (typeof numberResets)[number]
}

export const numberingLimits = { maxPattern: 40, maxSequence: 999_999_999 } as const

/**
 * Reasons to refuse a pattern of numbers. `year`: without the year in the pattern, each year would give the
 * same numbers.
 */
export type NumberingProblem = 'characters' | 'sequence' | 'year'

export function numberingProblem({ pattern, reset }: Numbering): NumberingProblem | undefined {
  const literals = pattern.replaceAll(/\{(?:YYYY|YY|MM|SEQ:[1-9])\}/g, '')
  // Characters allowed in numbers, which are also names of files.
  if (!/^[A-Za-z0-9 ._-]*$/.test(literals)) return 'characters'
  if (pattern.split('{SEQ:').length !== 2) return 'sequence'
  return reset === 'yearly' && !/\{YY(?:YY)?\}/.test(pattern) ? 'year' : undefined
}

/** A pattern with the date of `today` ("2026-11-20") inserted: only the sequence is missing. */
export interface NumberFrame {
  readonly prefix: string
  readonly digits: number
  readonly suffix: string
  readonly year: number
  readonly reset: Numbering['reset']
}

/** Splits a pattern at its sequence: the INSERT of a quote fills in the next number. */
export function numberFrame({ pattern, reset }: Numbering, today: string): NumberFrame {
  const dated = pattern
    .replaceAll('{YYYY}', today.slice(0, 4))
    .replaceAll('{YY}', today.slice(2, 4))
    .replaceAll('{MM}', today.slice(5, 7))
  const ofDay = { year: Number(today.slice(0, 4)), reset }
  const match = /^(.*?)\{SEQ:(\d)\}(.*)$/.exec(dated)
  if (!match) return { prefix: dated, digits: 1, suffix: '', ...ofDay }
  const [, prefix = '', digits = '1', suffix = ''] = match
  return { prefix, digits: Number(digits), suffix, ...ofDay }
}

/**
 * Returns a regular expression for the numbers of a pattern in the year of `today`, in any month; its group is the
 * sequence.
 */
export function numbersOfYear(pattern: string, today: string): string {
  const words: Readonly<Record<string, string>> = {
    '{YYYY}': today.slice(0, 4),
    '{YY}': today.slice(2, 4),
    '{MM}': '[0-9]{2}',
  }
  const parts = pattern.split(/(\{[A-Z]+(?::\d)?\})/)
  const sequence = `([0-9]{1,${String(numberingLimits.maxSequence).length}})`
  const expressions = parts.map((part) =>
    part.startsWith('{SEQ:') ? sequence : (words[part] ?? part.replaceAll(/[^A-Za-z0-9 ]/g, '[$&]')),
  )
  return `^${expressions.join('')}$`
}

/** Returns the number of a quote. A sequence with more digits than the pattern is not truncated. */
export function quoteNumber(
  { prefix, digits, suffix }: Pick<NumberFrame, 'prefix' | 'digits' | 'suffix'>,
  sequence: number,
): string {
  return prefix + String(sequence).padStart(digits, '0') + suffix
}

/** Returns the number of a revision: `Q-2026-00431`, then `Q-2026-00431-R2`. */
export function revisionNumber(number: string, revision: number): string {
  return revision === 1 ? number : `${number}-R${revision}`
}

/** Number of a trial. Numbers of quotes end in digits, so none is equal. */
export const trialNumber = 'TRIAL'
