import assert from 'node:assert/strict'
import { test } from 'vitest'
import { answersIn } from './answer.ts'
import { linkResolver } from './link-resolver.ts'
import { searchAnswers } from './search-answers.ts'
import { markedParts, wordsOf } from './words.ts'

const paragraph = (text: string) => [{ type: 'paragraph', text, spans: [] }]
const document = (uid: string, data: object) => ({ id: `id-${uid}`, uid, type: 'faq', data }) as never
const answers = answersIn([
  document('floor', {
    question: 'What is the floor?',
    group: 'catalogs',
    order: 2,
    answer: paragraph('The least.'),
  }),
  document('raise', {
    question: 'Raise all prices',
    group: 'catalogs',
    order: 1,
    answer: paragraph('Above the floor.'),
  }),
  document('resume', { question: 'Où est le résumé ?', group: 'quotes', words: 'Übersicht' }),
  document('odd', { question: 'Odd group', group: 'elsewhere' }),
  document('empty', {}),
])
const uids = (search: string): string =>
  searchAnswers(answers, search)
    .map(({ uid }) => uid)
    .join(' ')

test('answers stand in the order of their groups', () => {
  assert.equal(uids(''), 'resume raise floor odd')
})

test('a search finds the starts of words, without accents, questions first', () => {
  assert.equal(uids('flo'), 'floor raise')
  assert.equal(uids('RESUME'), 'resume')
  assert.equal(uids('ubersicht'), 'resume')
  assert.equal(uids('floor above'), 'raise')
  assert.equal(uids('lower'), '')
})

test('marks the words that start with what was searched', () => {
  assert.deepEqual(
    markedParts('Où est le résumé ?', wordsOf('resu')).filter(({ isMarked }) => isMarked),
    [{ text: 'résumé', isMarked: true }],
  )
})

test('a link to an answer leads to its page, every other to home', () => {
  assert.equal(linkResolver({ type: 'faq', uid: 'make-a-quote' }), '/faq/make-a-quote')
  assert.equal(linkResolver({ type: 'page', uid: 'privacy' }), '/')
  assert.equal(linkResolver({ type: 'faq', uid: null }), '/')
})
