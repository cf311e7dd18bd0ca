import assert from 'node:assert/strict'
import { deflateRawSync } from 'node:zlib'
import { test } from 'vitest'
import { writeXlsx } from 'hucre/xlsx'
import { type Cell, textRows } from './cell.ts'
import { storeZip } from './store-zip.ts'
import { readTable } from './read-table.ts'
import { readText } from './read-text.ts'
import type { ReadTable } from './table.ts'
import { tableLimits } from './table-limits.ts'
import { deflatedZip } from './testing/deflated-zip.ts'
import { isCutOff } from './within-limits.ts'

const maxRows = 1000
const bytesOf = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => readTable(bytesOf(text), maxRows)

function cellsOf(table: ReadTable): readonly (readonly Cell[])[] {
  assert.ok('rows' in table, JSON.stringify(table))
  return table.rows
}

const rowsOf = (table: ReadTable) => textRows(cellsOf(table))

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

test('a wrong quotation mark makes text of the marks of its own line only', () => {
  assert.deepEqual(
    rowsOf(readText('Model,Price\n"13 inch, open,90\n"iPhone 15 Plus, new","1,120.00"\n', maxRows)),
    [
      ['Model', 'Price'],
      ['"13 inch', 'open', '90'],
      ['iPhone 15 Plus, new', '1,120.00'],
    ],
  )
})

test('a large text of wrong quotation marks takes little work', () => {
  const start = process.cpuUsage()
  const rows = '"iPhone 13;128GB\n'.repeat(1_100_000)
  assert.deepEqual(readText(rows, maxRows), { problem: 'too-many-rows' })
  assert.deepEqual(rowsOf(readText('"a"b'.repeat(4_900_000), maxRows))[0]?.length, 1)
  const { user, system } = process.cpuUsage(start)
  // Each mark by itself took half a minute.
  assert.ok(user + system < 10_000_000, `${user + system}`)
})

