import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { Cell } from '../tables/cell.ts'
import { readText } from '../tables/read-text.ts'
import type { Table } from '../tables/table.ts'
import { noAnswers } from './answers.ts'
import { sourceTableOf, type SourceTable } from './list-shape.ts'
import { nextQuestion } from './next-question.ts'

const grades = ['A', 'B'].map((code) => ({ code, names: [] }))

function sourceOf(table: ReturnType<typeof readText>): SourceTable {
  assert.ok('rows' in table)
  return sourceTableOf(table, { grades, currency: 'EUR' })
}

function columnsOf(text: string): readonly (string | undefined)[] {
  return sourceOf(readText(text, 100)).columns
}

function workbook(rows: Table['rows']): Table {
  const sheets = [{ name: 'Prices', isHidden: false }]
  return { rows, sheet: { index: 0, sheets, hiddenRows: [], hiddenColumns: [], merges: [] } }
}

test('a column of conditions is one, whatever it is called', () => {
  for (const words of [
    ['Pre-Owned', 'Excellent - Refurbished'],
    ['Open Box', 'Renewed'],
    ['wie neu', 'generalüberholt'],
    ['reconditionné', 'très bon'],
    ['reacondicionado', 'nuevo'],
    ['for parts', 'parts only'],
  ]) {
    const rows = words.map((word) => `iPhone 13 128GB;${word};250`).join('\n')
    assert.deepEqual(columnsOf(`Model;Status;Price\n${rows}`), ['device', 'condition', 'price'], words[0])
  }
  const places = columnsOf('Model;Status;Price\niPhone 13;in stock;250\niPhone 14;sold;300')
  assert.deepEqual(places, ['device', undefined, 'price'])
  const two = columnsOf('Model;Condition;Tag;Price\niPhone 13;A;new;250')
  assert.deepEqual(two, ['device', 'condition', undefined, 'price'])
})

test('a column with the rest of names belongs to them, unless they say it themselves', () => {
  const rows = 'iPhone 17;Pro Max;256;1500\niPhone 17;Air;256;990\niPhone 17;;256;800'
  assert.deepEqual(columnsOf(`Linha;Versao;GB;Price\n${rows}`), ['device', 'details', 'storage', 'price'])
  const said = 'iPhone 17 Pro Max;Pro Max;256;1500\niPhone 17 Air;Air;256;990'
  assert.deepEqual(columnsOf(`Title;Type of model;GB;Price\n${said}`), [
    'device',
    undefined,
    'storage',
    'price',
  ])
})

test('a column of services or parts has no devices', () => {
  for (const heading of [
    'Service Name',
    'Repair',
    'Reparatur',
    'Réparations',
    'Servicio',
    'Naprawa',
    'Услуга',
  ]) {
    const source = sourceOf(readText(`${heading};Price\niPhone 8 64GB;17\niPhone 7 32GB;15`, 100))
    assert.deepEqual(nextQuestion(source, undefined, noAnswers), { ask: 'device' }, heading)
  }
})

test('headings are read in letters that do not decompose, and in the plural', () => {
  for (const [heading, column] of [
    ['Ürün Adı', 'device'],
    ['Names', 'device'],
    ['Titles', 'device'],
    ['Opkøbspris', 'price'],
    ['Alım fiyatı', 'price'],
    ['Hafıza', 'storage'],
    ['Estado B', 'grade:B'],
    ['Stan B', 'grade:B'],
    ['状態 B', 'grade:B'],
    ['Offers', undefined],
  ] as const) {
    const source = sourceOf(readText(`Model;${heading}\niPhone 13;250`, 100))
    const own = sourceOf(readText(`${heading};Note;Price\niPhone 13;x;250`, 100))
    const found = column === 'device' ? own.columns[0] : source.columns[1]
    assert.equal(found, column, heading)
  }
})

test('a line drawn under headings is no row', () => {
  for (const rule of ['|---|---:|', '|:--|:-:|', '|=======|=====|', '+-------+-----+']) {
    const { rows, passed } = sourceOf(
      readText(`| Model | Price |\n${rule}\n| iPhone 13 128GB | 250 |`, 100, '|'),
    )
    assert.deepEqual([rows.length, passed.map(({ why }) => why)], [1, ['heading']], rule)
  }
})

test('texts above numbers of a workbook are headings, but no device is', () => {
  const row: readonly Cell[] = ['iPhone 13 128GB', 250, 260]
  const days = sourceOf(workbook([['Cihazlar', '2025-04-01', '2025-04-02'], row, row]))
  assert.deepEqual([days.headingRow, days.headings], [1, ['Cihazlar', '2025-04-01', '2025-04-02']])
  const none = sourceOf(workbook([['iPhone 12 64GB', '240', ''], row]))
  assert.equal(none.headingRow, undefined)
})
