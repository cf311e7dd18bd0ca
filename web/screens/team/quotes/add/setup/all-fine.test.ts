import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CatalogId } from '@costard/contract'
import { price, visibleQuestions } from '@costard/pricing'
import { starterCatalogs } from '../../../../../../server/product/catalogs/starter/starter-catalogs.ts'
import { allFine, conditionGroup } from './all-fine.ts'

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
  const groups = Object.keys(answers).map((key) => wording.questions[key]?.group)
  assert.deepEqual([...new Set(groups)], [conditionGroup])
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
