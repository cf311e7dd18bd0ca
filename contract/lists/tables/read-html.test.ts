import assert from 'node:assert/strict'
import { test } from 'vitest'
import { readTable } from './read-table.ts'
import { tableLimits } from './table-limits.ts'

const read = (html: string, choice = {}) =>
  readTable(new TextEncoder().encode(html), 100, { readsHtml: true, ...choice })

async function rowsOf(html: string, choice = {}) {
  const table = await read(html, choice)
  assert.ok('rows' in table, JSON.stringify(table))
  return table.rows
}

test('a table of a page is read with its merged cells, line breaks and signs', async () => {
  const html = `<html><head><style>td > p { margin: 0 }</style><script>if (a < b) "<table>"</script></head><body>
    <table><caption>Buy prices</caption><TR><TH>Model<th>64&nbsp;GB<TH>Price</TR>
    <tr><td rowspan=2>iPhone&nbsp;15<br>Plus</td><td>64</td><td>&euro;&nbsp;450,-</td></tr>
    <tr><td>128<td><p>1.120,00&nbsp;&#8364;</p></table>`
  const table = await read(html)
  assert.deepEqual(table, {
    rows: [
      ['Model', '64 GB', 'Price'],
      ['iPhone 15 Plus', '64', '€ 450,-'],
      ['', '128', '1.120,00 €'],
    ],
    sheet: {
      index: 0,
      sheets: [{ name: 'Buy prices', isHidden: false }],
      hiddenRows: [],
      hiddenColumns: [],
      merges: [{ top: 1, left: 0, bottom: 2, right: 0 }],
    },
  })
})

test('numbers that a spreadsheet copies beside their texts are numbers', async () => {
  const cell = (attributes: string, text: string) => `<table><tr><td ${attributes}>${text}</td></tr></table>`
  for (const [attributes, text, expected] of [
    ['sdval="62.375" sdnum="1033;"', '62.375', 62.375],
    ['sdval="62.375"', '62,38', 62.375],
    ['sdval="1120"', '1.120,00 €', { kind: 'money', value: 1120, sign: '€' }],
    ['x:num="215.318"', '215.32', 215.318],
    [`data-sheets-value='{"1":3,"3":62.375}'`, '62.375', 62.375],
    ['data-sheets-value="{&quot;1&quot;:3,&quot;3&quot;:1120}"', '1,120', 1120],
    // Values that the text does not show are not taken: a share, a date, a formula.
    ['sdval="0.75"', '75%', '75%'],
    ['sdval="46353"', '27.11.2026', '27.11.2026'],
    ['sdval="450"', '=B2*0.7', '=B2*0.7'],
    ['', '62.375', '62.375'],
  ] as const)
    assert.deepEqual(await rowsOf(cell(attributes, text)), [[expected]], text)
})

test('of several tables the one with most rows is read, and another one can be chosen', async () => {
  const html = `<table><tr><td>Menu<td>Help</table><table><tr><td>
    <table><tr><td>Model<td>Price<tr><td>iPhone 15<td>450</table></td></tr></table>`
  assert.deepEqual(await rowsOf(html), [
    ['Model', 'Price'],
    ['iPhone 15', '450'],
  ])
  assert.deepEqual(await rowsOf(html, { sheet: 0 }), [['Menu', 'Help']])
})

test('hidden rows are counted, and a page without a table or in place of a list is none', async () => {
  const table = await read('<table><tr><td>a<td>b</tr><tr style="display: none"><td>c<td>d</tr></table>')
  assert.ok('sheet' in table)
  assert.deepEqual(table.sheet?.hiddenRows, [1])
  assert.deepEqual(await read('<html><p>Sign in</p></html>'), { problem: 'no-table' })
  assert.deepEqual(await read('<table></table>'), { problem: 'empty' })
  const asSource = await readTable(new TextEncoder().encode('<table><tr><td>a</table>'), 100)
  assert.deepEqual(asSource, { problem: 'no-table' })
})

test('a page has bounds of rows, columns and tables, and unclosed elements cost one pass', async () => {
  const rows = '<tr><td>a<td>b'.repeat(101)
  assert.deepEqual(await read(`<table>${rows}`), { problem: 'too-many-rows' })
  const wide = '<td>a'.repeat(tableLimits.columns + 1)
  assert.deepEqual(await read(`<table><tr>${wide}</table>`), { problem: 'too-many-columns' })
  const spanned = '<table><tr><td colspan=999999 rowspan=999999>a<td>b<tr><td>c</table>'
  assert.deepEqual(await read(spanned), { problem: 'too-many-columns' })
  assert.deepEqual(await read('<table>'.repeat(100_000)), { problem: 'empty' })
  assert.deepEqual(await read(`<table>${'<script '.repeat(100_000)}`), { problem: 'empty' })
})
