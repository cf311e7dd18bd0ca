import assert from 'node:assert/strict'
import { test } from 'vitest'
import { type Catalog, explain, price, type PriceRequest } from '../../pricing.ts'
import { catalogs } from '../../testing/pricing-vectors.ts'
import { referencePrice } from '../../testing/reference/reference-price.ts'

/** A phone for 300.00; grades B, C and D are 90, 75 and 55 % of this, but C has an amount of its own. */
const catalog = withOwn({ C: 20_000 })
const request: PriceRequest = {
  variantId: 'phone-128',
  answers: { screen: 'flawless', body: 'dents', faults: ['none'], battery: 95 },
  tax: { regime: 'none' },
  date: '2026-11-20',
}

test('an own amount replaces the share of its grade, and the trace says so', () => {
  const result = price(catalog, request)
  assert.equal(result.gradedMinor, 20_000)
  assert.equal(result.subtotalMinor, 20_000)
  assert.deepEqual(
    result.trace.slice(0, 2).map(({ kind, rule, delta, after }) => ({ kind, rule, delta, after })),
    [
      { kind: 'base', rule: null, delta: 30_000, after: 30_000 },
      { kind: 'grade', rule: { code: 'C', amountMinor: 20_000 }, delta: -10_000, after: 20_000 },
    ],
  )
  assert.deepEqual(result, referencePrice(catalog, request))
})

test('percents are of the own amount', () => {
  const { trace } = price(catalog, { ...request, answers: { ...request.answers, faults: ['faceId'] } })
  assert.equal(trace.find(({ kind }) => kind === 'effect')?.delta, -7_000)
})

test('other grades keep their share, and other variants are not changed', () => {
  const light = { ...request, answers: { ...request.answers, body: 'light' } }
  assert.equal(price(catalog, light).gradedMinor, 27_000)
  assert.equal(price(catalog, { ...request, variantId: 'phone-256' }).gradedMinor, 25_125)
})

test('an own amount of the best grade holds without any grade chosen', () => {
  const own = withOwn({ A: 31_000 })
  const result = price(own, { ...request, answers: {} })
  assert.equal(result.gradedMinor, 31_000)
  assert.deepEqual(result.trace[1]?.rule, { code: 'A', amountMinor: 31_000 })
})

test('the range of open answers knows own amounts', () => {
  const questions = catalog.questions.map((question) => ({ ...question, required: question.key === 'body' }))
  const open = { ...request, answers: { ...request.answers, body: null } }
  const rangeOf = (gradeAmounts: Readonly<Record<string, number>>) => {
    const own = { ...withOwn(gradeAmounts), questions }
    const { range } = price(own, open)
    assert.deepEqual(range, referencePrice(own, open).range)
    return range
  }
  assert.equal(rangeOf({})?.lowMinor, 4_000)
  assert.equal(rangeOf({ D: 10_000 })?.lowMinor, 2_500)
})

test('without a price nothing is paid in any grade', () => {
  const own = withOwn({ C: 20_000 }, null)
  assert.equal(price(own, request).outcome, 'manual')
})

const read: Readonly<Record<string, string>> = {
  en: 'C (own amount €200)',
  de: 'C (eigener Betrag 200 €)',
  fr: 'C (montant propre 200 €)',
  es: 'C (importe propio 200 €)',
}
for (const [locale, expected] of Object.entries(read)) {
  test(`an own amount is explained in ${locale}`, () => {
    const [, grade] = explain(price(catalog, request).trace, locale, { currency: 'EUR', labels: {} })
    assert.equal(`${grade?.title} (${grade?.detail})`.replaceAll(/\s/g, ' '), expected)
  })
}

function withOwn(
  gradeAmounts: Readonly<Record<string, number>>,
  priceMinor: number | null = 30_000,
): Catalog {
  const models = catalogs.trade.models.map((model) => ({
    ...model,
    variants: model.variants.map((variant) =>
      variant.id === 'phone-128' ? { ...variant, priceMinor, gradeAmounts } : variant,
    ),
  }))
  return { ...catalogs.trade, models }
}
