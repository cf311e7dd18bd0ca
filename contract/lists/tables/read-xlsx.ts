import { inflateZip, type ZipPart, ZipProblem } from './inflate-zip.ts'
import type { ReadTable } from './table.ts'
import { withinLimits } from './within-limits.ts'
import { type Workbook, workbookIn } from './xlsx/workbook.ts'
import { type SheetCells, sheetCells } from './xlsx/sheet-cells.ts'
import { sharedTexts } from './xlsx/shared-texts.ts'
import { formatsIn } from './xlsx/styles.ts'

/**
 * Reads one sheet of a workbook: the chosen one, or the first that is shown and looks like a table. Only the parts that
 * say what is in its cells are inflated, within their limit. Formulas are read as the values that the file has for them.
 */
export async function readXlsx(
  bytes: Uint8Array<ArrayBuffer>,
  maxRows: number,
  chosen?: number,
): Promise<ReadTable> {
  try {
    const workbook = workbookIn(
      await inflateZip(bytes, (name) => /(?:\.rels|workbook[^/]*\.xml)$/i.test(name)),
    )
    if (!workbook) return { problem: 'no-table' }
    const { sheets } = workbook
    const shown = sheets.flatMap(({ isHidden }, index) => (isHidden ? [] : [index]))
    const wanted = chosen === undefined ? shown : [chosen]
    if (wanted.every((index) => !sheets[index])) return { problem: 'empty' }
    const parts = await partsOf(bytes, workbook, wanted)
    const cells = wanted.map((index) => [index, cellsOf(workbook, index, parts, maxRows)] as const)
    const [index = 0, found] = cells.find(([, one]) => isTable(one)) ?? cells[0] ?? []
    if (!found) return { problem: 'empty' }
    if ('problem' in found) return found
    const { rows, ...facts } = found
    const sheet = { index, sheets: sheets.map(({ name, isHidden }) => ({ name, isHidden })), ...facts }
    return withinLimits({ rows, sheet }, maxRows)
  } catch (error) {
    return { problem: error instanceof ZipProblem ? error.problem : 'damaged' }
  }
}

/** Covers and notes come before lists: a table has two rows with several cells. */
function isTable(cells: SheetCells | { readonly problem: string }): boolean {
  if ('problem' in cells) return true
  let tabular = 0
  return cells.rows.some((row) => {
    if (row.length > 1 && row.filter((cell) => cell !== '').length > 1) tabular += 1
    return tabular > 1
  })
}

async function partsOf(
  bytes: Uint8Array<ArrayBuffer>,
  { sheets, styles, texts }: Workbook,
  wanted: readonly number[],
): Promise<ReadonlyMap<string, ZipPart>> {
  const names = new Set([styles, texts, ...wanted.map((index) => sheets[index]?.part)])
  const parts = await inflateZip(bytes, (name) => names.has(partName(name)))
  return new Map(parts.map((part) => [partName(part.name), part]))
}

function cellsOf(
  { sheets, styles, texts, isFrom1904 }: Workbook,
  index: number,
  parts: ReadonlyMap<string, ZipPart>,
  maxRows: number,
): SheetCells | { readonly problem: 'damaged' | 'too-many-rows' } {
  const textOf = (name: string | undefined) => decoder.decode(parts.get(name ?? '')?.bytes)
  const part = sheets[index]?.part
  if (part === undefined || !parts.has(part)) return { problem: 'damaged' }
  return sheetCells(textOf(part), {
    formats: formatsIn(textOf(styles)),
    texts: sharedTexts(textOf(texts)),
    isFrom1904,
    maxRows,
  })
}

const decoder = new TextDecoder()

/** Some programs write names with backslashes. */
function partName(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\//, '')
}
