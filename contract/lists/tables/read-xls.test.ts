import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { Cell } from './cell.ts'
import { readTable } from './read-table.ts'
import type { ReadTable } from './table.ts'
import {
  byte,
  compoundFile,
  double,
  joined,
  latin,
  long,
  narrow,
  record,
  sharedTexts,
  short,
  wide,
  workbookStream,
  type XlsSheet,
} from './testing/xls-file.ts'

const maxRows = 1000

function cellsOf(table: ReadTable): readonly (readonly Cell[])[] {
  assert.ok('rows' in table, JSON.stringify(table))
  return table.rows
}

const read = (stream: Uint8Array, sheet?: number) =>
  readTable(compoundFile({ Workbook: stream }), maxRows, sheet === undefined ? {} : { sheet })

const sheet = (...records: readonly Uint8Array[]): XlsSheet => ({ name: 'Buy', records })
const label = (row: number, column: number, text: string) =>
  record('label', short(row, column, 0, text.length), narrow(text))
const number = (row: number, column: number, value: number, format = 0) =>
  record('number', short(row, column, format), double(value))
const shared = (row: number, column: number, index: number) =>
  record('labelShared', short(row, column, 0), long(index))
const aRow = (row: number) => joined([label(row, 0, 'iPhone 13'), number(row, 1, 250)])
const format = (id: number, code: string) => record('format', short(id, code.length), narrow(code))
const cellFormat = (id: number) => record('extendedFormat', short(0, id), new Uint8Array(16))

test('each kind of record of a cell is read as its kind', async () => {
  const formats = [
    format(164, '#,##0.00\\ [$CHF]'),
    format(165, 'dd/mm/yyyy'),
    ...[0, 164, 165, 9, 20].map(cellFormat),
  ]
  const formula = (column: number, ...result: readonly number[]) =>
    record('formula', short(1, column, 0), byte(...result), new Uint8Array(14))
  const stream = workbookStream(
    [
      sheet(
        label(0, 0, 'Model'),
        record('rk', short(0, 1, 1), long(6237 * 4 + 3)),
        record('multipleRk', short(0, 2, 2), long(46_000 * 4 + 2), short(3), long(75 * 4 + 3), short(3)),
        number(0, 4, 0.604_166_666_666_667, 4),
        record('booleanOrError', short(0, 5, 0), byte(1, 0)),
        record('booleanOrError', short(0, 6, 0), byte(0x2a, 1)),
        record('rk', short(0, 7, 0), byte(0, 0, 0xf0, 0x3f)),
        record('rk', short(0, 8, 0), long(-5 * 4 + 2)),
        record('label', short(1, 0, 0, 2), byte(1), wide('日本')),
        formula(1, ...double(124.75)),
        formula(2, 0, 0, 0, 0, 0, 0, 0xff, 0xff),
        record('text', short(3), narrow('new')),
        formula(3, 1, 0, 1, 0, 0, 0, 0xff, 0xff),
        formula(4, 2, 0, 0x17, 0, 0, 0, 0xff, 0xff),
        formula(5, 3, 0, 0, 0, 0, 0, 0xff, 0xff),
        number(1, 6, Number.NaN),
        number(1, 7, 1),
      ),
    ],
    formats,
  )
  assert.deepEqual(cellsOf(await read(stream)), [
    [
      'Model',
      { kind: 'money', value: 62.37, sign: 'CHF' },
      { kind: 'date', text: '2025-12-09' },
      { kind: 'percentage', value: 0.75 },
      { kind: 'time', text: '14:30' },
      true,
      { kind: 'error', text: '#N/A' },
      1,
      -5,
    ],
    ['日本', 124.75, 'new', true, { kind: 'error', text: '#REF!' }, '', { kind: 'error', text: '#NUM!' }, 1],
  ])
})

