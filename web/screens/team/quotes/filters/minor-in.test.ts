import assert from 'node:assert/strict'
import { test } from 'vitest'
import { minorIn } from './minor-in.ts'

test('an amount to filter by has the decimals of its currency and the marks of its region', () => {
  for (const [text, currency, region, minor] of [
    ['10000', 'HUF', 'en-HU', '1000000'],
    ['10 000 Ft', 'HUF', 'en-HU', '1000000'],
    ['1.000', 'EUR', 'de-DE', '100000'],
    ["10'000", 'CHF', 'de-CH', '1000000'],
    ['1 000', 'EUR', 'fr-FR', '100000'],
    ['2,500', 'EUR', 'en-IE', '250000'],
    ['62,5', 'KWD', 'fr-KW', '62500'],
    ['12345', 'JPY', 'en-JP', '12345'],
    [' ', 'EUR', 'en-IE', ''],
    ['1,000', 'KWD', 'en-KW', undefined],
    ['-5', 'EUR', 'en-IE', undefined],
    ['about 5', 'EUR', 'en-IE', undefined],
    ['99999999999', 'EUR', 'en-IE', undefined],
  ] as const)
    assert.equal(minorIn(text, currency, region), minor, `${text} ${currency} ${region}`)
})
