import assert from 'node:assert/strict'
import { test } from 'vitest'
import { parse } from '@formatjs/icu-messageformat-parser'
import { pseudoText, pseudoTexts } from './pseudo-texts.ts'
import { allMessages } from './testing/all-messages.ts'
import { placeholders } from './testing/text-problems.ts'

test('words become longer, arguments and tags stay', () => {
  assert.equal(pseudoText('Send'), '⟦Séèñd⟧')
  assert.equal(
    pseudoText('{count, plural, one {# offer} other {<b>#</b> offers}} at https://'),
    '⟦{count, plural, one {# öófféèr} other {<b>#</b> öófféèrš}} àát https://⟧',
  )
  assert.deepEqual(pseudoTexts({ a: '', b: { c: 'No' } }), { a: '', b: { c: '⟦Nöó⟧' } })
})

test('every text can still be read and has the same values', async () => {
  for (const [key, text] of (await allMessages()).en)
    if (text !== '') assert.deepEqual(placeholders(parse(pseudoText(text))), placeholders(parse(text)), key)
})
