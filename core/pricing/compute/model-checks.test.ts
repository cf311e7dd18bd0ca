import assert from 'node:assert/strict'
import { test } from 'vitest'
import fc from 'fast-check'
import { anyPricing } from '../testing/any-pricing.ts'
import { prepareCatalog, quoteWith } from './quote.ts'
import { Workspace } from './workspace.ts'
import { price, type PriceRequest, visibleQuestions } from '../pricing.ts'
import { catalogOf, catalogs, vectors } from '../testing/pricing-vectors.ts'

const { trade } = catalogs
const request: PriceRequest = {
  variantId: 'phone-128',
  answers: { screen: 'light', body: 'dents', faults: ['back', 'camera'], battery: 70, charger: false },
  tax: { regime: 'none' },
  date: '2026-11-20',
}

test('the order of questions does not change the price', () => {
  const questions = trade.questions.map(({ conditions: _conditions, ...question }) => question)
  const expected = price({ ...trade, questions }, request)
  for (let turn = 1; turn < questions.length; turn += 1) {
    const shuffled = [...questions.slice(turn), ...questions.slice(0, turn)].toReversed()
    const { subtotalMinor, propositions, range } = price({ ...trade, questions: shuffled }, request)
    assert.deepEqual(
      [subtotalMinor, propositions, range],
      [expected.subtotalMinor, expected.propositions, expected.range],
    )
  }
})

test('the deltas of every vector add up to its amount', () => {
  for (const vector of vectors) {
    for (const line of 'lines' in vector ? vector.lines : [vector]) {
      const { trace, amountMinor, propositionKey } = price(catalogOf(line), line.request)
      if (propositionKey === null) continue
      const untaxed = trace.filter(({ scope }) => scope !== 'tax')
      assert.equal(
        untaxed.reduce((sum, { delta }) => sum + delta, 0),
        amountMinor,
        vector.id,
      )
    }
  }
})

test('three deductions for one part count once; the agent trace shows two dropped', () => {
  const { trace } = price(trade, { ...request, answers: { screen: 'crack', faults: ['pixels', 'touch'] } })
  const display = trace.filter(({ part }) => part === 'display')
  assert.deepEqual(
    display.map(({ kind, delta, visibility }) => [kind, delta, visibility]),
    [
      ['effect', -12000, 'customer'],
      ['overlapDropped', 0, 'internal'],
      ['overlapDropped', 0, 'internal'],
    ],
  )
})

test('an answered question that becomes hidden has no effect and is notApplicable', () => {
  const answers = { ...request.answers, screen: 'crack', power: false }
  const { trace, notApplicable } = price(trade, { ...request, answers })
  assert.deepEqual(notApplicable, ['screen'])
  assert.ok(trace.every(({ questionKey }) => questionKey !== 'screen'))
})

test('fixing a curable reject keeps the other answers', () => {
  const locked = price(trade, { ...request, answers: { ...request.answers, lock: 'on' } })
  assert.equal(locked.outcome, 'reject')
  assert.ok(locked.reasons[0]?.curable)
  const fixed = { ...request, answers: { ...request.answers, lock: 'off' } }
  const { outcome, subtotalMinor } = price(trade, fixed)
  assert.deepEqual([outcome, subtotalMinor], ['instant', price(trade, request).subtotalMinor])
  const asked = (of: PriceRequest): string[] => visibleQuestions(trade, of).map(({ key }) => key)
  assert.deepEqual(asked(fixed), asked(request))
})

test('an unknown check result does not count as clear', () => {
  const checked = { ...trade, requiredChecks: ['findMy'] } as const
  const outcome = (result: 'clear' | 'unknown'): string =>
    price(checked, { ...request, checks: [{ kind: 'findMy', result }] }).outcome
  assert.deepEqual([outcome('clear'), outcome('unknown')], ['instant', 'review'])
})

test('many answers, in any key order, have the same price', () => {
  const questions = Array.from({ length: 300 }, (_, index) => ({
    key: `question-${index}`,
    type: 'boolean' as const,
    required: false,
    phase: 'both' as const,
    visibleTo: 'both' as const,
    choices: [],
  }))
  const computation = Object.fromEntries(
    questions.map(({ key }) => [key, { choices: { true: [{ kind: 'amount' as const, amountMinor: -10 }] } }]),
  )
  const catalog = { ...trade, questions, computation, deductionCapBp: 10000 }
  const keys = questions.map(({ key }) => key)
  const priced = (order: readonly string[]) =>
    price(catalog, { ...request, answers: Object.fromEntries(order.map((key) => [key, true])) })
  const forwards = priced(keys)
  assert.equal(forwards.trace.filter(({ kind }) => kind === 'effect').length, 300)
  assert.deepStrictEqual(priced(keys.toReversed()), forwards)
})

test('a price does not depend on the previous one', () => {
  const empty = { ...request, answers: {} }
  const before = price(trade, empty)
  price(trade, { ...request, answers: { ...request.answers, lock: 'on', power: false } })
  assert.throws(() => price(trade, { ...request, date: 'someday' }))
  assert.deepStrictEqual(price(trade, empty), before)
})

test('nothing that an earlier price left behind reaches a result', () => {
  fc.assert(
    fc.property(anyPricing, ({ catalog, request }) => {
      const { tables, workspace } = prepareCatalog(catalog)
      const first = quoteWith(tables, new Workspace(tables), request, true)
      spoil(workspace)
      assert.deepStrictEqual(quoteWith(tables, workspace, request, true), first)
    }),
    { numRuns: 500 },
  )
})

/** Fills the workspace with values that no price leaves behind. */
function spoil(workspace: Workspace): void {
  const { sums, largest, quantities, componentAmounts, componentTimes, facts } = workspace
  Object.assign(sums, { gradedMinor: NaN, gainsMinor: NaN, deductionsMinor: NaN, capBp: 7, floorBp: 7 })
  for (const amounts of [quantities, componentAmounts, componentTimes]) amounts.fill(NaN)
  largest.fill(99)
  facts.subtotalMinor = NaN
  workspace.componentCount = 99
}

test('a later price does not modify an earlier result', () => {
  const first = price(trade, request)
  const copy = structuredClone(first)
  price(trade, { ...request, answers: {}, services: [{ key: 'courier' }] })
  assert.deepStrictEqual(first, copy)
})
