import assert from 'node:assert/strict'
import { test } from 'vitest'
import fc from 'fast-check'
import type { Catalog, Question, Service, Tax } from '../catalog.ts'
import { compileCatalog, price } from '../pricing.ts'
import { anyCatalog } from '../testing/any-catalog.ts'
import { catalogOf, catalogs, vectors } from '../testing/pricing-vectors.ts'

const { trade, repair, sale } = catalogs
const model = { id: 'm', variants: [{ id: 'v', attributes: {}, priceMinor: 20000 }] } as const
const condition = { question: 'power', op: 'eq', value: true } as const
const screenCrack = trade.computation['screen']?.choices?.['crack']?.[0]
assert.ok(screenCrack)

const cases: readonly { readonly finding: string; readonly catalog: Catalog }[] = [
  { finding: 'no-models models', catalog: { ...sale, models: [] } },
  { finding: 'no-propositions propositions', catalog: { ...trade, propositions: [] } },
  {
    finding: 'default-not-one propositions',
    catalog: { ...trade, propositions: trade.propositions.map((one) => ({ ...one, isDefault: true })) },
  },
  {
    finding: 'default-not-one propositions.0.isDefault',
    catalog: { ...trade, propositions: [{ key: 'p', rateBp: 0, isDefault: true, onlyWhenNil: true }] },
  },
  { finding: 'duplicate-key models.1.id', catalog: { ...sale, models: [model, { ...model, variants: [] }] } },
  {
    finding: 'duplicate-key models.0.variants.1.id',
    catalog: { ...sale, models: [{ ...model, variants: [...model.variants, ...model.variants] }] },
  },
  {
    finding: 'duplicate-key questions.0.choices.1.key',
    catalog: asking({ choices: [{ key: 'a' }, { key: 'a' }] }),
  },
  {
    finding: 'duplicate-key grades.1.rank',
    catalog: {
      ...trade,
      grades: trade.grades.map((grade, index) => (index === 1 ? { ...grade, rank: 1 } : grade)),
    },
  },
  {
    finding: 'duplicate-key computation.screen.choices.crack.0.overrides.1',
    catalog: crackWith([scoped({ group: 'pro' }), scoped({ group: 'pro' })]),
  },
  {
    finding: 'number-out-of-limits rounding.stepMinor',
    catalog: { ...trade, rounding: { stepMinor: 0, mode: 'up' } },
  },
  {
    finding: 'number-out-of-limits rounding.endingMinor',
    catalog: { ...trade, rounding: { stepMinor: 100, mode: 'up', endingMinor: -100 } },
  },
  { finding: 'number-out-of-limits deductionCapBp', catalog: { ...trade, deductionCapBp: 10001 } },
  {
    finding: 'number-out-of-limits models.0.floorMinor',
    catalog: { ...trade, models: [{ ...model, floorMinor: 200, ceilingMinor: 100 }] },
  },
  {
    finding: 'number-out-of-limits models.0.variants.0.priceMinor',
    catalog: {
      ...trade,
      models: [{ ...model, variants: [{ id: 'v', attributes: {}, priceMinor: 10 ** 9 + 1 }] }],
    },
  },
  {
    finding: 'number-out-of-limits computation.q.choices.a.0.bp',
    catalog: asking({}, { choices: { a: [{ kind: 'percent', bp: -100001 }] } }),
  },
  {
    finding: 'number-out-of-limits computation.q.choices.a.0.minMinor',
    catalog: asking({}, { choices: { a: [{ kind: 'percent', bp: -100, minMinor: 2, maxMinor: 1 }] } }),
  },
  {
    finding: 'grades-not-falling grades.1.factorBp',
    catalog: {
      ...sale,
      grades: [
        { code: 'A', rank: 1, factorBp: 9000 },
        { code: 'B', rank: 2, factorBp: 9001 },
      ],
    },
  },
  {
    finding: 'grades-not-falling models.0.variants.0.gradeAmounts.C',
    catalog: withOwnAmounts({ B: 20_000, C: 20_001 }),
  },
  {
    finding: 'grades-not-falling models.0.variants.0.gradeAmounts.B',
    catalog: withOwnAmounts({ A: 10 }),
  },
  {
    finding: 'number-out-of-limits models.0.variants.0.gradeAmounts.C',
    catalog: withOwnAmounts({ C: -1 }),
  },
  {
    finding: 'unknown-reference models.0.variants.0.gradeAmounts.Z',
    catalog: withOwnAmounts({ Z: 1 }),
  },
  {
    finding: 'unknown-reference computation.q.choices.a.0.code',
    catalog: asking({}, { choices: { a: [{ kind: 'grade', code: 'Z' }] } }),
  },
  { finding: 'unknown-reference computation.nobody', catalog: { ...trade, computation: { nobody: {} } } },
  {
    finding: 'unknown-reference computation.screen.choices.crack.0.overrides.0',
    catalog: crackWith([scoped({ modelId: 'nobody' })]),
  },
  { finding: 'unknown-reference services.0.requires.0', catalog: serving({ requires: ['nobody'] }) },
  { finding: 'unknown-reference services.0.excludes.0', catalog: serving({ excludes: ['nobody'] }) },
  {
    finding: 'unknown-reference services.0.includedInPropositions.0',
    catalog: serving({ includedInPropositions: ['nobody'] }),
  },
  {
    finding: 'unknown-reference questions.0.choices.0.suggestsServices.0',
    catalog: asking({ choices: [{ key: 'a', suggestsServices: ['nobody'] }, { key: 'b' }] }),
  },
  {
    finding: 'unknown-reference questions.0.conditions.question',
    catalog: asking({ conditions: { question: 'nobody', op: 'answered' } }),
  },
  {
    finding: 'forward-condition questions.0.conditions.question',
    catalog: asking({ conditions: { question: 'q', op: 'answered' } }),
  },
  {
    finding: 'condition-too-deep questions.0.conditions.all.0.all.0.all.0',
    catalog: asking({ conditions: { all: [{ all: [{ all: [{ all: [condition] }] }] }] } }),
  },
  {
    finding: 'condition-type questions.0.conditions',
    catalog: asking({ conditions: { amount: 'subtotal', op: 'gt', value: 1 } }),
  },
  {
    finding: 'condition-type services.0.availableWhen',
    catalog: serving({ availableWhen: { question: 'symptoms', op: 'eq', value: 'display' } }),
  },
  {
    finding: 'bands-gap computation.battery.bands',
    catalog: {
      ...trade,
      computation: {
        ...trade.computation,
        battery: {
          bands: [
            { from: 0, to: 79, effects: [] },
            { from: 81, to: 100, effects: [] },
          ],
        },
      },
    },
  },
  {
    finding: 'too-few-choices questions.0.choices',
    catalog: asking({ required: true, choices: [{ key: 'a' }, { key: 'b', active: false }] }),
  },
  {
    finding: 'unreachable-question questions.1.conditions',
    catalog: {
      ...trade,
      computation: {},
      questions: [
        question({ key: 'first' }),
        question({
          key: 'second',
          conditions: {
            all: [
              { question: 'first', op: 'eq', value: 'a' },
              { question: 'first', op: 'neq', value: 'a' },
            ],
          },
        }),
      ],
    },
  },
  {
    finding: 'unreachable-question questions.0.conditions',
    catalog: asking({ conditions: { attribute: 'storageGb', op: 'gt', value: 100000 } }),
  },
  { finding: 'default-invalid questions.0.default', catalog: asking({ default: 'nobody' }) },
  {
    finding: 'default-damage questions.0.default',
    catalog: asking({ default: 'a' }, { choices: { a: [{ kind: 'amount', amountMinor: -1 }] } }),
  },
  {
    finding: 'bundle-invalid services.0.bundle',
    catalog: serving({ bundle: { services: ['screen', 'screen'] } }),
  },
  {
    finding: 'bundle-invalid services',
    catalog: {
      ...repair,
      services: [
        ...repair.services,
        ...Array.from({ length: 11 }, (_, index) =>
          service({ key: `more${index}`, bundle: { services: [] } }),
        ),
      ],
    },
  },
  {
    finding: 'proposition-invalid propositions.0',
    catalog: {
      ...trade,
      propositions: [{ key: 'p', rateBp: 10000, isDefault: true, appliesTo: 'services', fixedMinor: 1 }],
    },
  },
  { finding: 'tax-class-unknown taxClass', catalog: { ...sale, taxRates: [] } },
  {
    finding: 'tax-names-unclear taxRates.0.taxes',
    catalog: taxedWith({ ratePcm: 1 }, { ratePcm: 1, name: 'A' }),
  },
  {
    finding: 'tax-names-unclear taxRates.0.taxes',
    catalog: taxedWith({ ratePcm: 1, name: 'A' }, { ratePcm: 1, name: ' A' }),
  },
  { finding: 'number-out-of-limits taxRates.0.taxes', catalog: taxedWith() },
  {
    finding: 'number-out-of-limits taxRates.0.taxes',
    catalog: taxedWith(...['A', 'B', 'C', 'D'].map((name) => ({ ratePcm: 1, name }))),
  },
  { finding: 'number-out-of-limits taxRates.0.taxes.0.ratePcm', catalog: taxedWith({ ratePcm: 100_001 }) },
  { finding: 'number-out-of-limits taxRates.0.taxes.0.ratePcm', catalog: taxedWith({ ratePcm: 8.875 }) },
  { finding: 'no-lock-rule computation', catalog: { ...trade, computation: {} } },
  {
    finding: 'nil-offer-unused nilHandling',
    catalog: { ...trade, propositions: trade.propositions.slice(0, 2) },
  },
  { finding: 'nil-offer-unused propositions.2.onlyWhenNil', catalog: { ...trade, nilHandling: 'manual' } },
  {
    finding: 'worst-case-nil models.0.variants.0',
    catalog: {
      ...trade,
      models: [{ ...model, variants: [{ id: 'v', attributes: {}, priceMinor: 2000 }] }, ...trade.models],
    },
  },
  {
    finding: 'limit-off-grid models.0.floorMinor',
    catalog: { ...trade, models: [{ ...model, floorMinor: 1501 }, ...trade.models] },
  },
  {
    finding: 'ending-zero models.0.variants.0.priceMinor',
    catalog: {
      ...sale,
      rounding: { stepMinor: 1000, mode: 'down', endingMinor: -100 },
      models: [{ ...model, variants: [{ id: 'v', attributes: {}, priceMinor: 300 }] }],
    },
  },
]

