import fc from 'fast-check'
import type { Catalog, Condition, Effect, Model, PlainEffect, Question, QuestionEffects } from '../pricing.ts'
import { anyPropositions, anyServices } from './any-offer.ts'

/** Small catalogs that combine all features: grades, parts, limits, conditions, offers, bundles. */
export const anyCatalog: fc.Arbitrary<Catalog> = fc
  .record({
    kind: fc.constantFrom('buy', 'repair', 'sell'),
    rounding: fc.record({
      stepMinor: fc.constantFrom(1, 5, 100, 500, 1000),
      mode: fc.constantFrom('down', 'nearest', 'up'),
    }),
    grades: fc.constantFrom<Catalog['grades']>(
      [],
      [
        { code: 'A', rank: 1, factorBp: 10000 },
        { code: 'B', rank: 2, factorBp: 8333 },
        { code: 'C', rank: 3, factorBp: 5001 },
      ],
    ),
    deductionCapBp: fc.constantFrom(0, 5000, 9000, 10000),
    minOfferMinor: fc.constantFrom(0, 1, 1000, 5000),
    nilHandling: fc.constantFrom('recycle', 'manual', 'refuse'),
    priceIncludesTax: fc.boolean(),
    taxRates: fc.constantFrom<Catalog['taxRates']>(
      [{ taxClass: 'standard', rateBp: 2000 }],
      [
        { taxClass: 'standard', rateBp: 1900 },
        { taxClass: 'standard', rateBp: 2100, validFrom: '2027-01-01' },
        { taxClass: 'reduced', rateBp: 550 },
      ],
      [
        {
          taxClass: 'standard',
          taxes: [
            { ratePcm: 5000, name: 'GST' },
            { ratePcm: 9975, name: 'QST', isCompound: true },
          ],
        },
        { taxClass: 'reduced', taxes: [{ ratePcm: 8875 }] },
      ],
    ),
    requiredChecks: fc.subarray(['findMy', 'blacklist'] as const),
    models: fc.tuple(anyModel('m0'), anyModel('m1')),
    shapes: fc.array(fc.record({ question: anyQuestion(), effects: anyQuestionEffects() }), {
      minLength: 1,
      maxLength: 6,
    }),
    propositions: anyPropositions,
    services: anyServices,
  })
  .map(({ shapes, ...rest }) => ({
    ...rest,
    models: rest.models.map((model) => withOwnAmounts(model, rest.grades.length > 0)),
    id: 'any',
    version: 1,
    currency: 'EUR',
    taxClass: 'standard',
    questions: shapes.map(({ question }, index) => placed(question, index)),
    computation: Object.fromEntries(shapes.map(({ effects }, index) => [`q${index}`, effects])),
  }))

/** Half of the amounts of a grade in any catalog are the device's own. */
function withOwnAmounts(model: Model, hasGrades: boolean): Model {
  const variants = model.variants.map((variant, index) => {
    const { priceMinor, costMinor = 0 } = variant
    const isOwn = hasGrades && index === 0 && priceMinor !== null && costMinor % 2 === 0
    return isOwn
      ? { ...variant, gradeAmounts: { B: Math.floor(priceMinor / 2) + (costMinor % 300) } }
      : variant
  })
  return { ...model, variants }
}

function anyModel(id: string): fc.Arbitrary<Model> {
  const price = fc.option(fc.integer({ min: 0, max: 60000 }), { freq: 12 })
  return fc
    .record({
      limits: fc.constantFrom(
        {},
        { floorMinor: 1499 },
        { ceilingMinor: 20250 },
        { floorMinor: 1500, ceilingMinor: 30001 },
      ),
      prices: fc.tuple(price, price),
      costMinor: fc.integer({ min: 0, max: 40000 }),
    })
    .map(({ limits, prices, costMinor }) => ({
      id,
      family: 'iphone',
      group: id === 'm0' ? 'pro' : 'std',
      ...limits,
      variants: prices.map((priceMinor, index) => {
        return { id: `${id}-v${index}`, attributes: { storageGb: 128 * (index + 1) }, priceMinor, costMinor }
      }),
    }))
}

