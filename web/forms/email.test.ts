import assert from 'node:assert/strict'
import { test } from 'vitest'
import { asciiEmail, findEmailProblem, shownEmail } from './email.ts'

test('finds what is wrong with an address before the server does', () => {
  for (const [text, problem] of [
    ['', 'missing'],
    ['niamh', 'bad'],
    ['niamh@', 'bad'],
    ['a b@example.com', 'bad'],
    ['a@b@example.com', 'bad'],
    ['a@-example.com', 'bad'],
    ['jürgen@köln.example', 'letters'],
    ['juergen@köln.example', undefined],
    ["o'neil+shop@example.com", undefined],
    [' niamh@example.com ', undefined],
    ['niamh@localhost', undefined],
  ] as const) {
    assert.equal(findEmailProblem(text), problem, text)
  }
})

test('an address is sent in ASCII and shown as it was typed', () => {
  assert.equal(asciiEmail(' x@Köln.example '), 'x@xn--kln-sna.example')
  assert.equal(shownEmail('x@xn--kln-sna.example'), 'x@köln.example')
  assert.equal(shownEmail('niamh@example.com'), 'niamh@example.com')
})
