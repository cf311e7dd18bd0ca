import assert from 'node:assert/strict'
import { test } from 'vitest'
import { identify } from '../devices.ts'
import { isReadRight, isSureAndWrong, nameCases, readingOf, unknownKeys } from '../testing/name-cases.ts'
import { typicalNames } from '../testing/typical-names.ts'

/**
 * Minimum share of right readings, per cent of the titles of a language. At the first reading: 99 right, and
 * 84 of a hundred titles with one device sure.
 */
const leastRight = 98
const leastSure = 95

const cases = nameCases(typicalNames)

for (const kind of new Set(cases.map((one) => one.kind)))
  test(`reads what sellers typically write: ${kind}`, () => {
    const own = cases.filter((one) => one.kind === kind)
    const wrong = own.filter((one) => !isReadRight(one)).map(readingOf)
    assert.ok(wrong.length <= (own.length * (100 - leastRight)) / 100, wrong.join('\n'))
  })

test('is never sure of another device than the one meant', () => {
  assert.deepEqual(cases.filter(isSureAndWrong).map(readingOf), [])
})

test('is sure of nearly all typical titles of one device', () => {
  const single = cases.filter(({ keys }) => keys.length === 1)
  const unsure = single.filter(({ text }) => identify(text).confidence !== 'exact').map(readingOf)
  assert.ok(unsure.length <= (single.length * (100 - leastSure)) / 100, unsure.join('\n'))
})

test('has 72 titles in each of four languages, and keys that stand for devices', () => {
  assert.deepEqual(
    typicalNames.map(({ lines }) => lines.trim().split('\n').length),
    [72, 72, 72, 72, 12],
  )
  assert.deepEqual(cases.flatMap(unknownKeys), [])
})
