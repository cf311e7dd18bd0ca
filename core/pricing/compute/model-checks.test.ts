import assert from 'node:assert/strict'
import { test } from 'node:test'
import { price, type PriceRequest, visibleQuestions } from '../pricing.ts'
import { catalogOf, catalogs, vectors } from '../testing/pricing-vectors.ts'

const { trade } = catalogs
const request: PriceRequest = {
  variantId: 'phone-128',
  answers: { screen: 'light', body: 'dents', faults: ['back', 'camera'], battery: 70, charger: false },
  tax: { regime: 'none' },
  date: '2026-11-20',
}

test('shuffled questions give the same price', () => {
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

test('three answers on one part are one deduction, and the agent sees two dropped', () => {
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

test('a question hidden after it was answered has no effect and reads as not applicable', () => {
  const answers = { ...request.answers, screen: 'crack', power: false }
  const { trace, notApplicable } = price(trade, { ...request, answers })
  assert.deepEqual(notApplicable, ['screen'])
  assert.ok(trace.every(({ questionKey }) => questionKey !== 'screen'))
})

test('a curable reject that is fixed goes on with all other answers as they are', () => {
  const locked = price(trade, { ...request, answers: { ...request.answers, lock: 'on' } })
  assert.equal(locked.outcome, 'reject')
  assert.ok(locked.reasons[0]?.curable)
  const fixed = { ...request, answers: { ...request.answers, lock: 'off' } }
  const { outcome, subtotalMinor } = price(trade, fixed)
  assert.deepEqual([outcome, subtotalMinor], ['instant', price(trade, request).subtotalMinor])
  const asked = (of: PriceRequest): string[] => visibleQuestions(trade, of).map(({ key }) => key)
  assert.deepEqual(asked(fixed), asked(request))
})

test('a check that is unknown is never taken as clear', () => {
  const checked = { ...trade, requiredChecks: ['findMy'] } as const
  const outcome = (result: 'clear' | 'unknown'): string =>
    price(checked, { ...request, checks: [{ kind: 'findMy', result }] }).outcome
  assert.deepEqual([outcome('clear'), outcome('unknown')], ['instant', 'review'])
})

test('more answers than an object holds in order are read alike', () => {
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

test('a price keeps nothing of the one before', () => {
  const empty = { ...request, answers: {} }
  const before = price(trade, empty)
  price(trade, { ...request, answers: { ...request.answers, lock: 'on', power: false } })
  assert.throws(() => price(trade, { ...request, date: 'someday' }))
  assert.deepStrictEqual(price(trade, empty), before)
})

test('what was handed out is not touched by the next price', () => {
  const first = price(trade, request)
  const copy = structuredClone(first)
  price(trade, { ...request, answers: {}, services: [{ key: 'courier' }] })
  assert.deepStrictEqual(first, copy)
})
