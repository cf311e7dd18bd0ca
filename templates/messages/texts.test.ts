import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTexts, pickLocale } from './texts.ts'

test('falls back to English for missing texts', () => {
  for (const locale of ['en', 'fr', 'de', 'es'] as const) {
    assert.equal(
      createTexts(locale)('signInLink.subject', { productName: 'Costard' }),
      'Sign in to Costard Pro',
    )
  }
})

test('picks a language from a tag, English for unsupported ones', () => {
  assert.equal(pickLocale('fr-CA'), 'fr')
  assert.equal(pickLocale('DE'), 'de')
  assert.equal(pickLocale('pt'), 'en')
  assert.equal(pickLocale('constructor'), 'en')
  assert.equal(pickLocale(undefined), 'en')
})
