import assert from 'node:assert/strict'
import { test } from 'vitest'
import fc from 'fast-check'
import { share } from '../../money/arithmetic.ts'
import type { Catalog, Model } from '../../catalog.ts'
import { checkAnswer } from '../../compile/check-answer.ts'
import { price, type Answer, type PriceRequest, type PriceResult, type TraceStep } from '../../pricing.ts'
import { anyPricing, anyValidAnswers, type Pricing } from '../../testing/any-pricing.ts'
import { anyRandomPricing } from '../../testing/any-random-pricing.ts'

law('the order of answers, choices and checks does not change the result', ({ catalog, request }) => {
  const answers = Object.entries(request.answers)
    .reverse()
    .map(([key, answer]) => [key, reversed(answer)])
  const shuffled = { ...request, answers: Object.fromEntries(answers) as Record<string, Answer> }
  const { checks = [] } = request
  assert.deepStrictEqual(
    price(catalog, { ...shuffled, checks: checks.toReversed() }),
    price(catalog, { ...request, checks }),
  )
})

law('the order of questions without conditions does not change any amount', ({ catalog, request }) => {
  const questions = catalog.questions.map(({ conditions: _conditions, ...question }) => question)
  const forwards = price({ ...catalog, questions }, request)
  const backwards = price({ ...catalog, questions: questions.toReversed() }, request)
  assert.deepStrictEqual(amountsOf(backwards), amountsOf(forwards))
})

law(
  'the trace is one chain that adds up to subtotal, offer, line and paid amount',
  ({ catalog, request }) => {
    const result = price(catalog, request)
    let before = 0
    for (const [index, step] of result.trace.entries()) {
      assert.equal(step.seq, index + 1)
      assert.equal(step.before, before)
      assert.equal(step.after, before + step.delta)
      before = step.after
    }
    const chosen = result.propositions.find(({ key }) => key === result.propositionKey)
    assert.equal(sumUpTo('value', result.trace), result.subtotalMinor)
    if (!chosen) return
    assert.equal(sumUpTo('offer', result.trace), chosen.amountMinor)
    assert.equal(sumUpTo('line', result.trace), result.amountMinor)
    assert.equal(sumUpTo('tax', result.trace), catalog.kind === 'buy' ? 0 - result.netMinor : result.netMinor)
  },
)

law('amounts are not negative, numbers are integers and there is no -0', ({ catalog, request }) => {
  const result = price(catalog, request)
  assertIntegers(result)
  const amounts = [
    result.subtotalMinor,
    result.chargeMinor,
    result.payoutMinor,
    ...result.propositions.map(({ amountMinor }) => amountMinor),
    ...result.tax.flatMap(({ amountMinor, taxMinor }) => [amountMinor, taxMinor]),
  ]
  assert.ok(amounts.every((amount) => amount >= 0))
})

law('internal steps have delta 0', ({ catalog, request }) => {
  const internal = price(catalog, request).trace.filter(({ visibility }) => visibility === 'internal')
  assert.ok(internal.every(({ delta }) => delta === 0))
})

law('a part is deducted once', ({ catalog, request }) => {
  const parts = price(catalog, request)
    .trace.filter(({ kind, delta }) => kind === 'effect' && delta < 0)
    .flatMap(({ part }) => (part === undefined ? [] : [part]))
  assert.equal(new Set(parts).size, parts.length)
})

law('a value respects the limits of its model and the minimum offer', ({ catalog, request }) => {
  const { subtotalMinor, gradedMinor, isNil, trace } = price(catalog, request)
  // A price by hand ignores the limits of the catalog.
  if (gradedMinor === null || trace.some(({ kind }) => kind === 'byHand')) return
  const { floorMinor = 0, ceilingMinor = Infinity } = modelOf(catalog, request)
  if (!isNil) assert.ok(subtotalMinor >= floorMinor && subtotalMinor <= ceilingMinor)
  if (catalog.kind === 'buy' && subtotalMinor > 0) assert.ok(subtotalMinor >= (catalog.minOfferMinor ?? 0))
})

law('an answer to a hidden question does not change the result', ({ catalog, request }) => {
  const { notApplicable, ...result } = price(catalog, request)
  assert.ok(result.trace.every(({ questionKey = '' }) => !notApplicable.includes(questionKey)))
  if (result.missing.length > 0) return
  const kept = Object.entries(request.answers).filter(([key]) => !notApplicable.includes(key))
  const { notApplicable: _, ...without } = price(catalog, { ...request, answers: Object.fromEntries(kept) })
  assert.deepStrictEqual(without, result)
})

law('a rejected device has subtotal 0', ({ catalog, request }) => {
  const { outcome, subtotalMinor } = price(catalog, request)
  if (outcome === 'reject') assert.equal(subtotalMinor, 0)
})

