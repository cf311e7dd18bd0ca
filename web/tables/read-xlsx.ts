import { type CellValue, streamXlsxRows } from 'hucre/xlsx'
import { inflateZip, ZipProblem } from './inflate-zip.ts'
import { storeZip } from './store-zip.ts'
import type { ReadTable } from './table.ts'
import { boundedRow, withinLimits } from './within-limits.ts'

/** The parts of a workbook that say what is in its cells. Macros, pictures and links to other files are not read. */
const isCells = (name: string) =>
  name === '[Content_Types].xml' ||
  /^(?:_rels\/|xl\/_rels\/)[^/]*\.rels$/.test(name) ||
  /^xl\/(?:workbook|sharedStrings|styles|worksheets\/sheet1?\d*)\.xml$/i.test(name)

/**
 * Reads the first sheet of a workbook. The library gets parts that are inflated already, within their limit; formulas
 * are read as the values that the file has for them.
 */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>, maxRows: number): Promise<ReadTable> {
  try {
    const parts = await inflateZip(bytes, isCells)
    if (!parts.some(({ name }) => name === 'xl/workbook.xml')) return { problem: 'no-table' }
    return await firstSheet(storeZip(parts), maxRows)
  } catch (error) {
    return { problem: error instanceof ZipProblem ? error.problem : 'damaged' }
  }
}

async function firstSheet(zip: Uint8Array<ArrayBuffer>, maxRows: number): Promise<ReadTable> {
  const rows: (readonly string[])[] = []
  // More rows than may be there, so that too many of them show, and empty ones at the end do not.
  for await (const { index, values } of streamXlsxRows(zip, { maxRows: maxRows + 100 })) {
    if (index > maxRows + 100) return { problem: 'too-many-rows' }
    while (rows.length < index) rows.push([])
    rows[index] = boundedRow(values.map(textOf))
  }
  return withinLimits(rows, maxRows)
}

function textOf(value: CellValue): string {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  return value === null ? '' : String(value)
}
