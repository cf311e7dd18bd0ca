import type { DecimalMark } from '@costard/catalogs'
import type { CatalogDocument } from '../../catalogs/catalog-document.ts'
import { currenciesWritten } from '@costard/pricing'
import type { Answers } from './answers.ts'
import { isAmountColumn, type ListColumn } from './columns.ts'
import { readHeading } from './heading.ts'
import { amountReader, type ListAmount, shownCell } from './list-amounts.ts'
import { ListInProgress } from './list-in-progress.ts'
import type { SourceRow, SourceTable } from './list-shape.ts'
import { NameReader } from './name-reader.ts'
import { PriceIndex } from './price-index.ts'
import type { ReadPriceList } from './list-result.ts'
import { RowReader } from './row-reader.ts'

/** Rows read between two looks at the clock. */
const rowsAtOnce = 50

/**
 * Reads a price list against a catalog. Yields how many rows are read, so that a long list stops nobody's work. names:
 * those read before, for a list that is read again.
 */
export function* readPriceList(
  source: SourceTable,
  document: CatalogDocument,
  answers: Answers,
  names = new NameReader(),
): Generator<number, ReadPriceList> {
  const { currency } = document.pricing
  const index = new PriceIndex(document)
  const reader = new RowReader(source, document, index, answers, names)
  const amounts = amountColumns(source, currency, answers.decimalMark)
  const list = new ListInProgress(source, index, answers)
  const currencyPlace = source.columns.indexOf('currency')
  for (const [place, row] of source.rows.entries()) {
    if (place > 0 && place % rowsAtOnce === 0) yield place
    if (hasMoreCells(source, row)) {
      list.reject({ row: row.row, text: row.cells.map(shownCell).join(' | '), why: 'more-cells' })
      continue
    }
    const read = amounts.map((one) => one.read(row.cells[one.place]))
    if (read.every(isNothing)) {
      list.withoutAmount += 1
      reader.heading(row)
      continue
    }
    const stated = currencyPlace < 0 ? '' : shownCell(row.cells[currencyPlace])
    const isForeign = stated !== '' && !currenciesWritten(stated).has(currency)
    for (const [at, { place: of, column }] of amounts.entries()) {
      const amount = read[at]
      if (!amount || isNothing(amount)) continue
      const target = reader.targetOf(row, column)
      if (target === 'unclear') break
      if (target === 'left-out') {
        list.leftOut += 1
        break
      }
      if ('why' in target) {
        list.reject({ row: row.row, text: reader.shown(row), ...target })
        break
      }
      if (isForeign) {
        list.reject({ row: row.row, text: stated, why: 'currency' })
        break
      }
      list.take(row.row, target, amount, { place: of, column, cell: row.cells[of] })
    }
  }
  return list.result(document, reader, amounts.find(({ mark }) => mark.isOpen)?.mark.example)
}

function isNothing(amount: ListAmount): boolean {
  return 'minor' in amount && amount.minor === null
}

interface AmountColumn {
  readonly place: number
  readonly column: ListColumn
  readonly mark: ReturnType<typeof amountReader>['mark']
  readonly read: ReturnType<typeof amountReader>['read']
}

/** The columns with amounts. One whose heading names another currency is read as in that currency: not at all. */
function amountColumns(
  source: SourceTable,
  currency: string,
  said: DecimalMark | undefined,
): readonly AmountColumn[] {
  const { columns, rows, headings } = source
  const open = columns.flatMap((column, place): AmountColumn[] => {
    if (column === undefined || !isAmountColumn(column)) return []
    const reader = amountReader(
      rows.map(({ cells }) => cells[place]),
      currency,
      said,
    )
    const { currencies } = readHeading(headings[place] ?? '')
    const isForeign = currencies !== undefined && !currencies.has(currency)
    return [{ place, column, ...reader, ...(isForeign && { read: foreign(reader.read) }) }]
  })
  // Columns of one file are written alike: one that shows its mark answers for the others.
  const marks = new Set(open.flatMap(({ mark }) => mark.mark ?? []))
  const [only] = marks
  if (marks.size !== 1 || said !== undefined || open.every(({ mark }) => !mark.isOpen)) return open
  return only === undefined ? open : amountColumns(source, currency, only)
}

function foreign(read: AmountColumn['read']): AmountColumn['read'] {
  return (cell) => {
    const found = read(cell)
    return 'minor' in found && found.minor === null ? found : { problem: 'currency' }
  }
}

/** A separator inside a cell of a text moves all cells after it: none of them can be trusted. */
function hasMoreCells({ headings, headingRow, isText }: SourceTable, { cells }: SourceRow): boolean {
  return isText && headingRow !== undefined && cells.length > headings.length
}
