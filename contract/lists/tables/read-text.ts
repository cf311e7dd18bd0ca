import papa from 'papaparse'
import type { ReadTable } from './table.ts'
import { separators } from './separators.ts'
import { boundedRow, withinLimits } from './within-limits.ts'

/**
 * Reads CSV, or rows copied from a spreadsheet or a mail. The separator is guessed unless it is given; every line is
 * accounted for.
 */
export function readText(text: string, maxRows: number, separator?: string): ReadTable {
  const [stated = '', said] = /^\uFEFF?(?:sep=(.)\r?\n)?/i.exec(text) ?? []
  const plain = text.slice(stated.length)
  const first = parse(plain, maxRows, '"', separator ?? said)
  // A quotation mark that is never closed would swallow all lines after it: 13" is a size.
  const isWhole = first.errors.every(({ type }) => type !== 'Quotes')
  const read = isWhole ? first : parse(plain, maxRows, '\0', separator ?? said)
  return withinLimits({ rows: read.data.map((row) => boundedRow(row)), separator: read.separator }, maxRows)
}

function parse(text: string, maxRows: number, quoteChar: string, separator?: string) {
  const chosen = separator ?? separatorOf(text, quoteChar)
  // One more than may be there, and empty rows at the end.
  const delimiter = chosen === '' ? noSeparator : chosen
  const { data, errors } = papa.parse<string[]>(text, { preview: maxRows + 100, quoteChar, delimiter })
  return { data, errors, separator: chosen }
}

/** Rows that a guess looks at. */
const sampleRows = 100

/**
 * Returns the separator that cuts most rows into equally many cells; '' if none does. Titles above and notes below have
 * other lengths, and a mark in a text cuts few rows alike.
 */
function separatorOf(text: string, quoteChar: string): string {
  const candidates = separators.map((separator) => ({ separator, ...alikeRows(text, quoteChar, separator) }))
  const best = candidates.reduce((a, b) => (b.alike > a.alike ? b : a))
  if (best.alike === 0) return ''
  // Commas stand in sentences and amounts too.
  const least = best.separator === ',' ? 0.5 : 0.25
  return best.alike >= best.rows * least || best.alike >= mostTitles ? best.separator : ''
}

/** Number of rows cut alike that make a table, with any amount of text around them. */
const mostTitles = 20

function alikeRows(
  text: string,
  quoteChar: string,
  delimiter: string,
): { readonly alike: number; readonly rows: number } {
  const rows = papa
    .parse<string[]>(text, { preview: sampleRows, quoteChar, delimiter })
    .data.filter((row) => row.some((cell) => cell.trim() !== ''))
  const counts = new Map<number, number>()
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1)
  counts.delete(1)
  return { alike: Math.max(0, ...counts.values()), rows: rows.length }
}

/** A character that is in no text: the row is one cell. */
const noSeparator = '\u001f'
