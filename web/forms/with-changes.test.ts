import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withChanges } from './with-changes.ts'

test('what a colleague saved stays in the fields that were not changed here', () => {
  const before = { phone: '', town: 'Dublin', hours: [9, 17], legalName: 'Old' }
  const saved = { phone: '', town: 'Cork', hours: [8, 17], legalName: 'Theirs' }
  const now = { phone: '+353 1', town: 'Dublin', hours: [9, 17], legalName: 'Mine' }
  assert.deepEqual(withChanges(saved, before, now), {
    phone: '+353 1',
    town: 'Cork',
    hours: [8, 17],
    legalName: 'Mine',
  })
  assert.deepEqual(withChanges(saved, before, { ...before, town: '' }), { ...saved, town: '' })
})
