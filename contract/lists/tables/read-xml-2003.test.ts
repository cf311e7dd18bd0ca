import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { Cell } from './cell.ts'
import { readTable } from './read-table.ts'
import type { ReadTable } from './table.ts'
import { tableLimits } from './table-limits.ts'

const maxRows = 1000

const styles = `<Styles>
  <Style ss:ID="Default" ss:Name="Normal"><NumberFormat/></Style>
  <Style ss:ID="s1"><NumberFormat ss:Format="#,##0.00&quot;р.&quot;"/></Style>
  <Style ss:ID="s2"><NumberFormat ss:Format="Percent"/></Style>
  <Style ss:ID="s3"><NumberFormat ss:Format="Short Date"/></Style>
  <Style ss:ID="s4"><NumberFormat ss:Format="h:mm;@"/></Style>
  <Style ss:ID="s5" ss:Parent="s1"><Font ss:Bold="1"/></Style>
</Styles>`

function workbook(sheets: string, declaration = '<?xml version="1.0"?>'): string {
  return `${declaration}
<?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
${styles}${sheets}</Workbook>`
}

const sheet = (name: string, rows: string, options = '') =>
  `<Worksheet ss:Name="${name}"><Table ss:ExpandedColumnCount="9">${rows}</Table><WorksheetOptions>${options}</WorksheetOptions></Worksheet>`
const cell = (type: string, text: string, attributes = '') =>
  `<Cell ${attributes}><Data ss:Type="${type}">${text}</Data></Cell>`
const aRow = `<Row>${cell('String', 'iPhone 13')}${cell('Number', '250')}</Row>`

const read = (text: string, choice = {}) => readTable(new TextEncoder().encode(text), maxRows, choice)

function cellsOf(table: ReadTable): readonly (readonly Cell[])[] {
  assert.ok('rows' in table, JSON.stringify(table))
  return table.rows
}

test('cells of a workbook as XML keep their kind', async () => {
  const rows = `<Column ss:Index="3" ss:Hidden="1" ss:Span="1"/><Column ss:StyleID="s2"/>
    <Row ss:Index="2">${[
      cell('String', 'Größe &amp; <B>Farbe</B>', 'ss:MergeAcross="1" ss:MergeDown="1"'),
      cell('Number', '62.5', 'ss:StyleID="s1"'),
      cell('Number', '70', 'ss:StyleID="s5"'),
      cell('Number', '0.75'),
      cell('DateTime', '2026-11-24T00:00:00.000', 'ss:StyleID="s3"'),
      cell('DateTime', '1899-12-31T14:30:00.000', 'ss:StyleID="s4"'),
      cell('Number', '46350', 'ss:StyleID="s3"'),
      cell('Boolean', '1'),
      cell('Error', '#N/A'),
    ].join('')}</Row>
    <Row ss:Hidden="1"><Cell ss:Index="3" ss:Formula="=R[-1]C*2"/>${cell('Number', '140', 'ss:Formula="=RC*2"')}
    <Cell><Data ss:Type="Number"> </Data></Cell><Cell><Comment><Data>a note</Data></Comment><Data ss:Type="String">5</Data></Cell></Row>`
  const table = await read(workbook(sheet('Buy', rows)))
  assert.deepEqual(cellsOf(table), [
    [],
    [
      'Größe & Farbe',
      '',
      { kind: 'money', value: 62.5, sign: 'р.' },
      { kind: 'money', value: 70, sign: 'р.' },
      { kind: 'percentage', value: 0.75 },
      { kind: 'date', text: '2026-11-24' },
      { kind: 'time', text: '14:30' },
      { kind: 'date', text: '2026-11-24' },
      true,
      { kind: 'error', text: '#N/A' },
    ],
    ['', '', { kind: 'no-result' }, 140, '', '5'],
  ])
  assert.deepEqual('sheet' in table && table.sheet, {
    index: 0,
    sheets: [{ name: 'Buy', isHidden: false }],
    hiddenRows: [2],
    hiddenColumns: [2, 3],
    merges: [{ top: 1, left: 0, bottom: 2, right: 1 }],
  })
})