test('the range contains the subtotal, now and after any completion', () => {
  const small = anyPricing.chain((pricing) => {
    return fc.record({
      pricing: fc.constant(pricing),
      more: fc.subarray(keysOf(pricing)),
      all: anyValidAnswers(pricing.catalog),
    })
  })
  const random = anyRandomPricing.chain((pricing) => {
    return fc.record({
      pricing: fc.constant<Pricing>(pricing),
      more: fc.subarray(keysOf(pricing)),
      all: fc.constant(pricing.complete),
    })
  })
  fc.assert(
    fc.property(fc.oneof(small, random), ({ pricing: { catalog, request }, more, all }) => {
      const { range, subtotalMinor, missing } = price(catalog, request)
      if (range === null) return
      assertWithin(range, { lowMinor: subtotalMinor, highMinor: subtotalMinor })
      if (missing.length === 0) return

      const given = validAnswers({ catalog, request })
      const added = Object.fromEntries(more.map((key) => [key, all[key] ?? null]))
      const later = price(catalog, { ...request, answers: { ...added, ...given } })
      if (later.range === null) return
      assertWithin(range, { lowMinor: later.subtotalMinor, highMinor: later.subtotalMinor })
      assertWithin(range, later.range)
    }),
    { numRuns: 4000 },
  )
})

law('an offer does not depend on the chosen one and stays within its bounds', ({ catalog, request }) => {
  const { propositions } = price(catalog, request)
  for (const { key, active = true, appliesTo, minMinor = 0, maxMinor = Infinity } of catalog.propositions) {
    assert.deepStrictEqual(price(catalog, { ...request, propositionKey: key }).propositions, propositions)
    const amount = propositions.find((offer) => offer.key === key)?.amountMinor ?? 0
    const isBounded = active && appliesTo !== 'services' && isPriced(catalog, request)
    if (isBounded) assert.ok(amount >= minMinor && amount <= maxMinor)
  }
})

law('a bundle always has a saving', ({ catalog, request }) => {
  assert.ok(price(catalog, request).bundles.every(({ savingMinor }) => savingMinor > 0))
})

law('the same call returns the same result and does not modify its inputs', ({ catalog, request }) => {
  const copy = structuredClone({ catalog, request })
  const result = price(catalog, request)
  assert.deepStrictEqual(structuredClone({ catalog, request }), copy)
  assert.deepStrictEqual(price(copy.catalog, copy.request), result)
})

law('deductions stay within their cap', ({ catalog, request }) => {
  const { trace, gradedMinor } = price(catalog, request)
  if (gradedMinor === null) return
  const deducted = trace
    .filter(({ kind, delta }) => (kind === 'effect' && delta < 0) || kind === 'deductionCap')
    .reduce((total, { delta }) => total - delta, 0)
  assert.ok(deducted <= share(gradedMinor, catalog.deductionCapBp))
})

function law(name: string, check: (pricing: Pricing) => void): void {
  const any = fc.oneof<fc.Arbitrary<Pricing>[]>(anyPricing, anyRandomPricing)
  test(name, () => fc.assert(fc.property(any, check), { numRuns: 1000 }))
}

function amountsOf(result: PriceResult): unknown {
  const { subtotalMinor, range, propositions, amountMinor, chargeMinor, payoutMinor, netMinor } = result
  const { taxChargeMinor, taxPayoutMinor, taxInternalMinor, isNil, grade, outcome } = result
  const taxes = [taxChargeMinor, taxPayoutMinor, taxInternalMinor]
  return {
    subtotalMinor,
    range,
    propositions,
    amountMinor,
    chargeMinor,
    payoutMinor,
    netMinor,
    taxes,
    isNil,
    grade,
    outcome,
  }
}

function sumUpTo(scope: TraceStep['scope'], trace: readonly TraceStep[]): number {
  const scopes = ['value', 'offer', 'line', 'tax']
  const reached = trace.filter((step) => scopes.indexOf(step.scope) <= scopes.indexOf(scope))
  return reached.reduce((total, { delta }) => total + delta, 0)
}

function assertIntegers(value: unknown): void {
  if (typeof value === 'number') assert.ok(Number.isSafeInteger(value) && !Object.is(value, -0))
  else if (typeof value === 'object' && value !== null) Object.values(value).forEach(assertIntegers)
}

function assertWithin(
  outer: NonNullable<PriceResult['range']>,
  inner: NonNullable<PriceResult['range']>,
): void {
  assert.ok(inner.lowMinor >= outer.lowMinor, `${inner.lowMinor} is below ${outer.lowMinor}`)
  assert.ok(inner.highMinor <= outer.highMinor, `${inner.highMinor} is above ${outer.highMinor}`)
}

function reversed(answer: Answer): Answer {
  return Array.isArray(answer) ? answer.toReversed() : answer
}

function keysOf({ catalog }: Pricing): string[] {
  return catalog.questions.map(({ key }) => key)
}

/** Valid answers and defaults, also of hidden questions: a completion keeps them. */
function validAnswers({ catalog, request }: Pricing): Record<string, Answer> {
  const { phase = 'quote', audience = 'agent', answers } = request
  const applying = catalog.questions.filter((question) => {
    const isSeen = question.visibleTo === 'both' || question.visibleTo === audience
    return isSeen && (phase === 'inspection' || question.phase !== 'inspection')
  })
  return Object.fromEntries(
    applying.flatMap((question) => {
      const given = checkAnswer(question, answers[question.key]).answer ?? question.default
      return given === undefined ? [] : [[question.key, given] as const]
    }),
  )
}

function modelOf({ models }: Catalog, { variantId }: PriceRequest): Model {
  const model = models.find(({ variants }) => variants.some(({ id }) => id === variantId))
  assert.ok(model)
  return model
}

function isPriced(catalog: Catalog, request: PriceRequest): boolean {
  const variant = modelOf(catalog, request).variants.find(({ id }) => id === request.variantId)
  return catalog.kind === 'repair' || variant?.priceMinor !== null
}
