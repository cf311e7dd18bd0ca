import assert from 'node:assert/strict'
import { test } from 'vitest'
import { labelled } from './labelled.ts'

test('a label has the colon of its language, a question its own mark', () => {
  assert.equal(labelled('Battery', '90%', 'en'), 'Battery: 90%')
  assert.equal(labelled('Batterie', '90 %', 'fr'), 'Batterie\u00a0: 90 %')
  assert.equal(labelled('How is the screen?', 'Spots', 'en'), 'How is the screen? Spots')
  assert.equal(labelled('Comment est l’écran ?', 'Taches', 'fr'), 'Comment est l’écran ? Taches')
})
