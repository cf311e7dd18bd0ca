import assert from 'node:assert/strict'
import { test } from 'vitest'
import { listedNames } from '../testing/listed-names.ts'
import { nameCases } from '../testing/name-cases.ts'
import { typicalNames } from '../testing/typical-names.ts'
import { fold } from './fold.ts'
import { notePatterns } from './note-patterns.ts'

test('every text that has a pattern has one of the words that the pattern needs', () => {
  const texts = nameCases([...listedNames, ...typicalNames]).map(({ text }) => fold(text))
  const passedOver = notePatterns.flatMap(({ what, pattern, needs }) =>
    texts
      .filter((text) => text.search(pattern) >= 0 && needs?.some((one) => text.includes(one)) === false)
      .map((text) => `${what}: ${text}`),
  )
  assert.deepEqual(passedOver, [])
})
