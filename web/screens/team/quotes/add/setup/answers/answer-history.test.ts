import assert from 'node:assert/strict'
import { test } from 'vitest'
import { type Step, undo, withStep } from './answer-history.ts'

test('undoes the last answer and keeps the others', () => {
  const history = withStep(withStep([], {}, { lock: 'off' }, false), { lock: 'off' }, { lock: 'no' }, false)
  const once = undo(history, { lock: 'no', owner: 'yes' })
  assert.deepEqual(once?.answers, { lock: 'off', owner: 'yes' })
  assert.equal(once.question, 'lock')
  const twice = undo(once.history, once.answers)
  assert.deepEqual(twice?.answers, { owner: 'yes' })
  assert.equal(undo(twice.history, twice.answers), undefined)
})

test('several answers given at once are one step', () => {
  const history = withStep([], { lock: 'off' }, { lock: 'off', screen: 'a', frame: ['none'] }, false)
  assert.deepEqual(undo(history, { lock: 'off', screen: 'a', frame: ['none'] })?.answers, { lock: 'off' })
})

test('a number typed digit by digit is one step', () => {
  let history: readonly Step[] = withStep([], {}, { lock: 'off' }, false)
  history = withStep(history, { lock: 'off' }, { lock: 'off', battery: 9 }, true)
  history = withStep(history, { lock: 'off', battery: 9 }, { lock: 'off', battery: 90 }, true)
  const undone = undo(history, { lock: 'off', battery: 90 })
  assert.deepEqual(undone?.answers, { lock: 'off' })
  assert.equal(undone.history.length, 1)
})

test('a step that was undone elsewhere is skipped', () => {
  const first = withStep([], {}, { lock: 'off' }, false)
  const history = withStep(first, { lock: 'off' }, { lock: 'off', owner: 'no' }, false)
  assert.deepEqual(undo(history, { lock: 'off' })?.answers, {})
})