test('formulas whose results are all 0 were never computed', async () => {
  const formula = (row: number, result: number) =>
    record('formula', short(row, 1, 0), double(result), new Uint8Array(14))
  const rows = (result: number) => [label(0, 0, 'a'), formula(0, 0), label(1, 0, 'b'), formula(1, result)]
  const none = { kind: 'no-result' }
  assert.deepEqual(cellsOf(await read(workbookStream([sheet(...rows(0))]))), [
    ['a', none],
    ['b', none],
  ])
  assert.deepEqual(cellsOf(await read(workbookStream([sheet(...rows(7))]))), [
    ['a', 0],
    ['b', 7],
  ])
})

test('shared texts with fonts and readings are read also where a record ends in them', async () => {
  const rich = joined([short(6), byte(8), short(2), latin('iPhone'), long(1, 2)])
  const reading = joined([short(2), byte(5), long(6), wide('日本'), new Uint8Array(6)])
  const cutInFonts = [rich.slice(0, -3), rich.slice(-3)] as const
  const all = [0, 1, 2, 3, 4].map((index) => shared(0, index, index))
  const expected = [['iPhone', '日本', 'new', 'Größe 日本', 'iPhone']]
  const texts = sharedTexts(
    5,
    joined([rich, reading, short(3), byte(0), latin('ne')]),
    joined([byte(0), latin('w'), short(8), byte(0), latin('Größ')]),
    joined([byte(1), wide('e 日')]),
    joined([byte(1), wide('本'), cutInFonts[0]]),
    cutInFonts[1],
  )
  assert.deepEqual(cellsOf(await read(workbookStream([sheet(...all)], [texts]))), expected)
  const lost = workbookStream([sheet(shared(0, 0, 1))], [sharedTexts(1, joined([short(1), narrow('a')]))])
  assert.deepEqual(await read(lost), { problem: 'damaged' })
})

test('records that other programs write with small faults are read', async () => {
  const tooLong = record('format', short(164, 3), narrow('0%'))
  const formula = record('formulaOfExcel4', short(0, 1, 0), double(0.5), new Uint8Array(14))
  const stream = workbookStream([sheet(label(0, 0, 'x'), formula)], [tooLong, cellFormat(164)])
  assert.deepEqual(cellsOf(await read(stream)), [['x', { kind: 'percentage', value: 0.5 }]])
  const listed = await read(workbookStream([{ name: '', records: [aRow(0)], listedAs: 2 }]))
  assert.deepEqual('sheet' in listed && listed.sheet?.sheets, [{ name: '1', isHidden: false }])
})

test('days are counted from 1904 where the workbook says so', async () => {
  const stream = workbookStream(
    [sheet(label(0, 0, 'x'), number(0, 1, 44_538, 0))],
    [record('dateMode', short(1)), cellFormat(14)],
  )
  assert.deepEqual(cellsOf(await read(stream)), [['x', { kind: 'date', text: '2025-12-09' }]])
})

test('reads the first sheet that is shown and a table; charts and macros are passed over', async () => {
  const chart = [record('begin', short(0x06_00, 0x20, 0, 0)), label(0, 0, 'of a chart'), record('end')]
  const table = joined([aRow(0), aRow(1)])
  const hidden = [
    record('row', short(1, 0, 2, 255, 0, 0), long(0x1_20)),
    record('columnInfo', short(1, 2, 2000, 0, 1, 0)),
    record('mergedCells', short(1, 0, 1, 0, 0)),
  ]
  const stream = workbookStream([
    { name: 'Chart', records: [table], listedAs: 2, kind: 0x20 },
    { name: 'Macros', records: [table], listedAs: 1, kind: 0x40 },
    { name: 'Old', records: [table], state: 2 },
    { name: 'Cover', records: [label(0, 0, 'Our prices')] },
    { name: 'Buy', records: [...chart, ...hidden, table] },
  ])
  const found = await read(stream)
  assert.deepEqual(cellsOf(found), [
    ['iPhone 13', 250],
    ['iPhone 13', 250],
  ])
  assert.deepEqual('sheet' in found && found.sheet, {
    index: 2,
    sheets: [
      { name: 'Old', isHidden: true },
      { name: 'Cover', isHidden: false },
      { name: 'Buy', isHidden: false },
    ],
    hiddenRows: [1],
    hiddenColumns: [1, 2],
    merges: [{ top: 0, bottom: 1, left: 0, right: 0 }],
  })
  assert.deepEqual(cellsOf(await read(stream, 1)), [['Our prices']])
  assert.deepEqual(await read(stream, 3), { problem: 'empty' })
})

