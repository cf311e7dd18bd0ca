import assert from 'node:assert/strict'
import { test } from 'vitest'
import { languages } from '@costard/contract'
import {
  currencyExponent,
  decimalAmount,
  formatAmount,
  formatMoney,
  formatMoneyBriefly,
  parseMoney,
} from '@costard/pricing'
import { countries } from './countries.ts'
import { localeOf } from './locale.ts'

// Currencies with no, two and three decimals, and one for which ISO 4217 and Intl differ.
const others = ['JPY', 'EUR', 'KWD', 'HUF', 'CHF']
const amounts = [0, 5, 99, 100, 1234, 12_345, 100_000, 123_456, 1_000_000, 1_234_567, 123_456_789, -123_450]

const locales = languages.flatMap((language) =>
  countries.map(({ code, currency }) => ({ id: `${language}-${code}`, currency })),
)

for (const write of [
  formatMoney,
  formatMoneyBriefly,
  formatAmount,
  function typed(minor: number, currency: string, locale: string) {
    return formatAmount(minor, currency, locale, { isTyped: true })
  },
])
  test(`every amount of ${write.name} is read as itself`, () => {
    for (const { id, currency } of locales)
      for (const one of [currency, ...others])
        for (const minor of amounts) {
          const text = write(minor, one, id)
          assert.deepEqual(parseMoney(text, one, id), { minor }, `${text} in ${id}`)
        }
  })

test('a mark that may be either is asked about where a currency has three decimals', () => {
  for (const { id } of locales) {
    const { decimalSeparator } = localeOf(id)
    const other = decimalSeparator === ',' ? '.' : ','
    assert.deepEqual(parseMoney(`1${other}000`, 'KWD', id), { error: 'ambiguous' }, id)
    assert.deepEqual(parseMoney(`1${decimalSeparator}000`, 'KWD', id), { minor: 1000 }, id)
  }
})

test('/locale states the marks that amounts are written with', () => {
  for (const { id, currency } of locales) {
    const { decimalSeparator, groupSeparator } = localeOf(id)
    const text = formatAmount(123_456_789, 'EUR', id)
    const marks = [...new Set(text.replaceAll(/\d/g, ''))]
    assert.deepEqual(marks, [groupSeparator, decimalSeparator], `${id} ${currency}`)
  }
})

test('programs read amounts with the decimals of ISO 4217', () => {
  assert.equal(decimalAmount(1_234_550, 'HUF'), '12345.50')
  assert.equal(decimalAmount(1_234_550, 'KWD'), '1234.550')
  assert.equal(decimalAmount(1_234_550, 'JPY'), '1234550')
  assert.equal(decimalAmount(-5, 'EUR'), '-0.05')
  assert.equal(decimalAmount(1, 'IQD'), '0.001')
})

test('decimals are those of ISO 4217 in every country', () => {
  const none = ['CLP', 'JPY', 'KRW', 'ISK', 'PYG', 'VND', 'XAF', 'XOF', 'UGX', 'RWF']
  const three = ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']
  for (const { code, currency } of countries) {
    const decimals = none.includes(currency) ? 0 : three.includes(currency) ? 3 : 2
    assert.equal(currencyExponent(currency), decimals, code)
    assert.equal(decimalAmount(0, currency).replace(/^0\.?/, '').length, decimals, code)
  }
})
