import type { Answer, Catalog, PriceRequest, Question } from '../pricing.ts'
import { checkKinds } from './random-frame.ts'
import { propositionKeys } from './random-offers.ts'
import { randomAnswer } from './random-questions.ts'
import type { Random } from './random.ts'

/**
 * A request for the catalog: most answers are valid, others missing, invalid, unknown or of another question.
 */
export function randomRequest(random: Random, catalog: Catalog): PriceRequest {
  const variants = catalog.models.flatMap((model) => model.variants)
  const size = Math.max(1000, ...variants.map(({ priceMinor }) => priceMinor ?? 0))
  const care = random.pick([0.5, 0.9, 1]) // the share of valid answers
  return {
    variantId: random.pick(variants).id,
    answers: randomAnswers(random, catalog, care),
    ...(random.chance(0.4) && { phase: random.pick(['quote', 'inspection']) }),
    ...(random.chance(0.4) && { audience: random.pick(['agent', 'customer']) }),
    ...(random.chance(0.3) && {
      checks: Array.from({ length: random.int(0, 4) }, () => randomCheck(random)),
    }),
    ...(random.chance(0.5) && { propositionKey: random.pick([...propositionKeys, 'nobody']) }),
    ...(random.chance(0.7) && { services: randomChosen(random, catalog) }),
    ...(random.chance(0.4) && { quantity: random.pick([1, 2, 3, 10, 999]) }),
    ...(random.chance(0.4) && {
      byHand: {
        ...(random.chance(0.8) && { amountMinor: random.pick([0, 1, random.int(0, size)]) }),
        ...(random.chance(0.6) && {
          services: Object.fromEntries(
            catalog.services.filter(() => random.chance(0.6)).map(({ key }) => [key, random.int(0, size)]),
          ),
        }),
      },
    }),
    ...(random.chance(0.4) && {
      adjustment: {
        amountMinor: random.pick([0, random.int(-size, size), -Math.floor(size / 10), -size * 10]),
        reason: random.pick(['regular customer', 'damaged box', '  ']),
        maxAdjustBp: random.pick([0, 1000, 10000]),
      },
    }),
    ...(random.chance(0.5) && { customer: randomCustomer(random) }),
    tax: {
      regime: random.pick(['none', 'vat', 'vat', 'salesTax']),
      ...(random.chance(0.4) && { marginScheme: random.chance(0.8) }),
      ...(random.chance(0.5) && { purchaseMinor: random.int(0, size) }),
      ...(random.chance(0.3) && { rounding: random.pick(['line', 'document']) }),
    },
    ...(random.chance(0.4) && {
      cashLimitMinor: random.pick([0, random.int(0, size), size, random.int(0, size * 10)]),
    }),
    date: random.pick(['2026-11-20', '2026-12-31', '2027-01-01', '2019-05-05']),
  }
}

/** Like randomRequest, but sometimes invalid, so that pricing throws. */
export function randomOrImpossibleRequest(random: Random, catalog: Catalog): PriceRequest {
  const request = randomRequest(random, catalog)
  return random.chance(0.02) ? { ...request, ...randomFault(random) } : request
}

/** An answer to every question, to complete a request. */
export function completeAnswers(random: Random, catalog: Catalog): Record<string, Answer> {
  return Object.fromEntries(
    catalog.questions.map((question) => [question.key, randomAnswer(random, question)]),
  )
}

function randomAnswers(random: Random, catalog: Catalog, care: number): PriceRequest['answers'] {
  const given = catalog.questions.flatMap((question): [string, Answer][] => {
    if (random.chance(care)) return [[question.key, randomAnswer(random, question)]]
    return random.chance(0.5) ? [] : [[question.key, wrongAnswer(random, question)]]
  })
  const stray: [string, Answer][] = random.chance(0.1) ? [['nobody', random.pick([null, 'good', 3])]] : []
  return Object.fromEntries(random.shuffled([...given, ...stray]))
}

function wrongAnswer(random: Random, { choices }: Question): Answer {
  const keys = choices.map(({ key }) => key)
  return random.pick<Answer>([
    null,
    '',
    '  ',
    [],
    'melted',
    true,
    -11,
    101,
    1.5,
    '2026-02-30',
    ['melted', ...keys, ...keys],
    ['melted', 'gone', 'melted'],
    keys[0] ?? 'good',
    keys,
    keys,
    keys.toReversed(),
  ])
}

function randomCheck(random: Random): NonNullable<PriceRequest['checks']>[number] {
  return {
    kind: random.pick(checkKinds),
    result: random.pick(['clear', 'clear', 'clear', 'clear', 'clear', 'unknown', 'flagged']),
  }
}

function randomChosen(random: Random, { services }: Catalog): NonNullable<PriceRequest['services']> {
  const keys = [...services.map(({ key }) => key), 'nobody', 'toString']
  const chosen = [...random.some(keys.slice(0, -2), 0.6), ...random.some(keys, 0.1)]
  return random.shuffled(chosen).map((key) => ({
    key,
    ...(random.chance(0.4) && { quantity: random.pick([1, 2, 3, 0, 1.5]) }),
  }))
}

function randomCustomer(random: Random): NonNullable<PriceRequest['customer']> {
  return {
    kind: random.pick(['private', 'business']),
    ...(random.chance(0.5) && { country: random.pick(['DE', 'FR']) }),
    ...(random.chance(0.6) && { vatRegistered: random.chance(0.7) }),
  }
}

function randomFault(random: Random): Partial<PriceRequest> {
  return random.pick<Partial<PriceRequest>>([
    { variantId: 'nobody' },
    { variantId: 'toString', quantity: 0 },
    { quantity: 1000 },
    { quantity: 1.5, date: '2026-02-30' },
    { date: '2026-13-01' },
    { adjustment: { amountMinor: 0.5, reason: 'half', maxAdjustBp: 0 } },
    {
      adjustment: { amountMinor: Number.MAX_SAFE_INTEGER, reason: 'all of it', maxAdjustBp: 0 },
      quantity: 999,
    },
    { byHand: { amountMinor: -1 } },
    { cashLimitMinor: -1 },
    { cashLimitMinor: 0.5, quantity: 0 },
    { byHand: { services: { nobody: 0.5 } } },
    { tax: { regime: 'vat', marginScheme: true, purchaseMinor: -1 } },
  ])
}