for (const { finding, catalog } of cases) {
  test(`reports ${finding}`, () => {
    const { findings, errors, warnings, quote } = compileCatalog(JSON.parse(JSON.stringify(catalog)))
    const found = findings.map(({ code, path }) => `${code} ${path}`)
    assert.ok(found.includes(finding), `found only ${found.join(', ')}`)
    assert.equal(errors.length + warnings.length, findings.length)
    assert.equal(quote === undefined, errors.length > 0)
  })
}

test('accepts values at the limits', () => {
  const most = 10 ** 9
  const { errors } = compileCatalog({
    ...sale,
    deductionCapBp: 10000,
    rounding: { stepMinor: 100, mode: 'up', endingMinor: 99 },
    models: [
      {
        id: 'm',
        floorMinor: most,
        ceilingMinor: most,
        variants: [{ id: 'v', attributes: {}, priceMinor: most, costMinor: 0 }],
      },
    ],
    services: [],
  })
  assert.deepEqual(errors, [])
})

test('ignores a tax rate before its validFrom', () => {
  const taxRates = [{ taxClass: 'standard', rateBp: 2000, validFrom: '2027-01-01' }]
  const codes = (date: string): string[] =>
    compileCatalog({ ...sale, services: [], taxRates }, { date }).errors.map(({ code }) => code)
  assert.deepEqual(codes('2026-12-31'), ['tax-class-unknown'])
  assert.deepEqual(codes('2027-01-01'), [])
})

