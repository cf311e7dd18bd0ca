import assert from 'node:assert/strict'
import { test } from 'vitest'
import {
  compileCatalog,
  price,
  type Answer,
  type Catalog,
  type PriceRequest,
  type Question,
} from '../pricing.ts'
import { catalogs } from '../testing/pricing-vectors.ts'
import { randomCatalog } from '../testing/random-catalog.ts'
import { completeAnswers } from '../testing/random-request.ts'
import { randomFrom } from '../testing/random.ts'
import { checkReachable } from './check-reachable.ts'
import { publishWork } from './compile-catalog.ts'
import { PublishFindings } from './publish-findings.ts'
import { WorkBudget } from './work-budget.ts'

test('a default counts as an answer only in the phase of its question', () => {
  const question = { type: 'boolean', required: true, visibleTo: 'both', choices: [] } as const
  const questions = [
    { ...question, key: 'opened', phase: 'inspection', default: true },
    { ...question, key: 'sealed', phase: 'both', conditions: { question: 'opened', op: 'notAnswered' } },
  ] as const
  const catalog = { ...catalogs.trade, computation: {}, questions }
  assert.deepStrictEqual(compileCatalog(catalog).errors, [])
})

test('a catalog made to be searched for long ends within its work, and says so', () => {
  const choices = Array.from({ length: 40 }, (_, index) => ({ key: `c${index}` }))
  const ask = { type: 'single', required: true, visibleTo: 'both', phase: 'both', choices } as const
  const asked = Array.from({ length: 100 }, (_, index) => ({ ...ask, key: `q${index}` }))
  // Every combination of alternatives contradicts the last goal, an attribute that no variant has.
  const alternatives = asked.map(({ key }) => ({
    any: choices.map((choice) => ({ question: key, op: 'eq' as const, value: choice.key })),
  }))
  const hidden = asked.map((question, index) => ({
    ...question,
    key: `h${index}`,
    conditions: {
      all: [...alternatives.slice(0, 8), { attribute: 'none', op: 'eq' as const, value: `x${index}` }],
    },
  }))
  const { findings, budget } = searched([...asked, ...hidden], 5_000)
  assert.ok(budget.spent <= publishWork.reachable)
  assert.ok(findings.length > 0)
  assert.ok(findings.every(({ code }) => code === 'reachability-unchecked'))
})

const yesNo = { type: 'boolean', required: true, visibleTo: 'both', phase: 'both', choices: [] } as const

/** Returns questions, each of which is asked after the previous one. */
function chained(length: number): Question[] {
  return Array.from({ length }, (_, index) => ({
    ...yesNo,
    key: `q${index}`,
    ...(index > 0 && { conditions: { question: `q${index - 1}`, op: 'eq' as const, value: true } }),
  }))
}

test('500 chained questions beside 10,000 variants are searched whole', () => {
  const { findings, budget } = searched(chained(500), 10_000)
  assert.deepStrictEqual([findings, budget.isUsedUp], [[], false])
  assert.ok(budget.spent < publishWork.reachable / 4, `${budget.spent}`)
})

test('500 questions with a test of the device each are searched whole', () => {
  const questions = Array.from({ length: 500 }, (_, index) => ({
    ...yesNo,
    key: `q${index}`,
    conditions: { attribute: 'storageGb', op: 'gte' as const, value: index * 21 },
  }))
  const { findings, budget } = searched(questions, 10_000)
  const never = questions.flatMap(({ key, conditions }) => (conditions.value >= 10_000 ? [key] : []))
  assert.deepStrictEqual(
    findings.map(({ code, path }) => [code, questions[Number(path.split('.')[1])]?.key]),
    never.map((key) => ['unreachable-question', key]),
  )
  assert.equal(budget.isUsedUp, false)
})

test('of 10,000 chained questions the first that is not searched is named', () => {
  const { findings, budget } = searched(chained(10_000), 1)
  assert.deepStrictEqual(
    findings.map(({ code }) => code),
    ['reachability-unchecked'],
  )
  assert.ok(budget.isUsedUp && budget.spent <= publishWork.reachable)
})

test('prices that are not tried with the worst answers are said once', () => {
  const { minOfferMinor: _, ...trade } = catalogs.trade
  const [model] = trade.models
  assert.ok(model)
  const { floorMinor: __, ...open } = model
  const questions = Array.from({ length: 500 }, (___, index) => ({ ...yesNo, key: `q${index}` }))
  const effect = { kind: 'percent', bp: -100 } as const
  const computation = Object.fromEntries(questions.map(({ key }) => [key, { choices: { true: [effect] } }]))
  const models = [{ ...open, variants: variants(10_000) }]
  const { findings } = compileCatalog({
    ...trade,
    deductionCapBp: 10_000,
    minOfferMinor: 1_000_000_000,
    questions,
    computation,
    models,
  })
  const counts = new Map(
    [...Map.groupBy(findings, ({ code }) => code)].map(([code, all]) => [code, all.length]),
  )
  assert.equal(counts.get('worst-case-unchecked'), 1)
  assert.ok((counts.get('worst-case-nil') ?? 0) > 100)
})

function variants(count: number) {
  const [first] = catalogs.trade.models[0]?.variants ?? []
  assert.ok(first)
  return Array.from({ length: count }, (_, index) => ({
    ...first,
    id: `v${index}`,
    priceMinor: 1_000 + 7 * index,
    attributes: { storageGb: index },
  }))
}

/** Runs the search on a catalog with a number of variants. */
function searched(questions: readonly Question[], count: number) {
  const [model] = catalogs.trade.models
  assert.ok(model)
  const catalog = {
    ...catalogs.trade,
    computation: {},
    models: [{ ...model, variants: variants(count) }],
    questions,
  }
  const findings = new PublishFindings()
  const budget = new WorkBudget(publishWork.reachable)
  checkReachable(catalog, findings, budget)
  return { findings: findings.all, budget }
}

test('never reports a question as unreachable that some answers make visible', () => {
  for (let seed = 1; seed <= 800; seed += 1) {
    const random = randomFrom(seed)
    const catalog = randomCatalog(random)
    const unreachable = keysOfUnreachable(catalog)
    if (unreachable.length === 0) continue
    const variants = catalog.models.flatMap((model) => model.variants)
    for (let at = 0; at < 60; at += 1) {
      const answers: Record<string, Answer> = {
        ...completeAnswers(random, catalog),
        ...Object.fromEntries(random.some(catalog.questions, 0.25).map(({ key }) => [key, null])),
      }
      const request: PriceRequest = {
        variantId: random.pick(variants).id,
        answers,
        phase: random.pick(['quote', 'inspection']),
        audience: random.pick(['agent', 'customer']),
        tax: { regime: 'none' },
        date: '2026-11-20',
      }
      const { notApplicable, findings } = price(catalog, request)
      const ignored = [...notApplicable.map((key) => `answers.${key}`), ...findings.map(({ path }) => path)]
      const seen = unreachable.filter((key) => isGiven(answers[key]) && !ignored.includes(`answers.${key}`))
      assert.deepStrictEqual(seen, [], `seed ${seed}`)
    }
  }
})

function keysOfUnreachable(catalog: Catalog): string[] {
  const places = compileCatalog(catalog, { date: '2026-11-20' })
    .errors.filter(({ code }) => code === 'unreachable-question')
    .map(({ path }) => Number(path.split('.')[1]))
  return places.flatMap((at) => catalog.questions[at]?.key ?? [])
}

function isGiven(answer: Answer | undefined): boolean {
  return answer !== undefined && answer !== null && !(Array.isArray(answer) && answer.length === 0)
}
