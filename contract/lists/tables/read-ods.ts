import { type Cell, isEmptyCell } from './cell.ts'
import { ZipFile, ZipProblem } from './inflate-zip.ts'
import { OdsSheets } from './ods/ods-sheets.ts'
import { scanXml } from './scan-xml.ts'
import type { ReadTable } from './table.ts'
import { withinLimits } from './within-limits.ts'

/** Reads one sheet of an OpenDocument spreadsheet, as LibreOffice writes them: the chosen one, or the first shown table. */
export async function readOds(
  bytes: Uint8Array<ArrayBuffer>,
  maxRows: number,
  chosen?: number,
): Promise<ReadTable> {
  try {
    const parts = await new ZipFile(bytes).inflate((name) => name === 'content.xml' || name === 'styles.xml')
    const content = parts.find(({ name }) => name === 'content.xml')
    if (!content) return { problem: 'no-table' }
    const sheets = new OdsSheets(maxRows)
    // Styles that are named stand in a part of their own, and count before those of the content.
    for (const part of [parts.find(({ name }) => name === 'styles.xml'), content])
      if (part) scanXml(new TextDecoder().decode(part.bytes), sheets)
    const all = sheets.result()
    if (all.length === 0) return { problem: 'no-table' }
    const shown = all.flatMap(({ isHidden }, at) => (isHidden ? [] : [at]))
    const index = chosen ?? shown.find((at) => isTable(all[at]?.rows ?? [])) ?? shown[0] ?? 0
    const found = all[index]
    if (!found) return { problem: 'empty' }
    if (found.isTooLong) return { problem: 'too-many-rows' }
    const { rows, hiddenRows, hiddenColumns, merges } = found
    const names = all.map(({ name, isHidden }) => ({ name, isHidden }))
    return withinLimits({ rows, sheet: { index, sheets: names, hiddenRows, hiddenColumns, merges } }, maxRows)
  } catch (error) {
    return { problem: error instanceof ZipProblem ? error.problem : 'damaged' }
  }
}

function isTable(rows: readonly (readonly Cell[])[]): boolean {
  return rows.filter((row) => row.filter((cell) => !isEmptyCell(cell)).length > 1).length > 1
}
