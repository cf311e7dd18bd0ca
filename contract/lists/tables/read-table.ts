import { decodeText } from './decode-text.ts'
import { isHtmlTable, readHtml } from './read-html.ts'
import { readJson } from './read-json.ts'
import { readOds } from './read-ods.ts'
import { readText } from './read-text.ts'
import { isXls, readXls } from './read-xls.ts'
import { readXlsx } from './read-xlsx.ts'
import { isXml2003, readXml2003 } from './read-xml-2003.ts'
import type { ReadTable, TableChoice } from './table.ts'
import { tableLimits } from './table-limits.ts'

/** Reads a CSV, XLSX, XLS or ODS file, or a table of a page where it may be one. The content decides which, not the name. JSON is read where its path is given. */
export async function readTable(
  bytes: Uint8Array<ArrayBuffer>,
  maxRows: number,
  { sheet, separator, jsonPath, readsHtml }: TableChoice = {},
): Promise<ReadTable> {
  if (bytes.byteLength > tableLimits.fileBytes) return { problem: 'too-large' }
  if (jsonPath !== undefined) return readJson(bytes, maxRows, jsonPath)
  if (startsWith(bytes, zip)) {
    const read = await readXlsx(bytes, maxRows, sheet)
    return 'problem' in read && read.problem === 'no-table' ? readOds(bytes, maxRows, sheet) : read
  }
  if (isXls(bytes)) return readXls(bytes, maxRows, sheet)
  const text = decodeText(bytes)
  if (text !== undefined && isXml2003(text)) return readXml2003(bytes, text, maxRows, sheet)
  if (readsHtml && text !== undefined && isHtmlTable(text)) return readHtml(text, maxRows, sheet)
  return text === undefined || /^\s*[%<{]/.test(text)
    ? { problem: 'no-table' }
    : readText(text, maxRows, separator)
}

const zip = [0x50, 0x4b, 0x03, 0x04]

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, place) => bytes[place] === byte)
}
