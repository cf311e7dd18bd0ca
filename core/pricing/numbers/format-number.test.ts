import assert from 'node:assert/strict'
import { test } from 'vitest'
import { formatNumber, formatPercent, formatShare, unitAfter } from './format-number.ts'

const shown = (text: string): string => text.replaceAll('\u00a0', '_').replaceAll('\u202f', '~')

for (const [locale, number, percent] of [
  ['en-IE', '1,234,567.5', '-92.5%'],
  ['en-NL', '1,234,567.5', '-92.5%'],
  ['en-IN', '12,34,567.5', '-92.5%'],
  ['en-SE', '1_234_567,5', '-92,5%'],
  ['fr-FR', '1~234~567,5', '-92,5_%'],
  ['fr-CH', "1'234'567.5", '-92.5_%'],
  ['de-AT', '1.234.567,5', '-92,5_%'],
  ['de-CH', "1'234'567.5", '-92.5_%'],
  ['es-MX', '1,234,567.5', '-92.5_%'],
  ['es_ES', '1.234.567,5', '-92,5_%'],
  ['fr', '1~234~567,5', '-92,5_%'],
  ['ja-JP', '1,234,567.5', '-92.5%'],
] as const)
  test(`${locale} writes ${shown(number)} and ${percent}`, () => {
    assert.equal(shown(formatNumber(1234567.5, locale, { maxDecimals: 2 })), number)
    assert.equal(shown(formatPercent(-9250, locale)), percent)
  })

test('leaves four digits of Spanish ungrouped', () => {
  assert.equal(formatNumber(1234, 'es-ES'), '1234')
  assert.equal(formatNumber(12345, 'es-ES'), '12.345')
  assert.equal(formatNumber(1234, 'es-MX'), '1,234')
})

test('rounds, keeps the fewest decimals, and never writes -0', () => {
  assert.equal(formatNumber(1.25, 'en', { minDecimals: 1, maxDecimals: 1 }), '1.3')
  assert.equal(formatNumber(2, 'en', { minDecimals: 1 }), '2.0')
  assert.equal(formatNumber(-0.001, 'en', { maxDecimals: 2 }), '0')
})

test('signs a change, and writes shares in whole per cent', () => {
  assert.equal(formatPercent(500, 'en', { signed: true }), '+5%')
  assert.equal(formatPercent(0, 'en', { signed: true }), '0%')
  assert.equal(formatShare(2 / 3, 'en'), '67%')
})

test('a unit follows its number as the language writes it', () => {
  assert.deepEqual(
    ['en', 'de', 'fr', 'es'].map((language) => shown(unitAfter('%', language))),
    ['%', '_%', '_%', '_%'],
  )
  assert.equal(shown(unitAfter('months', 'en')), '_months')
  assert.equal(unitAfter(undefined, 'en'), '')
})
