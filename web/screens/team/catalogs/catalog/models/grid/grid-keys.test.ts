import assert from 'node:assert/strict'
import { test } from 'vitest'
import { gridKey } from './grid-keys.ts'

const noModifiers = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
const cell = { isFamily: false, isReadOnly: false }
const press = (key: string, held: Partial<typeof noModifiers> = {}, at: Partial<typeof cell> = {}) =>
  gridKey({ key, ...noModifiers, ...held }, { ...cell, ...at })

test('arrows move, with Shift they select, with Ctrl they go to the edge', () => {
  const up = { does: 'move', step: 'up', extend: false, toEdge: false }
  assert.deepEqual(press('ArrowUp'), up)
  assert.deepEqual(press('ArrowUp', { shiftKey: true }), { ...up, extend: true })
  assert.deepEqual(press('ArrowUp', { metaKey: true }), { ...up, toEdge: true })
  assert.deepEqual(press('Enter', { shiftKey: true }), up)
})

test('Enter folds a heading and goes down from a cell', () => {
  assert.deepEqual(press('Enter', {}, { isFamily: true }), { does: 'fold' })
  assert.deepEqual(press('Enter'), { does: 'move', step: 'down', extend: false, toEdge: false })
})

test('a letter starts a field with itself, Space and F2 with what the cell has', () => {
  assert.deepEqual(press('7'), { does: 'edit', text: '7' })
  assert.deepEqual(press(' '), { does: 'edit' })
  assert.deepEqual(press('F2'), { does: 'edit' })
  assert.deepEqual(press('%'), { does: 'changeMany' })
})

test('keys of the browser are left to it', () => {
  for (const [key, held] of [
    ['c', { ctrlKey: true }],
    ['f', { metaKey: true }],
    ['e', { altKey: true }],
    ['Tab', {}],
    ['F5', {}],
    ['Shift', { shiftKey: true }],
  ] as const)
    assert.equal(press(key, held), undefined, key)
})

test('who may not change prices moves and selects, and nothing else', () => {
  const readOnly = { isReadOnly: true }
  for (const key of ['7', ' ', 'F2', 'Delete', 'Backspace', '%'])
    assert.equal(press(key, {}, readOnly), undefined)
  assert.equal(press('d', { ctrlKey: true }, readOnly), undefined)
  assert.deepEqual(press('a', { ctrlKey: true }, readOnly), { does: 'selectAll' })
  assert.deepEqual(press('Escape', {}, readOnly), { does: 'unselect' })
})
