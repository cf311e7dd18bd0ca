import assert from 'node:assert/strict'
import { test } from 'vitest'
import { withSuggested } from './with-suggested.ts'

test('an answer brings the services that it suggests, and takes those of the answer before', () => {
  const own = { key: 'film', quantity: 2 }
  const screen = withSuggested([own], { before: [], now: ['screen'] })
  assert.deepEqual(screen, [own, { key: 'screen' }])
  assert.deepEqual(withSuggested(screen, { before: ['screen'], now: ['battery'] }), [own, { key: 'battery' }])
  assert.deepEqual(withSuggested(screen, { before: ['screen'], now: [] }), [own])
})

test('a suggested service that was removed stays away until it is suggested again', () => {
  assert.deepEqual(withSuggested([], { before: ['screen'], now: ['screen', 'battery'] }), [
    { key: 'battery' },
  ])
  assert.deepEqual(withSuggested([], { before: [], now: ['screen'] }), [{ key: 'screen' }])
})

test('a suggested service keeps what was set for it', () => {
  const chosen = [{ key: 'screen', isOptional: true }]
  assert.deepEqual(withSuggested(chosen, { before: [], now: ['screen'] }), chosen)
})
