import assert from 'node:assert/strict'
import { test } from 'vitest'
import { wayOf } from './quote-sent.ts'
import { createTexts } from '../../messages/texts.ts'

test('mails say who pays whom, and at nil that nobody does', () => {
  assert.deepEqual([-1, 0, 1].map(wayOf), ['paid', 'none', 'pays'])
  for (const [locale, words] of [
    ['en', 'Nothing to pay'],
    ['de', 'Nichts zu zahlen'],
    ['fr', 'Rien à payer'],
    ['es', 'Nada que pagar'],
  ] as const) {
    const texts = createTexts(locale)
    for (const key of ['quoteSent.direction.none', 'news.price.none', 'news.net.none'] as const)
      assert.equal(texts(key), words)
  }
})
