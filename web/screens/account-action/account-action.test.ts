import assert from 'node:assert/strict'
import { test } from 'vitest'
import { continueAddress } from './account-action.ts'

const origin = 'https://pro.example'

test('continues at the page that asked for the link', () => {
  assert.equal(continueAddress(`${origin}/t/T1?a=b#c`, origin), `${origin}/t/T1?a=b#c`)
})

test('continues at the start without such a page, or with one of another origin', () => {
  for (const continueUrl of [
    null,
    '',
    'nonsense',
    'https://evil.example/',
    'https://pro.example.evil/',
    'javascript:alert(1)',
  ]) {
    assert.equal(continueAddress(continueUrl, origin), '/')
  }
})
