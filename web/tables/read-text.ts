import papa from 'papaparse'
import type { ReadTable } from './table.ts'
import { boundedRow, withinLimits } from './within-limits.ts'

/** Reads CSV, or rows copied from a spreadsheet or a mail. The separator is guessed; every line is accounted for. */
export function readText(text: string, maxRows: number): ReadTable {
  const plain = text.replace(/^\uFEFF/, '').replace(/^sep=(.)\r?\n/i, '')
  const quoted = parse(plain, maxRows)
  // A quotation mark that is never closed would swallow all lines after it: 13" is a size.
  const isWhole = quoted.errors.every(({ type }) => type !== 'Quotes')
  const { data } = isWhole ? quoted : parse(plain, maxRows, '\0')
  return withinLimits(
    data.map((row) => boundedRow(row)),
    maxRows,
  )
}

function parse(text: string, maxRows: number, quoteChar = '"') {
  const delimiter = separatorOf(text, quoteChar)
  // One more than may be there, and empty rows at the end.
  return papa.parse<string[]>(text, { preview: maxRows + 100, quoteChar, delimiter })
}

/** Tabs and semicolons are in no device name. Commas separate if most of the first rows have as many as the first. */
function separatorOf(text: string, quoteChar: string): string {
  const lengths = (delimiter: string) =>
    papa
      .parse<string[]>(text, { preview: 20, quoteChar, delimiter })
      .data.filter((row) => row.some((cell) => cell.trim() !== ''))
      .map(({ length }) => length)
  const certain = ['\t', ';'].find((delimiter) => lengths(delimiter).some((length) => length > 1))
  if (certain !== undefined) return certain
  const [first = 0, ...others] = lengths(',')
  const alike = others.filter((length) => length === first)
  return first > 1 && alike.length >= others.length * 0.8 ? ',' : noSeparator
}

/** A character that is in no text: the row is one cell. */
const noSeparator = '\u001f'
