import assert from 'node:assert/strict'
import { test } from 'vitest'
import { currencyExponent } from './currency-exponent.ts'
import { formatMoney, formatMoneyBriefly } from './format-money.ts'

test('formats an amount for the locale', () => {
  assert.equal(formatMoney(123450, 'EUR', 'en'), '€1,234.50')
  assert.equal(formatMoney(123450, 'EUR', 'de').replace(/\s/g, ' '), '1.234,50 €')
  assert.equal(formatMoney(-5, 'GBP', 'en'), '-£0.05')
})

test('supports currencies with no and with three decimals', () => {
  assert.equal(currencyExponent('JPY'), 0)
  assert.equal(currencyExponent('kwd'), 3)
  assert.equal(formatMoney(1234, 'JPY', 'en'), '¥1,234')
  assert.equal(formatMoney(1234, 'KWD', 'en').replace(/\s/g, ' '), 'KWD 1.234')
})

test('keeps the cents of a large amount', () => {
  assert.equal(formatMoney(Number.MAX_SAFE_INTEGER, 'EUR', 'en'), '€90,071,992,547,409.91')
})

test('omits decimals only when all are zero', () => {
  assert.equal(formatMoneyBriefly(52000, 'EUR', 'en'), '€520')
  assert.equal(formatMoneyBriefly(52050, 'EUR', 'en'), '€520.50')
  assert.equal(formatMoneyBriefly(1000000, 'JPY', 'en'), '¥1,000,000')
})
