import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { CatalogId } from '@costard/contract'
import { price, visibleQuestions } from '@costard/pricing'
import { starterCatalogs } from '../../../../../../../server/product/catalogs/starter/starter-catalogs.ts'
import { allFine, isConditionQuestion } from './all-fine.ts'

const [tradeIn] = starterCatalogs({
  currency: 'EUR',
  taxRateBp: 2300,
  newId: () => 'trade-in' as CatalogId,
})
assert.ok(tradeIn)
const { pricing, wording } = tradeIn
const request = {
  variantId: 'iphone-13-128',
  answers: {},
  tax: { regime: 'vat' as const },
  date: '2026-11-22',
}

test('answers the condition questions without a cost, and no others', () => {
  const answers = allFine({ pricing, wording }, request)
  const result = price(pricing, { ...request, answers })
  assert.deepEqual(result.reasons, [])
  assert.deepEqual(
    result.trace.filter(({ scope, delta }) => scope === 'value' && delta < 0),
    [],
  )
  const asked = pricing.questions.filter(({ key }) => key in answers)
  assert.ok(asked.every((question) => isConditionQuestion(question, wording)))
  const open = visibleQuestions(pricing, { ...request, answers }).filter(({ key }) => !(key in answers))
  assert.ok(
    open.some(({ key }) => key === 'lock'),
    'ownership is asked one by one',
  )
  assert.ok(Object.keys(answers).length >= 4)
})

test('keeps what was answered', () => {
  const answers = allFine({ pricing, wording }, { ...request, answers: { power: 'yes', screen: 'cracked' } })
  assert.equal(answers['screen'], 'cracked')
})

test('a heading that a shop calls otherwise leaves the questions about the condition what they are', () => {
  const moved = Object.entries(wording.questions).map(([key, words]) => [key, { ...words, group: 'looks' }])
  const renamed = { ...wording, questions: Object.fromEntries(moved) }
  assert.deepEqual(allFine({ pricing, wording: renamed }, request), allFine({ pricing, wording }, request))
})

test('documents written before questions had a role have it in the key of their heading', () => {
  const without = Object.entries(wording.questions).map(([key, words]) => [
    key,
    { ...words, role: undefined },
  ])
  const old = JSON.parse(JSON.stringify({ ...wording, questions: Object.fromEntries(without) }))
  assert.deepEqual(allFine({ pricing, wording: old }, request), allFine({ pricing, wording }, request))
})
