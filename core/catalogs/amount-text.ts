import { currencyExponent, currenciesWritten, type Minor } from '@costard/pricing'

export type DecimalMark = '.' | ','

/** Reasons why a text in a price list is not an amount. */
export type NoAmount =
  | 'not-an-amount'
  | 'percentage'
  | 'range'
  | 'date'
  | 'time'
  | 'below-zero'
  | 'currency'
  | 'too-many-decimals'

/** Possible meanings of a text as an amount of a currency, in any language. */
export type AmountText =
  /** An empty cell, or a sign for one such as "-" or "n/a". */
  | { readonly is: 'none' }
  /**
   * shows: decimal mark, if this text can have no other. isCut: the text can also be thousands without their
   * zeros, as when a program reads 1.200 as a number and writes 1.2.
   */
  | { readonly is: 'amount'; readonly minor: Minor; readonly shows?: DecimalMark; readonly isCut?: true }
  /** A mark before three digits: separates thousands, or decimals; each with the resulting amount. */
  | { readonly is: 'either'; readonly mark: DecimalMark; readonly whole: Minor; readonly broken: Decimals }
  /** nearest: rounded amount, if the only problem is too many decimals. */
  | { readonly is: 'problem'; readonly why: NoAmount; readonly nearest?: Minor; readonly shows?: DecimalMark }

/**
 * An amount, or the nearest one if a text has more decimals than the currency; nearest: absent if it could be
 * wrong by a factor.
 */
export type Decimals = { readonly minor: Minor } | { readonly nearest?: Minor }

/**
 * Parses the text of an amount with the additions found in lists: currencies on either side, `,-`, blanks,
 * apostrophes.
 */
export function readAmountText(text: string, currency: string): AmountText {
  const plain = plainText(text)
  if (none.has(plain.toLowerCase())) return { is: 'none' }
  const why = plain.length > longestAmount ? 'not-an-amount' : kindOfText(plain)
  if (why !== undefined) return { is: 'problem', why }
  const bare = withoutCurrency(plain, currency)
  if ('why' in bare) return { is: 'problem', why: bare.why }
  // India and Pakistan end round amounts with "/-", Sweden with ":-".
  const rest = bare.rest.replace(/ ?(?:\/[-=]|:-{1,2})$/, '')
  // A mark at the end separates missing decimals: "380.-", "4449."
  const dash = /([.,])\s*(?:-{1,2}|=)$/.exec(rest) ?? /(?<=\d)([.,])$/.exec(rest)
  const body = dash ? rest.slice(0, dash.index).trim() : rest
  if (/^-|-$/.test(body)) return { is: 'problem', why: /\d/.test(body) ? 'below-zero' : 'not-an-amount' }
  if (dash && body.includes(dash[1] ?? '')) return { is: 'problem', why: 'not-an-amount' }
  const read = readDigits(body, currencyExponent(currency), dash?.[1] as DecimalMark | undefined)
  return read ?? { is: 'problem', why: 'not-an-amount' }
}

const longestAmount = 40

/** Texts that mean no amount. */
const none = new Set([
  '',
  '-',
  '--',
  '---',
  '.',
  '/',
  'x',
  'n/a',
  'na',
  'n.a.',
  'n.v.',
  'k.a.',
  'null',
  'none',
])