test('lines that end with several carriage returns are lines', () => {
  assert.deepEqual(
    rowsOf(readText('Title,Price\r\r\n"MacBook, 13""",900\r\r\n\r\r\niPhone,1\r\r\n', maxRows)),
    [['Title', 'Price'], ['MacBook, 13"', '900'], [], ['iPhone', '1']],
  )
  assert.deepEqual(rowsOf(readText('Title\tPrice\riPhone\t1', maxRows)), [
    ['Title', 'Price'],
    ['iPhone', '1'],
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
  const bomb = deflatedZip('xl/workbook.xml', sheet)
  const before = process.cpuUsage().user
  assert.deepEqual(await readTable(bomb, maxRows), { problem: 'inflates' })
  assert.ok(process.cpuUsage().user - before < 1_000_000)
})

test('cells of a workbook keep their kind in every language', async () => {
  const [row] = await cellsWith(
    [
      '<numFmts><numFmt numFmtId="164" formatCode="#,##0.00\\ [$€-407]"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy"/>',
      '<numFmt numFmtId="166" formatCode="&quot;kr&quot;\\ #,##0"/><numFmt numFmtId="167" formatCode="[$-409]h:mm AM/PM"/>',
      '<numFmt numFmtId="168" formatCode="[Red]0.0%"/><numFmt numFmtId="169" formatCode="[h]:mm"/></numFmts>',
      '<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="167"/>',
      '<xf numFmtId="168"/><xf numFmtId="9"/><xf numFmtId="14"/><xf numFmtId="20"/><xf numFmtId="4"/><xf numFmtId="169"/></cellXfs>',
    ].join(''),
    [
      '62.375',
      '215.31799999999998',
      '46000',
      '1250',
      '0.5',
      '0.755',
      '0.75',
      '45000.25',
      '0.604166666666667',
      '1E+22',
      '1.5',
    ]
      .map((value, style) => `<c s="${style}"><v>${value}</v></c>`)
      .join(''),
  )
  assert.deepEqual(row, [
    62.375,
    { kind: 'money', value: 215.31799999999998, sign: '€' },
    { kind: 'date', text: '2025-12-09' },
    { kind: 'money', value: 1250, sign: 'kr' },
    { kind: 'time', text: '12:00' },
    { kind: 'percentage', value: 0.755 },
    { kind: 'percentage', value: 0.75 },
    { kind: 'date', text: '2023-03-15' },
    { kind: 'time', text: '14:30' },
    1e22,
    { kind: 'time', text: '36:00' },
  ])
  assert.deepEqual(row && textRows([row])[0], [
    '62.375',
    '215.31799999999998',
    '2025-12-09',
    '1250',
    '12:00',
    '75.5%',
    '75%',
    '2023-03-15',
    '14:30',
    '10000000000000000000000',
    '36:00',
  ])
})

test('a formula without a result is distinguished from an empty cell', async () => {
  const [row] = await cellsWith(
    '',
    '<c><f>A9*2</f></c><c><f>A9*2</f><v/></c><c><f>A9*2</f><v>5</v></c><c t="str"><f>""</f><v></v></c><c/><c><v>1</v></c>',
  )
  const none = { kind: 'no-result' }
  assert.deepEqual(row, [none, none, 5, '', '', 1])
  const [zeros] = await cellsWith('', '<c><v>7</v></c><c><f>A1*2</f><v>0</v></c><c><f>A1*3</f><v>0</v></c>')
  assert.deepEqual(zeros, [7, none, none])
})

test('reads workbooks as different programs write them', async () => {
  for (const [what, sheet, extra] of [
    [
      'prefixes',
      '<x:row><x:c t="inlineStr"><x:is><x:t>iPhone 13</x:t></x:is></x:c><x:c><x:v>250</x:v></x:c></x:row>',
      {},
    ],
    ['places', '<row r="1"><c r="A1" t="str"><v>iPhone 13</v></c><c r="B1"><v>250</v></c></row>', {}],
    ['backslashes', '<row><c t="s"><v>0</v></c><c><v>250</v></c></row>', { separator: '\\' }],
    ['a folder of its own', '<row><c t="s"><v>0</v></c><c><v>250</v></c></row>', { folder: 'book/' }],
  ] as const) {
    const read = await readTable(aWorkbook([{ name: 'Prices', rows: sheet }], extra), maxRows)
    assert.deepEqual(cellsOf(read), [['iPhone 13', 250]], what)
  }
})

test('reads the first sheet that is shown and a table; the others by choice', async () => {
  const rows = (name: string) =>
    `<row><c t="str"><v>Model</v></c><c t="str"><v>${name}</v></c></row><row><c t="str"><v>iPhone 13</v></c><c><v>1</v></c></row>`
  const cover = '<row><c t="str"><v>Our prices</v></c></row>'
  const book = aWorkbook([
    { name: 'Chart', rows: '', type: 'chartsheet' },
    { name: 'Old', rows: rows('Old'), state: 'veryHidden' },
    { name: 'Cover', rows: cover },
    {
      name: 'Buy',
      rows: `<cols><col min="2" max="2" hidden="1"/></cols>${rows('Buy').replace('<row>', '<row hidden="1">')}`,
      merges: 'A1:A2',
    },
  ])
  const table = await readTable(book, maxRows)
  assert.ok('rows' in table && table.sheet)
  assert.equal(textRows(table.rows)[0]?.[1], 'Buy')
  const { sheets, ...facts } = table.sheet
  assert.deepEqual(
    sheets.map(({ name, isHidden }) => [name, isHidden]),
    [
      ['Old', true],
      ['Cover', false],
      ['Buy', false],
    ],
  )
  assert.deepEqual(facts, {
    index: 2,
    hiddenRows: [0],
    hiddenColumns: [1],
    merges: [{ top: 0, left: 0, bottom: 1, right: 0 }],
  })
  assert.equal(rowsOf(await readTable(book, maxRows, { sheet: 0 }))[0]?.[1], 'Old')
})

test('sheets behind the one that is read may have any size', async () => {
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const relation = (at: number) =>
    `<Relationship Id="r${at}" Type="${relations}/worksheet" Target="worksheets/sheet${at}.xml"/>`
  const row = '<row><c t="str"><v>iPhone 13</v></c><c><v>1</v></c></row>'
  const book = deflatedZip('xl/worksheets/sheet2.xml', deflateRawSync(Buffer.alloc(60_000_000, 0x20)), {
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="Buy" r:id="r1"/><sheet name="Log" r:id="r2"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships>${relation(1)}${relation(2)}</Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${row}${row}</sheetData></worksheet>`,
  })
  assert.equal(cellsOf(await readTable(book, maxRows)).length, 2)
  assert.deepEqual(await readTable(book, maxRows, { sheet: 1 }), { problem: 'inflates' })
})

test('reads spreadsheets of LibreOffice: kinds of cells, repeated and hidden ones', async () => {
  const cell = (attributes: string, text = '') =>
    `<table:table-cell ${attributes}>${text === '' ? '' : `<text:p>${text}</text:p>`}</table:table-cell>`
  const row = (cells: string, attributes = '') => `<table:table-row ${attributes}>${cells}</table:table-row>`
  const value = (type: string, attributes: string, text: string) =>
    cell(`office:value-type="${type}" calcext:value-type="${type}" office:${attributes}`, text)
  const sheet = (name: string, style: string, rows: string) =>
    `<table:table table:name="${name}" table:style-name="${style}"><table:table-column table:number-columns-repeated="2"/><table:table-column table:visibility="collapse"/>${rows}</table:table>`
  const rows =
    row(
      cell('office:value-type="string"', 'Model') + cell('office:value-type="string"', 'Price'),
      'table:visibility="filter"',
    ) +
    row(
      cell(
        'office:value-type="string" table:number-rows-spanned="2"',
        'iPhone<text:s/>13 <office:annotation><text:p>note</text:p></office:annotation>',
      ) +
        value('float', 'value="62.375"', '62,38') +
        value('currency', 'currency="EUR" office:value="380.5"', '380,50 €') +
        value('percentage', 'value="0.75"', '75 %') +
        value('date', 'date-value="2026-11-24T00:00:00"', '24.11.26') +
        value('time', 'time-value="PT14H30M00S"', '14:30') +
        value('boolean', 'boolean-value="true"', 'WAHR') +
        cell(
          'table:formula="of:=NA()" office:value-type="string" office:string-value="" calcext:value-type="error"',
          '#N/A',
        ) +
        cell('table:formula="of:=[.B2]*2"') +
        value('float', 'value="0.5" table:style-name="share"', '50 %') +
        value('float', 'value="300" table:style-name="crowns"', '300 kr'),
    ) +
    row(
      `<table:covered-table-cell/>${value('float', 'value="1" table:number-columns-repeated="2"', '1')}`,
      'table:number-rows-repeated="2"',
    ) +
    row('<table:table-cell table:number-columns-repeated="1024"/>', 'table:number-rows-repeated="1048570"')
  const styles =
    '<style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>' +
    '<number:percentage-style style:name="n1"/><number:currency-style style:name="n2"><number:currency-symbol>kr</number:currency-symbol></number:currency-style>' +
    '<style:style style:name="base" style:family="table-cell" style:data-style-name="n1"/><style:style style:name="share" style:family="table-cell" style:parent-style-name="base"/>' +
    '<style:style style:name="crowns" style:family="table-cell" style:data-style-name="n2"/>'
  const content = `<office:document-content>${styles}${sheet('Old', 'ta2', rows)}${sheet('Buy', 'ta1', rows)}</office:document-content>`
  const zip = storeZip([
    { name: 'mimetype', bytes: bytesOf('application/vnd.oasis.opendocument.spreadsheet'), crc: 0 },
    { name: 'content.xml', bytes: bytesOf(content), crc: 0 },
  ])
  const table = await readTable(zip, maxRows)
  assert.deepEqual(cellsOf(table), [
    ['Model', 'Price'],
    [
      'iPhone 13',
      62.375,
      { kind: 'money', value: 380.5, sign: 'EUR' },
      { kind: 'percentage', value: 0.75 },
      { kind: 'date', text: '2026-11-24' },
      { kind: 'time', text: '14:30' },
      true,
      { kind: 'error', text: '#N/A' },
      { kind: 'no-result' },
      { kind: 'percentage', value: 0.5 },
      { kind: 'money', value: 300, sign: 'kr' },
    ],
    ['', 1, 1],
    ['', 1, 1],
  ])
  assert.deepEqual('sheet' in table && table.sheet, {
    index: 1,
    sheets: [
      { name: 'Old', isHidden: true },
      { name: 'Buy', isHidden: false },
    ],
    hiddenRows: [0],
    hiddenColumns: [2],
    merges: [{ top: 1, left: 0, bottom: 2, right: 0 }],
  })
  const long = content.replaceAll('table:number-rows-repeated="2"', 'table:number-rows-repeated="1048576"')
  const tooLong = storeZip([{ name: 'content.xml', bytes: bytesOf(long), crc: 0 }])
  assert.deepEqual(await readTable(tooLong, maxRows), { problem: 'too-many-rows' })
  const longBefore = content.replace('table:number-rows-repeated="2"', 'table:number-rows-repeated="1048576"')
  const readAfter = storeZip([{ name: 'content.xml', bytes: bytesOf(longBefore), crc: 0 }])
  assert.deepEqual(await readTable(readAfter, maxRows), table)
})

test('finds the separator from rows that are cut alike', async () => {
  const table = [
    ['Model', 'Storage', 'Price'],
    ['iPhone 13', '128 GB', '250'],
    ['iPhone 14', '128 GB', '310'],
    ['iPhone 15', '', '400'],
  ]
  for (const separator of ['\t', ';', '|', ',']) {
    const text = table.map((row) => row.join(separator)).join('\n')
    for (const around of [
      text,
      `Prices of week 48\n\nall before tax\n${text}`,
      `${text}\nTotal`,
      text.replaceAll(/$/gm, separator),
      text.replace('iPhone 14', '"iPhone 14; used, as is"').replace('iPhone 15', '"iPhone\t15"'),
    ]) {
      const rows = rowsOf(await read(around))
      assert.ok(
        rows.some((row) => row[0] === 'Model' && row[2] === 'Price'),
        around,
      )
      assert.ok(
        rows.some((row) => row[0] === 'iPhone 13' && row[2] === '250'),
        around,
      )
    }
  }
  const decimals = await read('Model;Price\niPhone 13;250,50\niPhone 14, blue;310,00')
  assert.deepEqual(rowsOf(decimals)[2], ['iPhone 14, blue', '310,00'])
  const commas = await read('Model,Note\n"iPhone 13; 14",a\niPhone 15,"b; c"')
  assert.deepEqual(rowsOf(commas)[2], ['iPhone 15', 'b; c'])
  assert.deepEqual(rowsOf(await readTable(bytesOf('a,b;c'), maxRows, { separator: ',' })), [['a', 'b;c']])
  assert.deepEqual(rowsOf(await readTable(bytesOf('a,b;c'), maxRows, { separator: '' })), [['a,b;c']])
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
    [new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'damaged'],
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
  const { ZipFile } = await import('./inflate-zip.ts')
  const { crc32 } = await import('node:zlib')
  const parts = await new ZipFile(bytes).inflate(() => true)
  const sheet = bytesOf(
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
  )
  return storeZip(
    parts.map((part) =>
      part.name === 'xl/worksheets/sheet1.xml' ? { ...part, bytes: sheet, crc: crc32(sheet) } : part,
    ),
  )
}

/** The cells of a sheet with one row, in a workbook with these styles. */
async function cellsWith(styles: string, cells: string): Promise<readonly (readonly Cell[])[]> {
  return cellsOf(
    await readTable(aWorkbook([{ name: 'Prices', rows: `<row>${cells}</row>` }], { styles }), maxRows),
  )
}

interface SheetParts {
  readonly name: string
  readonly rows: string
  readonly state?: string
  readonly type?: string
  readonly merges?: string
}

/** A workbook written by hand, as other programs do. Its shared text is "iPhone 13". */
function aWorkbook(
  sheets: readonly SheetParts[],
  {
    styles = '',
    folder = 'xl/',
    separator = '/',
  }: { readonly styles?: string; readonly folder?: string; readonly separator?: string } = {},
): Uint8Array<ArrayBuffer> {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`
  const relations = (...all: readonly string[]) => `<Relationships>${all.join('')}</Relationships>`
  const parts: readonly (readonly [name: string, xml: string])[] = [
    ['_rels/.rels', relations(relation('r1', 'officeDocument', `${folder}workbook.xml`))],
    [
      `${folder}workbook.xml`,
      `<workbook><sheets>${sheets
        .map(
          ({ name, state }, at) => `<sheet name="${name}" ${state ? `state="${state}"` : ''} r:id="s${at}"/>`,
        )
        .join('')}</sheets></workbook>`,
    ],
    [
      `${folder}_rels/workbook.xml.rels`,
      relations(
        ...sheets.map(({ type = 'worksheet' }, at) =>
          relation(`s${at}`, type, `/${folder}sheets/s${at}.xml`),
        ),
        relation('t', 'sharedStrings', 'texts.xml'),
        relation('f', 'styles', '../styles.xml'),
      ),
    ],
    [`${folder}texts.xml`, '<sst><si><r><t>iPhone</t></r><r><t> 13</t></r><rPh><t>x</t></rPh></si></sst>'],
    ['styles.xml', `<styleSheet>${styles}</styleSheet>`],
    ...sheets.map(
      ({ rows, merges }, at) =>
        [
          `${folder}sheets/s${at}.xml`,
          `<worksheet><sheetData>${rows}</sheetData>${merges ? `<mergeCells><mergeCell ref="${merges}"/></mergeCells>` : ''}</worksheet>`,
        ] as const,
    ),
  ]
  return storeZip(
    parts.map(([name, xml]) => ({ name: name.replaceAll('/', separator), bytes: bytesOf(xml), crc: 0 })),
  )
}