test('reports the path of a shape mismatch', () => {
  const { findings, quote } = compileCatalog({ ...trade, models: [{ id: 'm', variants: [{ id: 1 }] }] })
  assert.deepEqual(findings, [{ code: 'invalid-catalog', severity: 'error', path: 'models.0.variants.0.id' }])
  assert.equal(quote, undefined)
})

test('a compiled catalog returns the results of the vectors, with and without trace', () => {
  for (const vector of vectors) {
    for (const line of 'lines' in vector ? vector.lines : [vector]) {
      const { quote } = compileCatalog(catalogOf(line))
      if (!quote) continue
      const whole = price(catalogOf(line), line.request)
      assert.deepStrictEqual(quote(line.request), whole)
      assert.deepStrictEqual(quote(line.request, { trace: false }), { ...whole, trace: [] })
    }
  }
})

test('returns findings for any value', () => {
  const catalog: fc.Arbitrary<unknown> = fc
    .tuple(anyCatalog, fc.anything(), fc.integer({ min: 0, max: 400 }))
    .map(([whole, other, at]) => replaced(structuredClone(whole), other, at))
  fc.assert(
    fc.property(fc.oneof(fc.anything(), catalog), (document) => {
      const { findings, errors, quote } = compileCatalog(document)
      assert.ok(Array.isArray(findings))
      assert.equal(quote === undefined, errors.length > 0)
    }),
    { numRuns: 3000 },
  )
})