test('the first sheet that is shown and a table is read; the others by choice', async () => {
  const book = workbook(
    sheet('Old', aRow + aRow + aRow, '<Visible>SheetHidden</Visible>') +
      sheet('Cover', `<Row>${cell('String', 'Our prices')}</Row>`) +
      sheet('Buy', aRow + aRow) +
      sheet('More', aRow.repeat(4)),
  )
  const table = await read(book)
  assert.equal(cellsOf(table).length, 2)
  assert.ok('sheet' in table)
  assert.equal(table.sheet?.index, 2)
  assert.deepEqual(
    table.sheet?.sheets.map(({ isHidden }) => isHidden),
    [true, false, false, false],
  )
  for (const [index, length] of [3, 1, 2, 4].entries())
    assert.equal(cellsOf(await read(book, { sheet: index })).length, length)
  assert.deepEqual(await read(book, { sheet: 4 }), { problem: 'empty' })
})

test('moments are days, times of day or durations', async () => {
  const moments = [
    ['1899-12-31T02:30:00.000', 's4', { kind: 'time', text: '02:30' }],
    ['1900-01-01T02:30:00.000', 's4', { kind: 'time', text: '26:30' }],
    ['1900-02-28T00:00:00.000', 's3', { kind: 'date', text: '1900-02-28' }],
    ['1900-03-01T00:00:00.000', 's3', { kind: 'date', text: '1900-03-01' }],
    ['2026-11-24T14:30:00.000', 's3', { kind: 'date', text: '2026-11-24' }],
    ['2026-11-24', 's3', { kind: 'date', text: '2026-11-24' }],
    ['soon', 's3', 'soon'],
  ] as const
  const row = moments.map(([text, style]) => cell('DateTime', text, `ss:StyleID="${style}"`)).join('')
  for (const settings of ['', '<ExcelWorkbook><Date1904/></ExcelWorkbook>']) {
    const [read1904] = cellsOf(await read(workbook(settings + sheet('Buy', `<Row>${row}</Row>`))))
    const expected = moments.map(([, , cellOf]) => cellOf)
    assert.deepEqual(read1904?.slice(settings === '' ? 0 : 4), expected.slice(settings === '' ? 0 : 4))
  }
})

test('letters are read in the encoding that the XML states', async () => {
  const text = workbook(
    sheet('Buy', aRow.replace('iPhone', '????')),
    '<?xml version="1.0" encoding="windows-1251"?>',
  )
  const bytes = new Uint8Array(Buffer.from(text, 'latin1'))
  bytes.set([0xd6, 0xe5, 0xed, 0xe0], text.indexOf('????'))
  assert.deepEqual(cellsOf(await readTable(bytes, maxRows)), [['Цена 13', 250]])
})

test('the bounds of a table hold', async () => {
  const far = aRow.replace('<Row>', '<Row ss:Index="1048576">')
  assert.deepEqual(await read(workbook(sheet('Buy', far))), { problem: 'too-many-rows' })
  const wide = `<Row><Cell ss:Index="16384"><Data ss:Type="Number">1</Data></Cell></Row>`
  assert.deepEqual(await read(workbook(sheet('Buy', wide))), { problem: 'too-many-columns' })
  assert.deepEqual(await read(workbook('')), { problem: 'empty' })
  const last = `<Row ss:Index="${maxRows}">${cell('Number', '1')}</Row>`
  const sheets = workbook(sheet('x', last).repeat(tableLimits.parts * 4))
  assert.equal(cellsOf(await read(sheets)).length, maxRows)
})

test('a workbook that ends too early is damaged', async () => {
  const text = workbook(sheet('Buy', aRow + aRow))
  const start = text.indexOf('<Styles>')
  for (let end = start; end < text.length; end += 7)
    assert.deepEqual(await read(text.slice(0, end)), { problem: 'damaged' })
})