interface LooseQuestion extends Omit<Question, 'key' | 'conditions'> {
  /** Earlier question on which this one depends, counted backwards; 0: none. */
  readonly dependsOn: number
  readonly when: 'chosen' | 'notAnswered' | 'other'
}

function anyQuestion(): fc.Arbitrary<LooseQuestion> {
  const choices = [
    { key: 'none', exclusive: true },
    { key: 'c1', suggestsServices: ['s0', 's3'] },
    { key: 'c2' },
  ]
  return fc
    .record({
      type: fc.constantFrom('single', 'multi', 'boolean', 'number'),
      required: fc.boolean(),
      phase: fc.constantFrom('quote', 'both', 'inspection'),
      visibleTo: fc.constantFrom('both', 'both', 'agent', 'customer'),
      dependsOn: fc.integer({ min: 0, max: 3 }),
      when: fc.constantFrom('chosen', 'notAnswered', 'other'),
      hasDefault: fc.boolean(),
    })
    .map(({ hasDefault, ...question }): LooseQuestion => ({
      ...question,
      choices: question.type === 'single' || question.type === 'multi' ? choices : [],
      ...(question.type === 'number' ? { number: { min: 0, max: 100 } } : {}),
      ...(question.type === 'single' && hasDefault ? { default: 'none' } : {}),
    }))
}

function placed({ dependsOn, when, ...question }: LooseQuestion, index: number): Question {
  const key = `q${index}`
  if (dependsOn === 0 || dependsOn > index) return { ...question, key }
  const earlier = `q${index - dependsOn}`
  const conditions: Condition =
    when === 'notAnswered'
      ? {
          any: [
            { question: earlier, op: 'notAnswered' },
            { attribute: 'storageGb', op: 'gt', value: 128 },
          ],
        }
      : when === 'chosen'
        ? {
            any: [
              { question: earlier, op: 'in', value: ['c1', true, 90, 100] },
              { question: earlier, op: 'includesAny', value: ['c1'] },
            ],
          }
        : {
            all: [
              { question: earlier, op: 'neq', value: 'none' },
              { device: 'group', op: 'answered' },
            ],
          }
  return { ...question, key, conditions }
}

function anyQuestionEffects(): fc.Arbitrary<QuestionEffects> {
  const effects = fc.array(anyEffect(), { maxLength: 3 })
  return fc.record({
    choices: fc.record({ none: effects, c1: effects, c2: effects, true: effects, false: effects }),
    bands: fc.tuple(effects, effects).map(([low, high]) => [
      { from: 0, to: 79, effects: low },
      { from: 80, to: 100, effects: high },
    ]),
  })
}

function anyEffect(): fc.Arbitrary<Effect> {
  const override = anyPlainEffect().map((effect) => [{ group: 'pro', effect }])
  return fc
    .tuple(anyPlainEffect(), fc.option(override, { nil: undefined, freq: 3 }))
    .map(([effect, overrides]) => (overrides ? { ...effect, overrides } : effect))
}

function anyPlainEffect(): fc.Arbitrary<PlainEffect> {
  const part = fc.constantFrom({}, { part: 'display' }, { part: 'housing' })
  const bounds = fc.constantFrom({}, { minMinor: 500, maxMinor: 4500 }, { maxMinor: 2001 })
  const amount = fc
    .tuple(fc.integer({ min: -15000, max: 4000 }), part)
    .map(([amountMinor, of]): PlainEffect => ({ kind: 'amount', amountMinor, ...of }))
  const percent = fc
    .tuple(fc.integer({ min: -5000, max: 2000 }), bounds, part)
    .map(([bp, within, of]): PlainEffect => ({ kind: 'percent', bp, ...within, ...of }))
  const rare = fc.constantFrom<PlainEffect>(
    { kind: 'none' },
    { kind: 'grade', code: 'B' },
    { kind: 'grade', code: 'C' },
    { kind: 'cap', bp: 2500 },
    { kind: 'floor', bp: 1501 },
    { kind: 'reject', reason: 'locked', curable: true },
    { kind: 'review', reason: 'bent' },
    { kind: 'range', bp: 1000 },
  )
  return fc.oneof(
    { weight: 3, arbitrary: amount },
    { weight: 3, arbitrary: percent },
    { weight: 2, arbitrary: rare },
  )
}
