import assert from 'node:assert/strict'
import { test } from 'vitest'
import { ListShape } from '../../catalogs/list-shapes.ts'
import { readText } from '../tables/read-text.ts'
import { noAnswers } from './answers.ts'
import { sourceTableOf } from './list-shape.ts'
import { answersOf, columnsOf, knownShape, shapeOf } from './list-shapes.ts'

function sourceOf(headings: string) {
  const table = readText(`${headings}\niPhone 13;128;Good;250`, 100)
  assert.ok('rows' in table)
  return sourceTableOf(table, { grades: [], currency: 'EUR' })
}

test('a list with about the same headings is read as the last one, and says what differs', () => {
  const source = sourceOf('Model;GB;Status;Price')
  const answers = {
    ...noAnswers,
    decimalMark: ',' as const,
    words: new Map([['broken', null]]),
    devices: new Map([['ipad', 'ipad-9th-generation']]),
    counted: new Map([[2, new Set(['in stock'])]]),
  }
  const shape = shapeOf({ ...source, columns: ['device', 'storage', 'rows', 'price'] }, answers)
  assert.ok(shape)
  assert.deepEqual(ListShape.parse(shape), shape)
  const next = ['Model', 'New', 'GB', 'STATUS', 'Price']
  const known = knownShape(next, [shape])
  assert.ok(known)
  assert.deepEqual([known.more, known.fewer], [['New'], []])
  assert.deepEqual(
    [...columnsOf(next, known, [])],
    [
      [0, 'device'],
      [2, 'storage'],
      [3, 'rows'],
      [4, 'price'],
    ],
  )
  const again = answersOf(next, known)
  assert.deepEqual([...again.counted], [[3, new Set(['in stock'])]])
  assert.deepEqual([again.decimalMark, again.words, again.devices], [',', answers.words, answers.devices])
})

test('another list is not read like it, and headings that stand twice are asked about again', () => {
  const shape = shapeOf(sourceOf('Model;GB;Status;Price'), noAnswers)
  assert.ok(shape)
  assert.equal(knownShape(['Customer', 'Price', 'Date', 'Note'], [shape]), undefined)
  const known = knownShape(['Model', 'GB', 'Price', 'Price'], [shape])
  assert.deepEqual(known && [...columnsOf(['Model', 'GB', 'Price', 'Price'], known, []).keys()], [0, 1])
  assert.equal(shapeOf({ ...sourceOf('Model;Price'), columns: [] }, noAnswers)?.columns[0]?.has, null)
})

test('a shape keeps the name that a person gave it', () => {
  const named = shapeOf(sourceOf('Model;GB;Status;Price'), noAnswers, ' Recycler, weekly ')
  assert.equal(named?.name, 'Recycler, weekly')
  assert.ok(ListShape.safeParse(named).success)
  assert.ok(!('name' in (shapeOf(sourceOf('Model;GB;Status;Price'), noAnswers, '  ') ?? {})))
  const known = named && knownShape(['Model', 'GB', 'Price', 'Status'], [named])
  assert.equal(known?.shape.name, 'Recycler, weekly')
})