/** Returns the document with one property replaced, at any depth. */
function replaced(document: unknown, other: unknown, at: number): unknown {
  const places: { readonly holder: Record<string, unknown>; readonly key: string }[] = []
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const holder = value as Record<string, unknown> // only own keys are used
    for (const key of Object.keys(holder)) {
      places.push({ holder, key })
      visit(holder[key])
    }
  }
  visit(document)
  const place = places[at % places.length]
  if (place) place.holder[place.key] = other
  return document
}

function question(more: Partial<Question>): Question {
  return {
    key: 'q',
    type: 'single',
    required: false,
    phase: 'both',
    visibleTo: 'both',
    choices: [{ key: 'a' }, { key: 'b' }],
    ...more,
  }
}

function asking(more: Partial<Question>, effects: Catalog['computation'][string] = {}): Catalog {
  return { ...trade, questions: [question(more)], computation: { q: effects } }
}

function service(more: Partial<Service>): Service {
  return { key: 's', price: { mode: 'fixed', amountMinor: 1 }, taxClass: 'standard', ...more }
}

function serving(more: Partial<Service>): Catalog {
  return { ...repair, services: [service(more), ...repair.services] }
}

function scoped<S extends object>(scope: S) {
  return { ...scope, effect: { kind: 'none' } } as const
}

function crackWith(overrides: NonNullable<typeof screenCrack>['overrides']): Catalog {
  const screen = {
    choices: { crack: [{ kind: 'amount', amountMinor: -1, overrides: overrides ?? [] }] },
  } as const
  return { ...trade, computation: { ...trade.computation, screen } }
}

/**
 * Returns the trade-in catalog with own amounts; its first variant pays 300.00, and 270, 225 and 165 in
 * grades B, C and D.
 */
function withOwnAmounts(gradeAmounts: Readonly<Record<string, number>>): Catalog {
  const [first, ...others] = trade.models
  const [variant, ...more] = first?.variants ?? []
  assert.ok(first && variant)
  return { ...trade, models: [{ ...first, variants: [{ ...variant, gradeAmounts }, ...more] }, ...others] }
}

function taxedWith(...taxes: readonly Tax[]): Catalog {
  return { ...sale, taxRates: [{ taxClass: 'standard', taxes }] }
}
