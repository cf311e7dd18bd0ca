import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compileCatalog, price, type Answer, type Catalog, type PriceRequest } from '../pricing.ts'
import { catalogs } from '../testing/pricing-vectors.ts'
import { randomCatalog } from '../testing/random-catalog.ts'
import { completeAnswers } from '../testing/random-request.ts'
import { randomFrom } from '../testing/random.ts'

test('a default counts as an answer only in the phase of its question', () => {
  const question = { type: 'boolean', required: true, visibleTo: 'both', choices: [] } as const
  const questions = [
    { ...question, key: 'opened', phase: 'inspection', default: true },
    { ...question, key: 'sealed', phase: 'both', conditions: { question: 'opened', op: 'notAnswered' } },
  ] as const
  const catalog = { ...catalogs.trade, computation: {}, questions }
  assert.deepStrictEqual(compileCatalog(catalog).errors, [])
})

test('a catalog made to be searched for long counts as reachable soon', () => {
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
  const model = catalogs.trade.models[0]!
  const variants = Array.from({ length: 5_000 }, (_, index) => {
    return { ...model.variants[0]!, id: `v${index}`, attributes: { storageGb: index } }
  })
  const catalog = {
    ...catalogs.trade,
    computation: {},
    models: [{ ...model, variants }],
    questions: [...asked, ...hidden],
  }
  const before = process.cpuUsage()
  compileCatalog(catalog)
  const { user } = process.cpuUsage(before)
  assert.ok(user < 3_000_000, `${user / 1000} ms`)
})

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
