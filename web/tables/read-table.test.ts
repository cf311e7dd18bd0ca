import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deflateRawSync } from 'node:zlib'
import { writeXlsx } from 'hucre/xlsx'
import { storeZip } from './store-zip.ts'
import { readTable } from './read-table.ts'
import { readText } from './read-text.ts'
import type { ReadTable } from './table.ts'
import { tableLimits } from './table-limits.ts'
import { isCutOff } from './within-limits.ts'

const maxRows = 1000
const bytesOf = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => readTable(bytesOf(text), maxRows)

function rowsOf(table: ReadTable): readonly (readonly string[])[] {
  assert.ok('rows' in table, JSON.stringify(table))
  return table.rows
}

async function workbook(rows: (string | number | boolean | Date | null)[][]) {
  return new Uint8Array(await writeXlsx({ sheets: [{ name: 'Devices', rows }] }))
}

test('reads commas, semicolons, tabs and plain lines, and keeps empty rows', async () => {
  const table = [['Model', 'Qty'], ['iPhone 13', '2'], [], ['"Max"; new', '1']]
  for (const separator of [',', ';', '\t']) {
    const text = `Model,Qty\r\niPhone 13,2\r\n\r\n"""Max""; new",1\r\n`.replaceAll(',', separator)
    assert.deepEqual(rowsOf(await read(text)), table, separator)
    assert.deepEqual(rowsOf(await read(`\uFEFF${text}\n\n`)), table)
  }
  assert.deepEqual(rowsOf(await read('iPhone 13, blue\niPhone 12\niPad mini 6, 64, wifi')), [
    ['iPhone 13, blue'],
    ['iPhone 12'],
    ['iPad mini 6, 64, wifi'],
  ])
})

test('a quotation mark that is never closed swallows no row', () => {
  assert.deepEqual(rowsOf(readText('MacBook 13" A\n"13 inch, open\niPhone 13', maxRows)), [
    ['MacBook 13" A'],
    ['"13 inch, open'],
    ['iPhone 13'],
  ])
})

test('reads UTF-8, UTF-16 with and without a mark, and Windows-1252', async () => {
  const text = 'Gerät;Größe\niPhone 13;128'
  const expected = [
    ['Gerät', 'Größe'],
    ['iPhone 13', '128'],
  ]
  const little = new Uint8Array(Buffer.from(text, 'utf16le'))
  const big = new Uint8Array(Buffer.from(text, 'utf16le').swap16())
  for (const bytes of [
    bytesOf(text),
    bytesOf(`\uFEFF${text}`),
    little,
    big,
    new Uint8Array([0xff, 0xfe, ...little]),
    new Uint8Array([0xfe, 0xff, ...big]),
    new Uint8Array(Buffer.from(text, 'latin1')),
  ])
    assert.deepEqual(rowsOf(await readTable(bytes, maxRows)), expected)
})

test('reads the first sheet of a workbook: long numbers stay whole, dates and gaps are kept', async () => {
  const bytes = await workbook([
    ['Model', 'IMEI', 'On'],
    [],
    ['iPhone 13', 352947061188427, new Date(Date.UTC(2026, 0, 15))],
    [null, null, true],
  ])
  assert.deepEqual(rowsOf(await readTable(bytes, maxRows)), [
    ['Model', 'IMEI', 'On'],
    [],
    ['iPhone 13', '352947061188427', '2026-01-15'],
    ['', '', 'true'],
  ])
})

test('reads one row, column and character less than too many', async () => {
  const lines = (count: number) => Array.from({ length: count }, (_, row) => `iPhone ${row}`)
  assert.equal(rowsOf(await read(lines(maxRows).join('\n'))).length, maxRows)
  assert.deepEqual(await read(lines(maxRows + 1).join('\n')), { problem: 'too-many-rows' })
  assert.deepEqual(await readTable(await workbook(lines(maxRows + 1).map((line) => [line])), maxRows), {
    problem: 'too-many-rows',
  })
  const wide = (columns: number) => Array.from({ length: columns }, () => 'x')
  assert.equal(rowsOf(await read(wide(tableLimits.columns).join(';')))[0]?.length, tableLimits.columns)
  for (const bytes of [
    bytesOf(wide(tableLimits.columns + 1).join(';')),
    await workbook([wide(tableLimits.columns + 1)]),
  ])
    assert.deepEqual(await readTable(bytes, maxRows), { problem: 'too-many-columns' })
  const full = Array.from({ length: maxRows }, () => 'x'.repeat(tableLimits.textLength / maxRows))
  assert.equal(rowsOf(await read(full.join('\n'))).length, maxRows)
  assert.deepEqual(await read(full.map((cell) => `${cell};${cell}`).join('\n')), { problem: 'too-large' })
  const large = new Uint8Array(tableLimits.fileBytes + 1).fill(0x61)
  assert.deepEqual(await readTable(large, maxRows), { problem: 'too-large' })
})

