import assert from 'node:assert/strict'
import { test } from 'vitest'
import { type Language, languages } from '@costard/contract'
import { allMessages } from './testing/all-messages.ts'
import { sameAsEnglish } from './testing/same-as-english.ts'
import { textProblems } from './testing/text-problems.ts'

const others = languages.filter((language): language is Exclude<Language, 'en'> => language !== 'en')

test('every text is there in every language, with the same values and tags', async () => {
  const messages = await allMessages()
  const problems = others.flatMap((language) => [
    ...[...messages.en].flatMap(([key, english]) => {
      const text = messages[language].get(key)
      const found = text === undefined ? ['is missing'] : textProblems(language, english, text)
      return found.map((problem) => `${language} ${key} ${problem}`)
    }),
    ...[...messages[language].keys()]
      .filter((key) => !messages.en.has(key))
      .map((key) => `${language} ${key} is not there in English`),
  ])
  assert.deepEqual(problems, [])
})

test('the list of words shared with English has no other words', async () => {
  const messages = await allMessages()
  for (const language of others) {
    const shared = new Set(
      [...messages.en].filter(([key, text]) => messages[language].get(key) === text).map(([, text]) => text),
    )
    assert.deepEqual(
      sameAsEnglish[language].filter((text) => !shared.has(text)),
      [],
      language,
    )
  }
})

const wrong: readonly [Exclude<Language, 'en'>, english: string, text: string, problem: string][] = [
  ['de', 'Send it', '', 'is empty'],
  ['de', 'Send it', 'Send it', 'is the English text'],
  ['de', 'To {email}', 'An {mail}', 'lacks argument email'],
  ['de', 'To {email}', 'An {mail}', 'has argument mail'],
  ['es', 'Up to <b>{price}</b>', 'Hasta {price}', 'lacks tag b'],
  ['es', '{who, select, you {you} other {him}}', '{who, select, other {él}}', 'lacks select who other,you'],
  ['de', '{n, plural, other {#}}', '{n, plural, few {#} other {#}}', 'has the plural few, which de has not'],
  ['fr', 'Which one?', 'Lequel ?', 'spaces “l ?” wrongly'],
  ['fr', 'Which one?', 'Lequel?', 'spaces “el?” wrongly'],
  ['fr', 'To: {email}', 'À : {email}', 'spaces “À :” wrongly'],
  ['fr', 'Nothing for “{text}”', 'Rien pour «{text}»', 'spaces “«·” wrongly'],
]

test('reports what is wrong with a text', () => {
  for (const [language, english, text, problem] of wrong) {
    assert.ok(
      textProblems(language, english, text).includes(problem),
      `${text}: ${textProblems(language, english, text).join()}`,
    )
  }
})

test('accepts what is right', () => {
  assert.deepEqual(textProblems('fr', 'Which one?', 'Lequel\u202F?'), [])
  assert.deepEqual(textProblems('fr', 'At https://', 'À https://'), [])
  assert.deepEqual(textProblems('fr', 'For “{text}”', 'Pour «\u00A0{text}\u00A0»'), [])
  assert.deepEqual(textProblems('de', '{a} × {b}', '{a} × {b}'), [])
  assert.deepEqual(textProblems('de', '', ''), [])
})
