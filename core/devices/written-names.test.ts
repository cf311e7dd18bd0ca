import assert from 'node:assert/strict'
import { test } from 'node:test'
import { identify } from './devices.ts'
import { writtenNames } from './testing/written-names.ts'

/** Of a hundred. A name that is sure and wrong is never allowed. */
const leastRight = 97

const cases = writtenNames.flatMap(({ kind, lines }) =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [text = '', keys = ''] = line.split(' => ')
      return { kind, text, keys: keys === '-' ? [] : keys.split(' / ') }
    }),
)

for (const { kind } of writtenNames) {
  test(`reads names: ${kind}`, () => {
    const own = cases.filter((one) => one.kind === kind)
    const wrong = own.flatMap(({ text, keys }) => {
      const found = identify(text).matches.map(({ device }) => device.key)
      return sameKeys(found, keys) ? [] : [`${text}: ${found.slice(0, 4).join(' / ') || '-'}`]
    })
    assert.ok(wrong.length <= (own.length * (100 - leastRight)) / 100, wrong.join('\n'))
  })
}

test('is never sure of another device', () => {
  for (const { text, keys } of cases) {
    const { confidence, matches } = identify(text)
    if (confidence === 'exact')
      assert.deepEqual(
        matches.map(({ device }) => device.key),
        keys,
        text,
      )
  }
})

test('says of each text where it is from', () => {
  // none is from a listing: who adds one puts its source here
  assert.deepEqual([...new Set(writtenNames.map(({ source }) => source))], ['written for this table'])
})

test('has at least 300 names', () => assert.ok(cases.length >= 300, `${cases.length}`))

function sameKeys(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((key) => other.includes(key))
}
