import {
  type AmountText,
  columnMark,
  type ColumnMark,
  type DecimalMark,
  type NoAmount,
  readAmountText,
} from '@costard/catalogs'
import { catalogLimits } from '../../catalogs/catalog-limits.ts'
import { currenciesWritten, currencyExponent } from '@costard/pricing'
import { type Cell, textOfCell } from '../tables/cell.ts'

export type AmountProblem = NoAmount | 'too-large' | 'ambiguous' | 'formula' | 'no-result'

/** Reading of an amount's cell; minor null: nothing. */
export type ListAmount =
  /** isRounded: the cell has more decimals than the currency. */
  | { readonly minor: number | null; readonly isRounded?: true }
  /** nearest: what the cell rounds to, where nothing but its last decimals is wrong. */
  | { readonly problem: AmountProblem; readonly nearest?: number }

/** Reads amounts of one column: its texts have one decimal mark. */
export interface AmountReader {
  readonly mark: ColumnMark
  readonly read: (cell: Cell | undefined) => ListAmount
}

/** said: the decimal mark that a person stated for the file; it decides where texts have two readings. */
export function amountReader(
  cells: readonly (Cell | undefined)[],
  currency: string,
  said: DecimalMark | undefined,
): AmountReader {
  const readings = new Map<string, AmountText>()
  for (const cell of cells)
    if (typeof cell === 'string' && !readings.has(cell)) readings.set(cell, readAmountText(cell, currency))
  const readingOf = (text: string) => readings.get(text) ?? readAmountText(text, currency)
  const found = columnMark(readings.keys(), currency, readingOf)
  const decimal = found.mark ?? said
  const known = new Map<string, ListAmount>()
  return {
    mark: found,
    read: (cell) => {
      if (typeof cell !== 'string') return readCell(cell, currency)
      const before = known.get(cell)
      if (before) return before
      const read = readText(cell, readingOf(cell), decimal, !found.isOpen)
      known.set(cell, read)
      return read
    },
  }
}

function readText(
  text: string,
  read: AmountText,
  decimal: DecimalMark | undefined,
  isSettled: boolean,
): ListAmount {
  if (text.startsWith('=') || /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|#+)$/.test(text))
    return { problem: 'formula' }
  switch (read.is) {
    case 'none':
      return { minor: null }
    case 'amount':
      return read.isCut && read.shows !== decimal ? { problem: 'ambiguous' } : bounded(read.minor)
    case 'problem':
      return { problem: read.why, ...(read.nearest !== undefined && { nearest: read.nearest }) }
    case 'either':
      break
  }
  if (decimal === undefined) return isSettled ? bounded(read.whole) : { problem: 'ambiguous' }
  if (decimal !== read.mark) return bounded(read.whole)
  return 'minor' in read.broken
    ? bounded(read.broken.minor)
    : {
        problem: 'too-many-decimals',
        ...(read.broken.nearest !== undefined && { nearest: read.broken.nearest }),
      }
}

/** A number is what it is: no mark is guessed. Dates, times and shares are no amounts. */
function readCell(cell: Exclude<Cell, string> | undefined, currency: string): ListAmount {
  if (cell === undefined) return { minor: null }
  if (typeof cell === 'number') return rounded(cell, currency)
  if (typeof cell === 'boolean') return { problem: 'not-an-amount' }
  switch (cell.kind) {
    case 'money': {
      const meant = currenciesWritten(cell.sign)
      return meant.size === 0 || meant.has(currency) ? rounded(cell.value, currency) : { problem: 'currency' }
    }
    case 'percentage':
      return { problem: 'percentage' }
    case 'error':
      return { problem: 'formula' }
    default:
      return { problem: cell.kind }
  }
}

/** Rounds once, half away from zero; what a number has beyond 15 digits is noise of the program that computed it. */
function rounded(value: number, currency: string): ListAmount {
  if (value < 0) return { problem: 'below-zero' }
  const exact = Number((value * 10 ** currencyExponent(currency)).toPrecision(15))
  const minor = Math.floor(exact + 0.5)
  const read = bounded(minor)
  return 'minor' in read && Math.abs(exact - minor) > noise ? { ...read, isRounded: true } : read
}

/** Tolerance, in smallest steps of the currency. */
const noise = 1e-6

function bounded(minor: number): ListAmount {
  return minor > catalogLimits.maxMoneyMinor ? { problem: 'too-large' } : { minor }
}

/** Returns a cell as a person sees it, for texts about a problem. */
export function shownCell(cell: Cell | undefined): string {
  return cell === undefined ? '' : textOfCell(cell)
}
