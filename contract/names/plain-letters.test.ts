import assert from 'node:assert/strict'
import { test } from 'vitest'
import { plainLetters } from './plain-letters.ts'

for (const [text, plain] of [
  ['Łukasz Ñuñez Žák', 'lukasz nunez zak'],
  ['Østergaard', 'ostergaard'],
  ['ılgaz İLGAZ', 'ilgaz ilgaz'],
  ['Đorđe Ðór Þór', 'dorde dor thor'],
  ['Æther, cœur, STRAẞE, Straße', 'aether, coeur, strasse, strasse'],
  ['Ħal Għaxaq, Ŧ, Sámi Ŋ', 'hal ghaxaq, t, sami n'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['東京 Zoë', '東京 zoe'],
] as const)
  test(`${text} is found as ${plain}`, () => assert.equal(plainLetters(text), plain))

test('plain letters stay as they are', () => {
  assert.equal(plainLetters(plainLetters('Þórður Æ')), plainLetters('Þórður Æ'))
})
