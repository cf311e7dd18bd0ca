import assert from 'node:assert/strict'
import { test } from 'vitest'
import { isReadRight, isSureAndWrong, nameCases, readingOf } from '../testing/name-cases.ts'
import { listedNames } from '../testing/listed-names.ts'
import { writtenNames } from '../testing/written-names.ts'

/** Minimum share of right readings, per cent. A sure and wrong reading is never allowed. */
const leastRight = 97

const cases = nameCases(writtenNames)

for (const { kind } of writtenNames) {
  test(`reads names: ${kind}`, () => {
    const own = cases.filter((one) => one.kind === kind)
    const wrong = own.filter((one) => !isReadRight(one)).map(readingOf)
    assert.ok(wrong.length <= (own.length * (100 - leastRight)) / 100, wrong.join('\n'))
  })
}

test('is never sure of another device', () => {
  assert.deepEqual(cases.filter(isSureAndWrong).map(readingOf), [])
})

test('says of each text where it is from', () => {
  // titles from listings belong into the other table
  assert.deepEqual([...new Set(writtenNames.map(({ source }) => source))], ['written for this table'])
  for (const { kind, source } of listedNames) assert.match(source, place, kind)
})

/** A site or a shop, followed by the file that contains the title. */
const place = /^\S.*\b[Ff]rom \S/s

test('has at least 300 names', () => assert.ok(cases.length >= 300, `${cases.length}`))
