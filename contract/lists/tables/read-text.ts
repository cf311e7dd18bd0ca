import papa from 'papaparse'
import type { ReadTable } from './table.ts'
import { separators } from './separators.ts'
import { tableLimits } from './table-limits.ts'
import { boundedRow, withinLimits } from './within-limits.ts'

/**
 * Reads CSV, or rows copied from a spreadsheet or a mail. The separator is guessed unless it is given; every line is
 * accounted for.
 */
export function readText(text: string, maxRows: number, separator?: string): ReadTable {
  const [stated = '', said] = /^\uFEFF?(?:sep=(.)\r?\n)?/i.exec(text) ?? []
  // Programs that write "\r\n" in text mode make "\r\r\n" of it.
  const plain = text.slice(stated.length).replaceAll(/\r+\n|\r/g, '\n')
  const read = parseRepaired(plain, maxRows, separator ?? said)
  return withinLimits({ rows: read.rows.map((row) => boundedRow(row)), separator: read.separator }, maxRows)
}

/** Lines whose quotation marks are taken as text, before all are. */
const mostRepairs = 20
/** Each repair reads the text once more, and one that is never closed all of it: so many characters are read at most. */
const mostRepaired = 40_000_000

/**
 * A quotation mark that is never closed would swallow all lines after it: 13" is a size. The marks of its line count as
 * text, those of the other lines stay.
 */
function parseRepaired(text: string, maxRows: number, separator: string | undefined) {
  let repaired = text
  const most = Math.min(mostRepairs, Math.floor(mostRepaired / text.length))
  const isQuoted = hasAtMost(text, '"', 2 * tableLimits.columns * (maxRows + spareRows))
  for (let repairs = 0; isQuoted && repairs <= most; repairs += 1) {
    const { data, wrongAt, separator: chosen } = parse(repaired, maxRows, '"', separator)
    if (wrongAt === undefined) {
      const rows =
        repairs === 0 ? data : data.map((row) => row.map((cell) => cell.replaceAll(quoteAsText, '"')))
      return { rows, separator: chosen }
    }
    repaired = withoutQuotes(repaired, wrongAt)
  }
  const { data, separator: chosen } = parse(text, maxRows, '\0', separator)
  return { rows: data, separator: chosen }
}

/** False for a text with more than the marks of all cells that may be there: each wrong one would take memory. */
function hasAtMost(text: string, mark: string, most: number): boolean {
  if (text.length <= most) return true
  let count = 0
  for (let at = text.indexOf(mark); at >= 0 && count <= most; at = text.indexOf(mark, at + 1)) count += 1
  return count <= most
}

/** A character of no text that stands for a quotation mark that quotes nothing. */
const quoteAsText = '\uE0FF'

function withoutQuotes(text: string, index: number): string {
  const start = text.lastIndexOf('\n', index) + 1
  const next = text.indexOf('\n', Math.max(index, start))
  const end = next < 0 ? text.length : next
  return text.slice(0, start) + text.slice(start, end).replaceAll('"', quoteAsText) + text.slice(end)
}

/** Reads the rows up to the first quotation mark that is wrong, whose place it returns: a file can have one in each row. */
function parse(text: string, maxRows: number, quoteChar: string, separator?: string) {
  const chosen = separator ?? separatorOf(text, quoteChar)
  const delimiter = chosen === '' ? noSeparator : chosen
  const data: string[][] = []
  let wrongAt: number | undefined
  papa.parse<string[]>(text, {
    preview: maxRows + spareRows,
    quoteChar,
    delimiter,
    newline: '\n',
    step: (row, parser) => {
      data.push(row.data)
      const wrong = row.errors.find(({ type }) => type === 'Quotes')
      if (!wrong) return
      wrongAt = wrong.index ?? 0
      parser.abort()
    },
  })
  return { data, wrongAt, separator: chosen }
}

/** Rows beyond the most that may be there, so that empty ones at the end do not count. */
const spareRows = 100

/** Rows and characters that a guess looks at. */
const [sampleRows, sampleLength] = [100, 500_000]

/**
 * Returns the separator that cuts most rows into equally many cells; '' if none does. Titles above and notes below have
 * other lengths, and a mark in a text cuts few rows alike.
 */
function separatorOf(text: string, quoteChar: string): string {
  const sample = text.slice(0, sampleLength)
  const candidates = separators.map((separator) => ({
    separator,
    ...alikeRows(sample, quoteChar, separator),
  }))
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
    .parse<string[]>(text, { preview: sampleRows, quoteChar, delimiter, newline: '\n' })
    .data.filter((row) => row.some((cell) => cell.trim() !== ''))
  const counts = new Map<number, number>()
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1)
  counts.delete(1)
  return { alike: Math.max(0, ...counts.values()), rows: rows.length }
}

/** A character that is in no text: the row is one cell. */
const noSeparator = '\u001f'
