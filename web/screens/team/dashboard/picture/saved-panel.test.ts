import assert from 'node:assert/strict'
import { test } from 'vitest'
import { hasSome } from './own-fonts.ts'
import { csvOf } from './saved-panel.ts'

test('figures are saved as numbers, and no text of a customer is computed by a spreadsheet', () => {
  const rows = [{ values: ['=HYPERLINK("x")', 3, '-12.50'] }, { values: ['Screen, back', 0.25, '4.00'] }]
  assert.equal(
    csvOf(['Question', 'Share', 'In all'], rows),
    'Question,Share,In all\r\n"\'=HYPERLINK(""x"")",3,-12.50\r\n"Screen, back",0.25,4.00',
  )
})

test('a font face is needed if one of its letters is written', () => {
  const latin = 'U+0000-00FF, U+0131, U+0152-0153'
  assert.equal(hasSome(latin, 'Ankauf'), true)
  assert.equal(hasSome(latin, 'Łódź'), true)
  assert.equal(hasSome('U+0100-02BA', 'Ankauf'), false)
  assert.equal(hasSome('U+0100-02BA', 'Łódź'), true)
  assert.equal(hasSome('U+4??', 'Я'), true)
  assert.equal(hasSome('', 'Ankauf'), true)
})
