import { scanXml } from './scan-xml.ts'
import type { ReadTable } from './table.ts'
import { withinLimits } from './within-limits.ts'
import { XmlSheets } from './xml-2003/xml-sheets.ts'

/** True if a text is a workbook as XML, which Excel 2003 and programs of web shops write, often under the name of XLS. */
export function isXml2003(text: string): boolean {
  const start = text.slice(0, 4000)
  return (
    start.includes('urn:schemas-microsoft-com:office:spreadsheet') && /<(?:\w+:)?Workbook[\s>]/.test(start)
  )
}

/** Reads one sheet of a workbook as XML: the chosen one, or the first shown table. text: as decoded without its encoding. */
export function readXml2003(bytes: Uint8Array, text: string, maxRows: number, chosen?: number): ReadTable {
  const sheets = new XmlSheets(maxRows, chosen)
  scanXml(inItsEncoding(bytes, text), sheets)
  if (!sheets.isWhole) return { problem: 'damaged' }
  const [index = 0, found] = sheets.found ?? []
  if (!found) return { problem: 'empty' }
  if ('problem' in found) return found
  const { rows, ...facts } = found
  return withinLimits({ rows, sheet: { index, sheets: sheets.sheets, ...facts } }, maxRows)
}

/** XML can say that its letters are those of one language, such as windows-1251. */
function inItsEncoding(bytes: Uint8Array, text: string): string {
  const [, encoding = ''] = /^\s*<\?xml\s[^>]{0,100}\bencoding\s*=\s*["']([\w-]{1,40})["']/.exec(text) ?? []
  if (!/^(?:windows|iso|koi8)-/i.test(encoding)) return text
  try {
    return new TextDecoder(encoding).decode(bytes)
  } catch {
    return text
  }
}
