import { HtmlTables } from './html/html-tables.ts'
import { withoutScripts } from './html/without-scripts.ts'
import { type Cell, isEmptyCell } from './cell.ts'
import { scanXml } from './scan-xml.ts'
import type { ReadTable } from './table.ts'
import { withinLimits } from './within-limits.ts'

/** True if a text is HTML with a table: a copied part of a page, or a page that is called XLS. */
export function isHtmlTable(text: string): boolean {
  return /^\s*</.test(text) && /<table[\s>]/i.test(text)
}

/** Reads one table of a page: the chosen one, or the one with most rows. Tables count as the sheets of a workbook. */
export function readHtml(html: string, maxRows: number, chosen?: number): ReadTable {
  const tables = new HtmlTables(maxRows)
  scanXml(withoutScripts(html), tables)
  const all = tables.result()
  const index =
    chosen ?? all.reduce((best, { rows }, at) => (size(rows) > size(all[best]!.rows) ? at : best), 0)
  const found = all[index]
  if (!found) return { problem: 'empty' }
  const { rows, hiddenRows, merges } = found
  const sheets = all.map(({ name }, at) => ({ name: name === '' ? String(at + 1) : name, isHidden: false }))
  return withinLimits({ rows, sheet: { index, sheets, hiddenRows, hiddenColumns: [], merges } }, maxRows)
}

/** Number of rows with several cells. */
function size(rows: readonly (readonly Cell[])[]): number {
  return rows.filter((row) => row.filter((cell) => !isEmptyCell(cell)).length > 1).length
}