test('a cell that is too long is cut, and says so', async () => {
  const [[cell = ''] = []] = rowsOf(await read(`${'x'.repeat(4_000_000)}\niPhone 13`))
  assert.equal(cell.length, tableLimits.cellLength + 1)
  assert.ok(isCutOff(cell))
})

test('a workbook that inflates beyond the limit is refused, and soon', async () => {
  const sheet = deflateRawSync(Buffer.alloc(60_000_000, 0x20))
  assert.ok(sheet.length < 100_000)
  const bomb = deflatedZip('xl/worksheets/sheet1.xml', sheet)
  const before = process.cpuUsage().user
  assert.deepEqual(await readTable(bomb, maxRows), { problem: 'inflates' })
  assert.ok(process.cpuUsage().user - before < 1_000_000)
})

test('a workbook whose cells are far apart takes no more than its rows', async () => {
  const bytes = await workbook([['iPhone 13']])
  const far = await withSheet(bytes, '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>')
  assert.deepEqual(await readTable(far, maxRows), { problem: 'too-many-rows' })
  const wide = await withSheet(bytes, '<row r="1"><c r="XFD1"><v>1</v></c></row>')
  assert.deepEqual(await readTable(wide, maxRows), { problem: 'too-many-columns' })
})

test('formulas are read as the values that the file has for them', async () => {
  const bytes = await withSheet(
    await workbook([['x']]),
    '<row r="1"><c r="A1"><f>1+1</f><v>2</v></c><c r="B1" t="e"><f>A9</f><v>#REF!</v></c></row>',
  )
  assert.deepEqual(rowsOf(await readTable(bytes, maxRows)), [['2', '#REF!']])
})

test('says what is no table', async () => {
  const text = new Uint8Array(Buffer.from('<html>'))
  for (const [bytes, problem] of [
    [bytesOf(''), 'empty'],
    [bytesOf(' \n\n'), 'empty'],
    [new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'old-or-protected'],
    [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'no-table'],
    [bytesOf('%PDF-1.7'), 'no-table'],
    [text, 'no-table'],
    [storeZip([{ name: 'word/document.xml', bytes: text, crc: 0 }]), 'no-table'],
    [new Uint8Array([0x50, 0x4b, 3, 4, ...Array.from({ length: 100 }, () => 7)]), 'damaged'],
    [(await workbook([['x']])).slice(0, -30), 'damaged'],
  ] as const)
    assert.deepEqual(await readTable(bytes, maxRows), { problem }, Buffer.from(bytes).toString('latin1'))
})

/** A workbook with other rows in its sheet. */
async function withSheet(bytes: Uint8Array<ArrayBuffer>, rows: string): Promise<Uint8Array<ArrayBuffer>> {
  const { inflateZip } = await import('./inflate-zip.ts')
  const { crc32 } = await import('node:zlib')
  const parts = await inflateZip(bytes, () => true)
  const sheet = bytesOf(
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
  )
  return storeZip(
    parts.map((part) =>
      part.name === 'xl/worksheets/sheet1.xml' ? { ...part, bytes: sheet, crc: crc32(sheet) } : part,
    ),
  )
}

/** A ZIP file with one part that says it is as small as packed. */
function deflatedZip(name: string, packed: Buffer): Uint8Array<ArrayBuffer> {
  const zip = storeZip([{ name, bytes: new Uint8Array(packed), crc: 0 }])
  const view = new DataView(zip.buffer)
  view.setUint16(8, 8, true)
  view.setUint16(30 + name.length + packed.length + 10, 8, true)
  return zip
}
