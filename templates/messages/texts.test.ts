import assert from 'node:assert/strict'
import { test } from 'vitest'
import { createTexts, pickLocale } from './texts.ts'

test('speaks the language asked for', () => {
  const signIn = (locale: Parameters<typeof createTexts>[0]) => createTexts(locale)('signInLink.button')
  assert.deepEqual((['en', 'fr', 'de', 'es'] as const).map(signIn), [
    'Sign in',
    'Se connecter',
    'Anmelden',
    'Iniciar sesión',
  ])
})

test('picks a language from a tag, English for unsupported ones', () => {
  assert.equal(pickLocale('fr-CA'), 'fr')
  assert.equal(pickLocale('DE'), 'de')
  assert.equal(pickLocale('pt'), 'en')
  assert.equal(pickLocale('constructor'), 'en')
  assert.equal(pickLocale(undefined), 'en')
})
