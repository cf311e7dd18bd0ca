import { ZipFile, ZipProblem } from './inflate-zip.ts'
import { isTable, type ReadSheet } from './sheet-grid.ts'
import type { ReadTable } from './table.ts'
import { withinLimits } from './within-limits.ts'
import { type Workbook, workbookIn } from './xlsx/workbook.ts'
import { sheetCells } from './xlsx/sheet-cells.ts'
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
    const zip = new ZipFile(bytes)
    const workbook = workbookIn(await zip.inflate((name) => /(?:\.rels|workbook[^/]*\.xml)$/i.test(name)))
    if (!workbook) return { problem: 'no-table' }
    const { sheets } = workbook
    const shown = sheets.flatMap(({ isHidden }, index) => (isHidden ? [] : [index]))
    const wanted = chosen === undefined ? shown : [chosen]
    if (wanted.every((index) => !sheets[index])) return { problem: 'empty' }
    const [index = 0, found] = await firstTable(zip, workbook, wanted, maxRows)
    if (!found) return { problem: 'empty' }
    if ('problem' in found) return found
    const { rows, ...facts } = found
    const sheet = { index, sheets: sheets.map(({ name, isHidden }) => ({ name, isHidden })), ...facts }
    return withinLimits({ rows, sheet }, maxRows)
  } catch (error) {
    return { problem: error instanceof ZipProblem ? error.problem : 'damaged' }
  }
}

/** Returns the first of these sheets that is a table, or else the first. A sheet is inflated when those before are none. */
async function firstTable(
  zip: ZipFile,
  { sheets, styles, texts, isFrom1904 }: Workbook,
  wanted: readonly number[],
  maxRows: number,
): Promise<readonly [index?: number, cells?: ReadSheet]> {
  const parts = await textsOf(zip, [styles, texts])
  const shared = {
    formats: formatsIn(parts.get(styles) ?? ''),
    texts: sharedTexts(parts.get(texts) ?? ''),
    isFrom1904,
    maxRows,
  }
  let first: readonly [number, ReadSheet] | undefined
  for (const index of wanted) {
    const part = sheets[index]?.part
    const xml = (await textsOf(zip, [part])).get(part)
    const one = [index, xml === undefined ? damaged : sheetCells(xml, shared)] as const
    if (isTable(one[1])) return one
    first ??= one
  }
  return first ?? []
}

async function textsOf(
  zip: ZipFile,
  names: readonly (string | undefined)[],
): Promise<ReadonlyMap<string | undefined, string>> {
  const parts = await zip.inflate((name) => names.includes(partName(name)))
  return new Map(parts.map(({ name, bytes }) => [partName(name), decoder.decode(bytes)]))
}

const damaged: ReadSheet = { problem: 'damaged' }

const decoder = new TextDecoder()

/** Some programs write names with backslashes. */
function partName(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\//, '')
}
