import assert from 'node:assert/strict'
import { test } from 'vitest'
import { deviceNumberIn, hasWords, markWords, readTyped } from './typed-words.ts'

test('the first character says where to search', () => {
  assert.deepEqual(readTyped('  harbour '), { scope: 'all', words: 'harbour' })
  assert.deepEqual(readTyped('> new'), { scope: 'actions', words: 'new' })
  assert.deepEqual(readTyped('#20429'), { scope: 'quotes', words: '20429' })
  assert.deepEqual(readTyped(''), { scope: 'all', words: '' })
})

test('finds words in any order, without case and accents', () => {
  assert.ok(hasWords('Cambiar el equipo a Müller', 'muller CAMBIAR'))
  assert.ok(hasWords('Réglages', 'reglages'))
  assert.ok(hasWords('anything', '  '))
  assert.ok(!hasWords('New quote', 'new customer'))
})

test('marks what was found and keeps the text', () => {
  const marked = (text: string, words: string): string =>
    markWords(text, words)
      .map((part) => (part.isFound ? `[${part.text}]` : part.text))
      .join('')
  assert.equal(marked('Harbour Hotels', 'har'), '[Har]bour Hotels')
  assert.equal(marked('Café Élan', 'elan cafe'), '[Café] [Élan]')
  assert.equal(marked('Zoë 🍏 Straße', 'str'), 'Zoë 🍏 [Str]aße')
  assert.equal(marked('İstanbul', 'ist'), '[İst]anbul')
  assert.equal(marked('Nothing', ''), 'Nothing')
  for (const text of ['', 'Å', '👩‍🔧 repairs', 'ﬀ ﬁ'])
    assert.equal(
      markWords(text, 'f r')
        .map((part) => part.text)
        .join(''),
      text,
    )
})

test('distinguishes the number of a device from other words', () => {
  assert.equal(deviceNumberIn('35 332510 123456 9'), '353325101234569')
  assert.equal(deviceNumberIn('c39jk2lmn0px'), 'C39JK2LMN0PX')
  for (const words of ['iphone 15', 'harbour', '20429', 'Q-2026-00001', '12345678901234567'])
    assert.equal(deviceNumberIn(words), undefined, words)
})
