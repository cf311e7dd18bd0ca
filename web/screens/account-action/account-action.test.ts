import assert from 'node:assert/strict'
import { test } from 'node:test'
import { continueAddress } from './account-action.ts'

const origin = 'https://pro.example'

test('goes on where the link was asked for', () => {
  assert.equal(continueAddress(`${origin}/t/T1?a=b#c`, origin), `${origin}/t/T1?a=b#c`)
})

test('goes on to the start when there is no such page, or it is not ours', () => {
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
