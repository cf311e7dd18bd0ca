import assert from 'node:assert/strict'
import { test } from 'vitest'
import fc from 'fast-check'
import { type Catalog, diffAnswers, type DiffPart, type PriceRequest, type PriceResult } from '../pricing.ts'
import { anyPricing, anyValidAnswers } from '../testing/any-pricing.ts'
import { catalogs } from '../testing/pricing-vectors.ts'

const stated: PriceRequest = {
  variantId: 'phone-128',
  answers: { screen: 'light', faults: ['back', 'camera'], battery: 70 },
  tax: { regime: 'none' },
  date: '2026-11-20',
}

test('lists the changes when an inspection finds a crack', () => {
  const found = { ...stated.answers, screen: 'crack', body: 'light' }
  const diff = diffAnswers(catalogs.trade, stated, { ...stated, phase: 'inspection', answers: found })
  assert.equal(diff.before.subtotalMinor, 13500)
  assert.equal(diff.after.subtotalMinor, 2500)
  assert.equal(diff.differenceMinor, -11000)
  assert.deepEqual(diff.lines, [
    { cause: 'answer', questionKey: 'screen', before: 'light', after: 'crack', deltaMinor: -9000 },
    { cause: 'answer', questionKey: 'body', before: null, after: 'light', deltaMinor: -3000 },
    { cause: 'deductionCap', deltaMinor: 900 },
    { cause: 'rounding', deltaMinor: 100 },
  ])
})

test('adds an overlap line for a part that was already deducted', () => {
  const pixels = { ...stated, answers: { faults: ['pixels'] } }
  const { lines } = diffAnswers(catalogs.trade, pixels, {
    ...stated,
    answers: { faults: ['pixels', 'touch'] },
  })
  assert.deepEqual(lines, [
    {
      cause: 'answer',
      questionKey: 'faults',
      before: ['pixels'],
      after: ['pixels', 'touch'],
      deltaMinor: -12000,
    },
    { cause: 'overlap', deltaMinor: 12000 },
  ])
})

test('reports a percentage of another graded amount as a consequence', () => {
  const worn = { ...stated, answers: { ...stated.answers, body: 'dents' } }
  const { lines } = diffAnswers(catalogs.trade, stated, worn)
  const battery = lines.find((line) => 'questionKey' in line && line.questionKey === 'battery')
  assert.deepEqual(battery, {
    cause: 'consequence',
    questionKey: 'battery',
    before: 70,
    after: 70,
    deltaMinor: 450,
  })
})

test('puts the lost value of a rejected device on one line', () => {
  const locked = { ...stated, answers: { ...stated.answers, lock: 'on' } }
  const { lines, differenceMinor } = diffAnswers(catalogs.trade, stated, locked)
  assert.equal(differenceMinor, -13500)
  assert.deepEqual(lines, [
    { cause: 'answer', questionKey: 'lock', before: null, after: 'on', deltaMinor: 0 },
    { cause: 'stopped', deltaMinor: -13500 },
  ])
})

test('a value that nobody offers counts as nothing', () => {
  const { trade } = catalogs
  const propositions = trade.propositions.map((each) => ({
    ...each,
    availableWhen: { question: 'screen', op: 'neq', value: 'crack' } as const,
  }))
  const cracked = { ...stated, answers: { ...stated.answers, screen: 'crack' } }
  const { before, after, differenceMinor, lines } = diffAnswers({ ...trade, propositions }, stated, cracked)
  assert.equal(after.propositionKey, null)
  assert.equal(differenceMinor, -before.amountMinor)
  assert.deepEqual(lines.at(-1), { cause: 'stopped', deltaMinor: -after.subtotalMinor })
})

test('ignores answers of hidden questions', () => {
  const off = { ...stated, answers: { ...stated.answers, power: false } }
  const { lines } = diffAnswers(catalogs.trade, stated, off)
  const screen = lines.find((line) => 'questionKey' in line && line.questionKey === 'screen')
  assert.deepEqual(screen && 'after' in screen && screen.after, null)
})

test('the lines add up to the difference; no change has no lines', () => {
  const changed = anyPricing.chain((pricing) => {
    return fc.record({
      pricing: fc.constant(pricing),
      answers: anyValidAnswers(pricing.catalog),
      asked: fc.option(fc.constantFrom(...pricing.catalog.questions.map(({ key }) => key))),
    })
  })
  fc.assert(
    fc.property(changed, ({ pricing, answers, asked }) => {
      const { request } = pricing
      const catalog = asked === null ? pricing.catalog : offersOnce(pricing.catalog, asked)
      const diff = diffAnswers(catalog, request, { ...request, answers })
      assert.equal(sumOf(diff.lines), diff.differenceMinor)
      assert.equal(diff.differenceMinor, offered(catalog, diff.after) - offered(catalog, diff.before))
      assert.deepEqual(diffAnswers(catalog, request, request).lines, [])
    }),
    { numRuns: 2000 },
  )
})

function sumOf(lines: readonly DiffPart[]): number {
  return lines.reduce((total, { deltaMinor }) => total + deltaMinor, 0)
}

/** A catalog that offers nothing before the question is answered. */
function offersOnce(catalog: Catalog, question: string): Catalog {
  const availableWhen = { question, op: 'answered' } as const
  return { ...catalog, propositions: catalog.propositions.map((each) => ({ ...each, availableWhen })) }
}

/** Returns the amount that the team gets, or pays when buying, with added tax. */
function offered({ kind }: Catalog, { netMinor }: PriceResult): number {
  return kind === 'buy' ? 0 - netMinor : netMinor
}
