import assert from 'node:assert/strict'
import { test } from 'vitest'
import { readText } from '../tables/read-text.ts'
import { noAnswers } from './answers.ts'
import { columnNotes } from './column-notes.ts'
import { sourceTableOf } from './list-shape.ts'

const grades = [
  { code: 'A', names: ['Flawless'] },
  { code: 'B', names: ['Good'] },
]

test('each column says what was found in it', () => {
  const table = readText(
    [
      'Model;Storage;Condition;Status;Price;Updated',
      'iPhone 15;1TB;Flawless;In stock;412,00;24.11.2026',
      'iPhone 15;512;Good;In stock;371,00;24.11.2026',
      'iPhone 14;;Bent;Forecast;171,00;',
    ].join('\n'),
    100,
  )
  assert.ok('rows' in table)
  const found = sourceTableOf(table, { grades, currency: 'EUR' })
  const columns = found.columns.map((column, place) => (place === 3 ? 'rows' : column))
  const answers = { ...noAnswers, counted: new Map([[3, new Set(['in stock'])]]) }
  assert.deepEqual(columnNotes({ ...found, columns }, undefined, { answers, grades, currency: 'EUR' }), [
    { is: 'models', models: 0, asked: 0 },
    { is: 'storage', text: '1TB', gb: 1024 },
    { is: 'grades', words: 2, open: 1 },
    { is: 'counted', words: 2, counted: 1 },
    { is: 'amounts', mark: ',' },
    { is: 'unread', kind: 'dates' },
  ])
})
