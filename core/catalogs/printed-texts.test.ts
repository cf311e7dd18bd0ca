import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { CatalogWording } from './catalog-document.ts'
import { printedTexts } from './printed-texts.ts'

test('names and labels are printed in every language, help and descriptions are not', () => {
  const label = (word: string) => ({ en: word, fr: `${word} fr` })
  const help = label('help')
  const wording: CatalogWording = {
    name: label('catalog'),
    grades: { a: { label: label('grade'), description: help } },
    questions: {
      body: {
        text: label('question'),
        customerText: label('to customers'),
        help,
        choices: { fine: { label: label('choice'), customerLabel: label('their choice'), help } },
      },
    },
    propositions: { cash: { name: label('proposition'), phrase: help, description: help } },
    services: { glass: { name: label('service'), description: help } },
    reasons: {},
  }
  const printed = ['question', 'to customers', 'choice', 'their choice', 'proposition', 'service', 'grade']
  assert.deepEqual(
    printedTexts(wording),
    printed.flatMap((word) => [word, `${word} fr`]),
  )
})