/** Normalises digits, blanks, dashes and apostrophes; removes invisible marks of direction. */
function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\u200b\u200e\u200f\u061c\u2066-\u2069\ufeff]/g, '')
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replaceAll('٫', '.')
    .replaceAll(/[٬’‘´`ʼ′]/g, "'")
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Returns the problem of a text with digits that is not an amount, if any. */
function kindOfText(text: string): NoAmount | undefined {
  if (text.includes('%') || text.includes('‰')) return 'percentage'
  if (/^\(.*\)$/.test(text)) return 'below-zero'
  if (/^\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?$/i.test(text)) return 'time'
  if (isDate(text)) return 'date'
  return /\d[^\d.,' ]*(?: ?[-~/] ?| (?:to|bis|à|a|or|oder|ou|o|and|und) )[^\d.,' ]* ?\d/i.test(text)
    ? 'range'
    : undefined
}

function isDate(text: string): boolean {
  const [, first, second, third] =
    /^(\d{1,4})([./-])\d{1,2}\2(\d{1,4})(?:[T ]\d{1,2}:\d{2}.*)?$/.exec(text) ?? []
  if (first === undefined || second === undefined || third === undefined) return false
  return first.length === 4 || (first.length <= 2 && (third.length === 4 || third.length === 2))
}

/** Removes the currency from both ends; reports a currency other than the catalog's, and any other word. */
function withoutCurrency(
  text: string,
  currency: string,
): { readonly rest: string } | { readonly why: 'currency' | 'not-an-amount' } {
  let rest = text
  for (const end of [
    /^([\p{L}\p{Sc}][\p{L}\p{Sc}./]*) ?/u,
    / ?((?<![\p{L}\p{Sc}.])[\p{L}\p{Sc}][\p{L}\p{Sc}.]*)$/u,
  ]) {
    const found = end.exec(rest)
    if (!found?.[1]) continue
    const meant = currenciesWritten(found[1])
    if (!meant.has(currency)) return { why: meant.size > 0 ? 'currency' : 'not-an-amount' }
    rest = rest.replace(end, '').trim()
  }
  // A minus sign can precede the currency.
  return { rest: rest.replace(/^- ?[\p{Sc}] ?/u, '-') }
}

/** Reads digits with their marks; undefined if the groups have wrong sizes. */
function readDigits(
  text: string,
  exponent: number,
  dashMark: DecimalMark | undefined,
): AmountText | undefined {
  if (!/^[\d.,' ]*\d[\d.,' ]*$/.test(text)) return undefined
  const [, head = '', last = ''] = /^(.*?)((?:[.,]\d*)?)$/.exec(text) ?? []
  const isSpaced = /[' ]/.test(text)
  const marks = new Set(text.match(/[.,]/g))
  if (marks.size === 0 || dashMark !== undefined) {
    const digits = wholeDigits(text)
    return digits === undefined ? undefined : amountOf(digits, '', exponent, dashMark)
  }
  const mark = last[0] as DecimalMark
  const decimals = last.slice(1)
  if (decimals === '') return undefined
  const isOnce = text.split(mark).length === 2
  if (!isOnce && marks.size === 1) {
    const digits = wholeDigits(text)
    if (digits !== undefined) return amountOf(digits, '', exponent, mark === '.' ? ',' : '.')
  }
  // In 1.234.50 the sizes of the groups show that the last mark separates decimals, though it is the same
  // mark.
  const whole = wholeDigits(head)
  if (whole === undefined || (!isOnce && (marks.size > 1 || decimals.length > 2))) return undefined
  if (!isOnce) {
    const written = amountOf(whole, decimals, exponent)
    return 'minor' in written ? { is: 'problem', why: 'not-an-amount', nearest: written.minor } : undefined
  }
  const isEither = decimals.length === 3 && marks.size === 1 && !isSpaced && /^[1-9]\d{0,2}$/.test(head)
  if (!isEither) {
    const read = amountOf(whole, decimals, exponent, mark)
    if (marks.size > 1 || isSpaced || !cutThousands.test(text)) return read
    if (read.is === 'amount') return { ...read, isCut: true }
    // No amount is offered: it could be wrong by a factor of a thousand.
    return exponent === 0 ? { is: 'problem', why: read.why, shows: mark } : read
  }
  const broken = amountOf(whole, decimals, exponent)
  const grouped = amountOf(whole + decimals, '', exponent)
  if (!('minor' in grouped) || (broken.is !== 'amount' && broken.nearest === undefined)) return undefined
  const decimalsRead: Decimals =
    broken.is === 'amount'
      ? { minor: broken.minor }
      : { ...(exponent > 0 && broken.nearest !== undefined && { nearest: broken.nearest }) }
  return { is: 'either', mark, whole: grouped.minor, broken: decimalsRead }
}

/** A mark followed by one or two digits, not ending in zero: programs drop such zeros from numbers. */
const cutThousands = /^[1-9]\d{0,2}[.,]\d?[1-9]$/

/**
 * Returns the digits without marks between groups of three, or of two as in India; undefined if the groups
 * differ.
 */
function wholeDigits(text: string): string | undefined {
  if (text === '') return '0'
  if (/^\d+$/.test(text)) return text
  const [mark = ''] = /[^\d]/.exec(text) ?? []
  const groups = text.split(mark)
  const fits =
    /^[1-9]\d{0,2}$/.test(groups[0] ?? '') &&
    /^\d{3}$/.test(groups.at(-1) ?? '') &&
    groups.slice(1, -1).every((group) => (mark === ',' ? /^\d{2,3}$/ : /^\d{3}$/).test(group))
  return fits ? groups.join('') : undefined
}

function amountOf(
  whole: string,
  decimals: string,
  exponent: number,
  shows?: DecimalMark,
): Extract<AmountText, { is: 'amount' | 'problem' }> {
  const seen = shows && { shows }
  const kept = decimals.replace(/0+$/, '')
  if (kept.length <= exponent) {
    const minor = Number(whole + decimals.slice(0, exponent).padEnd(exponent, '0'))
    return Number.isSafeInteger(minor)
      ? { is: 'amount', minor, ...seen }
      : { is: 'problem', why: 'not-an-amount', ...seen }
  }
  const nearest = Number(whole + decimals.slice(0, exponent)) + (Number(decimals[exponent]) >= 5 ? 1 : 0)
  return Number.isSafeInteger(nearest)
    ? { is: 'problem', why: 'too-many-decimals', nearest, ...seen }
    : { is: 'problem', why: 'not-an-amount', ...seen }
}

/** Decimal marks found in a column. */
export interface ColumnMark {
  readonly mark: DecimalMark | undefined
  /** True if some texts have two readings, and no other text decides between them. */
  readonly isOpen: boolean
  /** A text with two readings, for a question to the person. */
  readonly example?: string
}

/**
 * Returns the decimal mark of a column, if all texts agree on one. read: parses a text, possibly from a
 * cache.
 */
export function columnMark(
  texts: Iterable<string>,
  currency: string,
  read: (text: string) => AmountText = (text) => readAmountText(text, currency),
): ColumnMark {
  const shown = new Set<DecimalMark>()
  const cut = new Map<string, DecimalMark>()
  let example: string | undefined
  for (const text of texts) {
    const found = read(text)
    if (found.is === 'either') example ??= text
    else if (!('shows' in found) || found.shows === undefined) continue
    else if ('isCut' in found) cut.set(text, found.shows)
    else shown.add(found.shows)
  }
  if (shown.size === 0 && cut.size > 0) {
    if (example !== undefined || areThousands([...cut.keys()], currency))
      return { mark: undefined, isOpen: true, example: example ?? [...cut.keys()][0] ?? '' }
    for (const mark of cut.values()) shown.add(mark)
  }
  const [only] = shown
  const mark = shown.size === 1 ? only : undefined
  // In a currency without decimals the mark separates thousands, unless the column shows decimals.
  const isWhole = currencyExponent(currency) === 0 && shown.size === 0
  return {
    mark,
    isOpen: example !== undefined && mark === undefined && !isWhole,
    ...(example !== undefined && { example }),
  }
}

/**
 * True if amounts with a mark can all be thousands without their zeros: in a currency with three decimals,
 * whose amounts never have one decimal, or below 10, which no device costs.
 */
function areThousands(texts: readonly string[], currency: string): boolean {
  return currencyExponent(currency) === 3 || texts.every((text) => /^\D*\d\D/.test(text))
}
