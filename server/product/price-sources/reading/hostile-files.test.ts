import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { constants, deflateRawSync } from 'node:zlib'
import { tableLimits } from '@costard/contract/tables'
import { test } from 'vitest'
import { deflatedZip } from '../../../../contract/lists/tables/testing/deflated-zip.ts'
import { storeZip } from '../../../../contract/lists/tables/store-zip.ts'
import {
  byte,
  compoundFile,
  joined,
  long,
  narrow,
  record,
  sharedTexts,
  short,
  workbookStream,
} from '../../../../contract/lists/tables/testing/xls-file.ts'
import type { HostileReading } from '../testing/read-hostile-file.ts'

const most = { cpuMs: 2000, megabytes: 200 }

const program = new URL('../testing/read-hostile-file.ts', import.meta.url).pathname

/** Returns blanks, compressed to a thousandth: a repeated block, and an end. */
function packedBlanks(megabytes: number): Buffer {
  const block = deflateRawSync(Buffer.alloc(1_000_000, 0x20), { finishFlush: constants.Z_FULL_FLUSH })
  return Buffer.concat([...Array.from({ length: megabytes }, () => block), deflateRawSync(Buffer.alloc(0))])
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const sheet = 'xl/worksheets/sheet1.xml'

/** Parts of a workbook with one sheet, except the sheet. */
const parts = {
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Prices" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
}

/** Parts of a workbook with shared texts, except these. */
const withTexts = {
  ...parts,
  'xl/_rels/workbook.xml.rels': parts['xl/_rels/workbook.xml.rels'].replace(
    '</Relationships>',
    `<Relationship Id="rId2" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  ),
  [sheet]: `<worksheet xmlns="${main}"><sheetData><row r="1"><c t="s"><v>0</v></c></row></sheetData></worksheet>`,
}

/** Returns an uncompressed workbook with one sheet, whose rows are this XML; columns: XML before them. */
function workbook(rows: string, columns = ''): Uint8Array<ArrayBuffer> {
  const xml = `<worksheet xmlns="${main}">${columns}<sheetData>${rows}</sheetData></worksheet>`
  const all = { ...parts, [sheet]: xml }
  return storeZip(
    Object.entries(all).map(([name, text]) => ({ name, bytes: new TextEncoder().encode(text), crc: 0 })),
  )
}

function rowsOf(count: number, name: string): string {
  const cell = (at: number) =>
    `<row r="${at}"><c t="inlineStr"><is><t>${name}</t></is></c><c><v>${at}</v></c></row>`
  return Array.from({ length: count }, (_, at) => cell(at + 1)).join('')
}

/** Slightly below the largest allowed file. */
const large = tableLimits.fileBytes - 300_000

/** An XLS file whose one sheet has these records; shared: records before it. */
function xls(records: readonly Uint8Array[], shared: readonly Uint8Array[] = []): Uint8Array {
  return compoundFile({ Workbook: workbookStream([{ name: 'Prices', records }], shared) })
}

function cellOfXls(row: number, column: number, text: string): Uint8Array {
  return record('label', short(row, column, 0, text.length), narrow(text))
}

/** Returns copies that fill a file, in pieces of 8,000 bytes. */
function filledPieces(copy: Uint8Array): Uint8Array[] {
  const piece = joined(Array.from({ length: Math.floor(8000 / copy.length) }, () => copy))
  return Array.from({ length: Math.floor(large / (piece.length + 4)) }, () => piece)
}

const files: Readonly<Record<string, readonly [result: string, make: () => Uint8Array]>> = {
  'a workbook of 20 MB with too many rows': [
    'too-many-rows',
    () => {
      const row = rowsOf(1, 'iPhone 13 128GB').length + 10
      return workbook(rowsOf(Math.floor(large / row), 'iPhone 13 128GB'))
    },
  ],
  'a workbook of 20 MB with long texts': ['too-large', () => workbook(rowsOf(9000, 'x'.repeat(2100)))],
  'a workbook of more than 20 MB': ['too-large', () => workbook(rowsOf(9000, 'x'.repeat(2400)))],
  'a sheet that unpacks to a gigabyte': ['inflates', () => deflatedZip(sheet, packedBlanks(1000), parts)],
  'a list of parts that unpacks to 200 MB': [
    'inflates',
    () => deflatedZip('xl/workbook.xml', packedBlanks(200)),
  ],
  'texts that unpack to 200 MB': [
    'inflates',
    () => deflatedZip('xl/sharedStrings.xml', packedBlanks(200), withTexts),
  ],
  'a workbook that hides its columns again and again': [
    'empty',
    () => workbook('', `<cols>${'<col min="1" max="50" hidden="1"/>'.repeat(550_000)}</cols>`),
  ],
  'a workbook with a text of three million entities': [
    'read',
    () => workbook(`<row><c t="inlineStr"><is><t>${'x&amp;'.repeat(3_200_000)}</t></is></c></row>`),
  ],
  'an XLS file of 20 MB with too many rows': [
    'too-many-rows',
    () => xls(Array.from({ length: 60_000 }, (_, row) => cellOfXls(row, 0, 'x'.repeat(300)))),
  ],
  'an XLS file of 20 MB with long texts': [
    'too-large',
    () => xls(Array.from({ length: 9000 }, (_, row) => cellOfXls(row, 0, 'x'.repeat(2100)))),
  ],
  'an XLS file of 20 MB whose cells are all one': ['empty', () => xls(filledPieces(cellOfXls(0, 0, ' ')))],
  'an XLS file with six million empty texts': [
    'too-large',
    () => xls([], [sharedTexts(0xff_ff_ff_ff, ...filledPieces(joined([short(0), byte(0)])))]),
  ],
  'an XLS file with a million sheets': [
    'damaged',
    () => xls([], filledPieces(record('boundSheet', long(0xff_ff_ff_ff), byte(0, 0, 1), narrow('x')))),
  ],
  'an XLS file with 65,000 number formats that open brackets': [
    'empty',
    () => {
      const code = '[$'.repeat(120)
      const ids = Array.from({ length: 65_000 }, (_, id) => id)
      return xls(
        [],
        [
          ...ids.map((id) => record('format', short(id, code.length), narrow(code))),
          ...ids.map((id) => record('extendedFormat', short(0, id))),
        ],
      )
    },
  ],
  'an XLS file with 2,000 sheets that have one far cell': [
    'too-many-columns',
    () => {
      const far = { name: 'x', records: [cellOfXls(10_000, 200, 'x')] }
      return compoundFile({ Workbook: workbookStream(Array.from({ length: 2000 }, () => far)) })
    },
  ],
  'an ODS file with thousands of sheets whose rows repeat': [
    'inflates',
    () => {
      const row =
        '<table:table-row table:number-rows-repeated="10000"><table:table-cell office:value-type="string"><text:p>a</text:p></table:table-cell></table:table-row>'
      const bytes = new TextEncoder().encode(`<table:table>${row}</table:table>`.repeat(100_000))
      return storeZip([{ name: 'content.xml', bytes, crc: 0 }])
    },
  ],
  'an ODS file that unpacks to 200 MB': ['inflates', () => deflatedZip('content.xml', packedBlanks(200))],
}

for (const [what, [expected, make]] of Object.entries(files))
  test(`${what} takes 2 s of work and 200 MB at most`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'costard-list-'))
    const path = join(folder, 'list.xlsx')
    writeFileSync(path, make())
    const reading = promisify(execFile)(process.execPath, [program, path])
    const { stdout } = await reading.finally(() => rmSync(folder, { recursive: true }))
    const { result, cpuMs, megabytes } = JSON.parse(stdout) as HostileReading
    assert.equal(result, expected)
    assert.ok(cpuMs <= most.cpuMs && megabytes <= most.megabytes, `${cpuMs} ms, ${megabytes} MB`)
  })
