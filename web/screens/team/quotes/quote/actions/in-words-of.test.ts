import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { CatalogWording, PublicLine } from '@costard/contract'
import { inWordsOf } from './in-words-of.ts'

const offer = { netMinor: -10_000, trace: [], description: null }
// The fields that the function reads, of a line that was sent in German.
const line = {
  id: 'a',
  offers: [
    { ...offer, propositionKey: 'cash', name: 'Bargeld' },
    { ...offer, propositionKey: 'gone', name: 'Gutschein' },
  ],
  options: [{ key: 'case', name: 'Hülle' }],
} as unknown as PublicLine
const wording = {
  propositions: { cash: { name: { en: 'Cash', de: 'Bargeld' } } },
  services: { case: { name: { en: 'Case', de: 'Hülle' } } },
} as unknown as CatalogWording

test('names that were sent in the language of the customer are read in that of the member', () => {
  const { offers, options } = inWordsOf(line, { wording }, 'en')
  assert.deepEqual(
    offers.map(({ name }) => name),
    ['Cash', 'Gutschein'],
  )
  assert.deepEqual(options?.[0]?.name, 'Case')
  assert.equal(inWordsOf(line, undefined, 'en'), line)
})
