import assert from 'node:assert/strict'
import { test } from 'vitest'
import { checkKinds } from '@costard/pricing'
import { languages } from '../names/languages.ts'
import { reasonWords } from '../pricing/trace-labels.ts'

test('a reason has words in every language, also one that the catalog does not word', () => {
  const wording = { reasons: { locked: { en: 'It is locked', de: 'Es ist gesperrt' }, silent: {} } }
  const reasons = [
    { reason: 'belowMinimum' },
    { reason: 'range' },
    { reason: 'silent' },
    { reason: 'toString' },
    ...checkKinds.map((check) => ({ reason: `check:${check}`, check })),
  ]
  for (const reason of reasons) {
    const texts = languages.map((language) => reasonWords(reason, wording, language))
    assert.equal(new Set(texts).size, languages.length, reason.reason)
    assert.ok(texts.every((text) => text !== '' && !text.includes(reason.reason)))
  }
  assert.equal(reasonWords({ reason: 'locked' }, wording, 'de'), 'Es ist gesperrt')
})
