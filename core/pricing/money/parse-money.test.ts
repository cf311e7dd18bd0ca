import assert from 'node:assert/strict'
import { test } from 'vitest'
import fc from 'fast-check'
import { formatMoney, formatMoneyBriefly, parseMoney } from '../pricing.ts'

const typed: readonly (readonly [text: string, currency: string, locale: string, minor: number])[] = [
  ['1234.5', 'EUR', 'en', 123450],
  ['1,234.50', 'EUR', 'en', 123450],
  ['€ 1,234.50', 'EUR', 'en', 123450],
  ['1234,5', 'EUR', 'de', 123450],
  ['1.234,50 €', 'EUR', 'de', 123450],
  ['1.234', 'EUR', 'de', 123400],
  ['12.50', 'EUR', 'de', 1250],
  ['12,50', 'EUR', 'en', 1250],
  ['1 234,50 €', 'EUR', 'fr', 123450],
  ['1\u202f234,50\u00a0€', 'EUR', 'fr', 123450],
  ["1'234.50", 'CHF', 'de-CH', 123450],
  ['CHF 1’234.50', 'CHF', 'de-CH', 123450],
  ['1234.50 eur', 'EUR', 'en', 123450],
  ['12,34,567.89', 'INR', 'en-IN', 123456789],
  ['¥1,234', 'JPY', 'en', 1234],
  ['1.234', 'KWD', 'en', 1234],
  ['-5', 'EUR', 'en', -500],
  ['−5,00', 'EUR', 'fr', -500],
  ['-0', 'EUR', 'en', 0],
  ['.5', 'EUR', 'en', 50],
  ['  7  ', 'EUR', 'en', 700],
  ['1.234.500', 'EUR', 'fr', 123450000],
  ['0.500', 'KWD', 'ar-KW', 500],
  ['٠٫٥', 'KWD', 'en-KW', 500],
  ['１２３４', 'JPY', 'en-JP', 1234],
  ['1,000,000', 'KWD', 'en-KW', 1000000000],
  ["1'000", 'KWD', 'fr-CH', 1000000],
  ['1,000', 'KWD', 'fr-KW', 1000],
  ['12.50', 'EUR', 'fr', 1250],
  ['290,- €', 'EUR', 'de', 29000],
  ['1.290,-', 'EUR', 'de', 129000],
  ['380.-', 'CHF', 'de-CH', 38000],
  ["Fr. 1'050.–", 'CHF', 'de-CH', 105000],
  ['3 100:-', 'SEK', 'en', 310000],
  ['3100:– kr', 'SEK', 'de', 310000],
  ['１，２３４', 'JPY', 'en-JP', 1234],
]

for (const [text, currency, locale, minor] of typed) {
  test(`parses ${text} as ${minor} ${currency} in ${locale}`, () => {
    assert.deepStrictEqual(parseMoney(text, currency, locale), { minor })
  })
}

const wrong: readonly (readonly [text: string, currency: string, locale: string, error: string])[] = [
  ['', 'EUR', 'en', 'empty'],
  ['  ', 'EUR', 'en', 'empty'],
  ['abc', 'EUR', 'en', 'not-an-amount'],
  ['€', 'EUR', 'en', 'not-an-amount'],
  ['12 5', 'EUR', 'fr', 'not-an-amount'],
  ['1,23,4', 'EUR', 'en', 'not-an-amount'],
  ['1.2.3', 'EUR', 'en', 'not-an-amount'],
  ['--5', 'EUR', 'en', 'not-an-amount'],
  ['5.', 'EUR', 'en', 'not-an-amount'],
  ['1e3', 'EUR', 'en', 'not-an-amount'],
  ['$5', 'EUR', 'en', 'not-an-amount'],
  ['1.005', 'EUR', 'en', 'too-many-decimals'],
  ['1.5', 'JPY', 'en', 'too-many-decimals'],
  ['0.0001', 'KWD', 'en', 'too-many-decimals'],
  ['99999999999999999', 'EUR', 'en', 'amount-too-large'],
  ['12.500', 'EUR', 'fr', 'ambiguous'],
  ['12.500 €', 'EUR', 'fr', 'ambiguous'],
  ['1.234', 'KWD', 'fr', 'ambiguous'],
  ['1,000', 'KWD', 'en', 'ambiguous'],
  ['KWD 1,000', 'KWD', 'en-KW', 'ambiguous'],
  ['1.000', 'KWD', 'de-KW', 'ambiguous'],
  ['1,234', 'CHF', 'de-CH', 'ambiguous'],
]

for (const [text, currency, locale, error] of wrong) {
  test(`rejects ${JSON.stringify(text)} in ${currency}, ${locale}: ${error}`, () => {
    assert.deepStrictEqual(parseMoney(text, currency, locale), { error })
  })
}

const locales = 'en en-IE en-IN en-ZA en-SE en-DK fr fr-CH fr-CA de de-AT de-CH es es-MX it-CH ar-EG'.split(
  ' ',
)
const currencies = ['EUR', 'USD', 'GBP', 'CHF', 'JPY', 'KWD', 'INR', 'DKK', 'PLN', 'SEK', 'CLF', 'EGP']

test('parses every formatted amount, in many locales and currencies', () => {
  const most = Number.MAX_SAFE_INTEGER
  fc.assert(
    fc.property(
      fc.constantFrom(...locales),
      fc.constantFrom(...currencies),
      fc.oneof(fc.integer({ min: -999999, max: 999999 }), fc.integer({ min: -most, max: most })),
      (locale, currency, minor) => {
        const text = formatMoney(minor, currency, locale)
        assert.deepStrictEqual(parseMoney(text, currency, locale), { minor }, `${text} in ${locale}`)
        const brief = formatMoneyBriefly(minor, currency, locale)
        assert.deepStrictEqual(parseMoney(brief, currency, locale), { minor }, `${brief} in ${locale}`)
      },
    ),
    { numRuns: 4000 },
  )
})

test('returns a result for any text', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...locales), (text, locale) => {
      const parsed = parseMoney(text, 'EUR', locale)
      if ('minor' in parsed) assert.ok(Number.isSafeInteger(parsed.minor) && !Object.is(parsed.minor, -0))
    }),
  )
})
