import assert from 'node:assert/strict'
import { test } from 'vitest'
import fc from 'fast-check'
import { anyCatalog } from '../../../../../../core/pricing/testing/any-catalog.ts'
import { benchPrice } from './bench-price.ts'
import { comparedSteps } from './compared-steps.ts'

const request = { tax: { regime: 'none' as const }, date: '2026-11-23' }

test('every trial has all its answers, so a price says something', () => {
  fc.assert(
    fc.property(anyCatalog, (catalog) => {
      const variant = catalog.models.flatMap(({ variants }) => variants)[0]
      if (!variant) return
      const trial = { variantId: variant.id, answers: {}, services: [] }
      const benched = benchPrice(catalog, trial, request)
      if (benched) assert.deepEqual(benched.result.missing, [])
    }),
  )
})

test('an answer that the draft no longer has, or a device that is not there, is left out', () => {
  const [catalog] = fc.sample(anyCatalog, 1)
  assert.ok(catalog)
  const variantId = catalog.models[0]?.variants[0]?.id ?? ''
  const answers = Object.fromEntries(catalog.questions.map(({ key }) => [key, 'gone']))
  const trial = { variantId, answers, services: ['gone'], propositionKey: 'gone' }
  const plain = { variantId, answers: {}, services: [] }
  assert.deepEqual(benchPrice(catalog, trial, request), benchPrice(catalog, plain, request))
  assert.equal(benchPrice(catalog, { ...plain, variantId: 'gone' }, request), undefined)
})

test('old amounts stand beside the same step', () => {
  const step = (title: string, minor: number) => ({ key: title, title, minor, kind: 'step' as const })
  assert.deepEqual(
    comparedSteps([step('Base', 180), step('New', -5)], [step('Base', 175), step('Gone', -1)]),
    [
      { step: step('Base', 180), old: 175 },
      { step: step('New', -5), old: null },
      { step: step('Gone', -1), old: -1, isGone: true },
    ],
  )
})
