import assert from 'node:assert/strict'
import { test } from 'vitest'
import { printableScripts, unprintableWords } from '@costard/quotes'
import { printablePoints, scriptFontsFor } from './fonts.ts'

/** A name in each script that Review considers printable. */
const names: Readonly<Record<(typeof printableScripts)[number], string>> = {
  Latin: 'Nguyễn Łukasz Þór',
  Greek: 'Ελένη Παπαδοπούλου',
  Cyrillic: 'Іван Щорс',
  Devanagari: 'श्रीकृष्ण विद्यार्थी',
  Arabic: 'فاطمة ڈاکٹر',
  Hebrew: 'דוד בן־גוריון',
  Thai: 'สมชาย ใจดี',
  Han: '刘云龙 陳怡君',
  Bopomofo: 'ㄨㄤˊㄒㄧㄠˇㄇㄧㄥˊ',
  Hiragana: 'やまだ',
  Katakana: 'ヴィンセント',
  Hangul: '김철수',
}

test('the fonts have the letters of every script that Review says can be printed', () => {
  for (const name of Object.values(names)) {
    const points = printablePoints(scriptFontsFor(name, 'IE'))
    const missing = [...name].filter((letter) => !points.has(letter.codePointAt(0) ?? 0))
    assert.deepEqual(missing, [], name)
    assert.deepEqual(unprintableWords(name), [])
  }
})

test('no font has a letter that Review says cannot be printed', () => {
  const points = printablePoints(scriptFontsFor(Object.values(names).join(' '), 'IE'))
  const wrong = [...points]
    .map((point) => String.fromCodePoint(point))
    .filter((letter) => unprintableWords(letter).length > 0)
  assert.deepEqual(wrong, [])
})