test('texts of Excel 95 are read in the code page of the workbook', async () => {
  const cyrillic = byte(0xd6, 0xe5, 0xed, 0xe0)
  const old = (type: 'label' | 'richString') => record(type, short(0, 0, 0, 4), cyrillic)
  for (const type of ['label', 'richString'] as const) {
    const codePage = record('codePage', short(1251))
    const file = compoundFile({ Book: workbookStream([sheet(old(type))], [codePage], 'excel95') })
    assert.deepEqual(cellsOf(await readTable(file, maxRows)), [['Цена']])
  }
})

test('the workbook of Excel 97 counts in a file that also has one of Excel 95', async () => {
  const file = compoundFile({
    Book: workbookStream([sheet(record('label', short(0, 0, 0, 3), latin('old')))], [], 'excel95'),
    WORKBOOK: workbookStream([sheet(label(0, 0, 'new'))]),
  })
  assert.deepEqual(cellsOf(await readTable(file, maxRows)), [['new']])
})

test('a sheet without a workbook or a container is read, as programs of web shops write it', async () => {
  const text = new TextEncoder().encode('Größe')
  const stream = joined([
    record('begin', short(0, 0x10, 0, 0)),
    record('label', short(0, 0, 0, text.length), text),
    number(0, 1, 250),
    record('end'),
  ])
  assert.deepEqual(cellsOf(await readTable(stream, maxRows)), [['Größe', 250]])
})

test('large and small streams are found in a file of any size', async () => {
  const stream = workbookStream([sheet(aRow(0), aRow(1))])
  assert.ok(stream.length < 4096)
  const padding = new Uint8Array(8_000_000)
  for (const streams of [
    { Workbook: stream },
    { Workbook: joined([stream, new Uint8Array(4096)]) },
    { Other: padding, Workbook: stream },
    { Other: padding, Workbook: joined([stream, new Uint8Array(4096)]) },
  ])
    assert.equal(cellsOf(await readTable(compoundFile(streams), maxRows)).length, 2)
})

test('a file with a password, a document and a file of other programs are refused by what they are', async () => {
  const stream = workbookStream([sheet(aRow(0))], [record('filePass', short(1, 1, 1))])
  assert.deepEqual(await read(stream), { problem: 'protected' })
  for (const [name, problem] of [
    ['EncryptedPackage', 'protected'],
    ['WordDocument', 'no-table'],
    ['__properties_version1.0', 'no-table'],
  ] as const)
    assert.deepEqual(await readTable(compoundFile({ [name]: new Uint8Array(100) }), maxRows), { problem })
})

test('the bounds of a table hold', async () => {
  const rows = (count: number) => Array.from({ length: count }, (_, row) => aRow(row))
  assert.equal(cellsOf(await read(workbookStream([sheet(...rows(maxRows))]))).length, maxRows)
  for (const [records, problem] of [
    [rows(maxRows + 1), 'too-many-rows'],
    [[aRow(65_535)], 'too-many-rows'],
    [[label(0, 255, 'far')], 'too-many-columns'],
    [[record('formula', short(65_535, 0, 0), double(1), new Uint8Array(14))], 'too-many-rows'],
    [[], 'empty'],
  ] as const)
    assert.deepEqual(await read(workbookStream([sheet(...records)])), { problem })
  // Rows far below that have a height and no cells do not count.
  const far = record('row', short(65_535, 0, 0, 255, 0, 0), long(0x1_20))
  assert.equal(cellsOf(await read(workbookStream([sheet(far, aRow(0))]))).length, 1)
})
