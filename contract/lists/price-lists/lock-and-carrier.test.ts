import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { Model } from '@costard/pricing'
import type { CatalogDocument } from '../../catalogs/catalog-document.ts'
import { readText } from '../tables/read-text.ts'
import { type Answers, noAnswers } from './answers.ts'
import type { ListColumn } from './columns.ts'
import { sourceTableOf } from './list-shape.ts'
import { nextQuestion } from './next-question.ts'
import { readPriceList } from './read-price-list.ts'

interface Tried {
  readonly models?: readonly Model[]
  readonly answers?: Partial<Answers>
  readonly columns?: Readonly<Record<number, ListColumn>>
}

function tryText(text: string, { models = [], answers = {}, columns = {} }: Tried = {}) {
  const table = readText(text, 1000)
  assert.ok('rows' in table)
  const document = {
    pricing: { currency: 'USD', models, grades: [{ code: 'A', rank: 1, factorBp: 10_000 }] },
    wording: { grades: { A: { label: { en: 'Like new' } } }, modelGroups: {} },
  } as unknown as CatalogDocument // what lists are read against
  const source = sourceTableOf(table, { grades: [], currency: 'USD' })
  const said = { ...source, columns: source.columns.map((column, place) => columns[place] ?? column) }
  const all = { ...noAnswers, ...answers }
  const reading = readPriceList(said, document, all)
  let step = reading.next()
  while (!step.done) step = reading.next()
  const list = step.value
  const { added, changed } = list.plan
  return {
    question: nextQuestion(said, list, all),
    prices: [...added, ...changed].map(({ key, after }) => [key, after] as const),
  }
}

const rowsOf = (heading: string, words: readonly [string, string]) =>
  `Model,Storage,${heading},Price\niPhone 15,128GB,${words[0]},400\niPhone 15,128GB,${words[1]},250`

test('rows that differ by lock or carrier are asked about, in either order, and set no price before', () => {
  for (const heading of ['Lock', 'Lock status', 'SIM', 'Carrier', 'Network', 'Netz'])
    for (const words of [
      ['AT&T', 'Unlocked'],
      ['Unlocked', 'AT&T'],
      ['Verizon', 'T-Mobile'],
    ] as const) {
      const { question, prices } = tryText(rowsOf(heading, words))
      assert.deepEqual(prices, [], `${heading} ${words}`)
      assert.ok(question?.ask === 'column' && question.conflict.place === 2, `${heading} ${words}`)
    }
})

test('a locked device never sets the price: its row is asked about', () => {
  for (const heading of ['Lock', 'Lock status', 'SIM', 'Carrier', 'Network', 'Details'])
    for (const words of [
      ['Unlocked', 'Locked'],
      ['Locked', 'Unlocked'],
    ] as const) {
      const { question, prices } = tryText(rowsOf(heading, words))
      const unlocked = words[0] === 'Unlocked' ? 40_000 : 25_000
      assert.ok(question, `${heading} ${words}`)
      for (const [, after] of prices) assert.equal(after, unlocked, `${heading} ${words}`)
    }
})

test('the rows that a person counts set the price, whichever stands first', () => {
  for (const words of [
    ['Unlocked', 'AT&T'],
    ['AT&T', 'Unlocked'],
  ] as const) {
    const { prices, question } = tryText(rowsOf('Carrier', words), {
      columns: { 2: 'rows' },
      answers: { counted: new Map([[2, new Set(['unlocked'])]]) },
    })
    assert.equal(question, undefined)
    assert.deepEqual(
      prices.map(([, after]) => after),
      [words[0] === 'Unlocked' ? 40_000 : 25_000],
    )
  }
})

test('headings by lock or carrier are asked about: none of them is a price by itself', () => {
  for (const headings of ['Unlocked,AT&T,Verizon', 'Unlocked,Locked', 'Factory unlocked,Carrier locked']) {
    const amounts = headings.split(',').map((_, at) => 400 - at * 50)
    const { prices, question } = tryText(`Model,Storage,${headings}\niPhone 15,128GB,${amounts.join(',')}`)
    assert.deepEqual(prices, [], headings)
    assert.deepEqual(question, { ask: 'price', places: amounts.map((_, at) => at + 2) }, headings)
  }
})
