import { plainAmounts } from '#messages/plain-amounts.ts'
import {
  type Cell,
  cellOf,
  type AmountKind,
  type Column,
  type ModelRow,
  type PriceTable,
} from '@costard/contract/price-grid'

/**
 * Returns cells in the format of spreadsheets: tabs between columns, amounts without grouping in the person's
 * locale.
 */
export function tsvOf(
  rows: readonly ModelRow[],
  columns: readonly Column[],
  shown: AmountKind,
  currency: string,
  locale: string,
  groupName: PriceTable['groupName'] = (group) => group,
): string {
  const amount = plainAmounts(currency, locale)
  const field = (row: ModelRow, column: Column) => {
    const cell = cellOf(row, column, shown)
    return fieldOf(
      cell.kind === 'text' ? { ...cell, text: wordOf(cell.text, column, groupName) } : cell,
      amount,
    )
  }
  return rows.map((row) => columns.map((column) => field(row, column)).join('\t')).join('\r\n')
}

/** Returns the text of a cell for people: a group by its name. */
export function wordOf(text: string, { kind }: Column, groupName: PriceTable['groupName']): string {
  return kind === 'group' && text !== '' ? groupName(text) : text
}

function fieldOf(cell: Cell, amount: (minor: number) => string): string {
  if (cell.kind === 'none') return ''
  if (cell.kind === 'amount') return cell.minor === null ? '' : amount(cell.minor)
  const text = withoutFormula(cell.text)
  return /[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Prefixes a text with an apostrophe if a spreadsheet could read it as a formula. */
export function withoutFormula(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}
