import { isTable, type ReadSheet } from './sheet-grid.ts'
import type { ReadTable } from './table.ts'
import { withinLimits } from './within-limits.ts'
import { CompoundFile, isCompoundFile } from './xls/compound-file.ts'
import { Records, recordTypes } from './xls/records.ts'
import { sheetCells } from './xls/sheet-cells.ts'
import { workbookIn, type XlsWorkbook } from './xls/workbook.ts'
import { XlsProblem } from './xls/xls-problem.ts'

/** True for files of Office before 2007 and for those with a password, and for the records of a workbook by themselves. */
export function isXls(bytes: Uint8Array): boolean {
  return isCompoundFile(bytes) || areRecords(bytes)
}

/**
 * Reads one sheet of a workbook of Excel 5 to 2003: the chosen one, or the first that is shown and looks like a table.
 * Formulas are read as the values that the file has for them.
 */
export function readXls(bytes: Uint8Array, maxRows: number, chosen?: number): ReadTable {
  try {
    const workbook = workbookIn(areRecords(bytes) ? bytes : workbookStream(new CompoundFile(bytes)))
    const { sheets } = workbook
    const shown = sheets.flatMap(({ isHidden }, index) => (isHidden ? [] : [index]))
    const [index = 0, found] = firstTable(workbook, chosen === undefined ? shown : [chosen], maxRows)
    if (!found) return { problem: 'empty' }
    if ('problem' in found) return found
    const { rows, ...facts } = found
    const sheet = { index, sheets: sheets.map(({ name, isHidden }) => ({ name, isHidden })), ...facts }
    return withinLimits({ rows, sheet }, maxRows)
  } catch (error) {
    if (error instanceof XlsProblem) return { problem: error.problem }
    throw error
  }
}

/** A first record that begins a workbook or a sheet, with its length. */
function areRecords(bytes: Uint8Array): boolean {
  const [first = 0, second = 0, length = 0, rest] = bytes
  return first + second * 0x1_00 === recordTypes.begin && (length === 8 || length === 16) && rest === 0
}

/** Excel 97 calls its stream otherwise than Excel 95; a file can have both. Programs encrypt XLSX files into a stream. */
function workbookStream(file: CompoundFile): Uint8Array {
  const stream = file.stream('Workbook') ?? file.stream('Book')
  if (stream) return stream
  throw new XlsProblem(file.stream('EncryptedPackage') ? 'protected' : 'no-table')
}

/**
 * Returns the first of these sheets that is a table, or else the first. Sheets do not overlap: all that are read have
 * together no more bytes than the workbook.
 */
function firstTable(
  workbook: XlsWorkbook,
  wanted: readonly number[],
  maxRows: number,
): readonly [index?: number, cells?: ReadSheet] {
  let first: readonly [number, ReadSheet] | undefined
  let left = workbook.view.byteLength
  for (const index of wanted) {
    const start = workbook.sheets[index]?.start
    if (start === undefined) continue
    const records = new Records(workbook.view, start)
    const one = [index, sheetCells(records, workbook, maxRows)] as const
    if (isTable(one[1])) return one
    left -= records.end - start
    if (left < 0) throw new XlsProblem('damaged')
    first ??= one
  }
  return first ?? []
}
