import assert from 'node:assert/strict'
import { test } from 'vitest'
import { identify } from '../devices.ts'
import { listedNames } from '../testing/listed-names.ts'
import { isReadRight, isSureAndWrong, nameCases, readingOf, unknownKeys } from '../testing/name-cases.ts'

/** Minimum share of right readings, per cent of the titles of a language. */
const leastRight = 95

/**
 * Minimum share of sure readings among titles with a single device. One unknown word makes a title unsure, so
 * this measures the known words.
 */
const leastSure = 0.84

const cases = nameCases(listedNames)
const kinds = [...new Set(cases.map(({ kind }) => kind))]

for (const kind of kinds) {
  test(`reads titles as they were: ${kind}`, () => {
    const own = cases.filter((one) => one.kind === kind)
    const wrong = own.filter((one) => !isReadRight(one)).map(readingOf)
    assert.ok(wrong.length <= (own.length * (100 - leastRight)) / 100, wrong.join('\n'))
  })
}

test('is never sure of another device than the one listed', () => {
  assert.deepEqual(cases.filter(isSureAndWrong).map(readingOf), [])
})

test('is sure of most titles that name a single device', () => {
  const single = cases.filter(
    ({ keys: [key, another] }) => key?.endsWith('*') === false && another === undefined,
  )
  const sure = single.filter(({ text }) => identify(text).confidence === 'exact')
  assert.ok(sure.length >= leastSure * single.length, `${sure.length} of ${single.length}`)
})

test('has at least 300 titles, 60 in each of four languages', () => {
  assert.ok(cases.length >= 300, `${cases.length}`)
  for (const language of ['English', 'French', 'German', 'Spanish']) {
    const own = cases.filter(({ kind }) => kind === `listing, ${language}`)
    assert.ok(own.length >= 60, `${language}: ${own.length}`)
  }
})

test('each key stands for a device', () => {
  assert.deepEqual(cases.flatMap(unknownKeys), [])
})
