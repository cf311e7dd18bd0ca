import fc from 'fast-check'
import type { Answer, Catalog, PriceRequest, Question } from '../pricing.ts'
import { anyCatalog } from './any-catalog.ts'

export interface Pricing {
  readonly catalog: Catalog
  readonly request: PriceRequest
}

/** A catalog and a request with valid, invalid and missing answers. */
export const anyPricing: fc.Arbitrary<Pricing> = anyCatalog.chain((catalog) =>
  anyRequest(catalog).map((request) => ({ catalog, request })),
)

/** A valid answer to every question. */
export function anyValidAnswers(catalog: Catalog): fc.Arbitrary<Record<string, Answer>> {
  return fc.record(
    Object.fromEntries(catalog.questions.map((question) => [question.key, validAnswer(question)])),
  )
}

function anyRequest(catalog: Catalog): fc.Arbitrary<PriceRequest> {
  const variantIds = catalog.models.flatMap(({ variants }) => variants.map(({ id }) => id))
  const serviceKeys = catalog.services.map(({ key }) => key)
  return fc.record(
    {
      variantId: fc.constantFrom(...variantIds),
      answers: anyAnswers(catalog),
      phase: fc.constantFrom('quote', 'inspection'),
      audience: fc.constantFrom('agent', 'customer'),
      checks: fc.array(
        fc.record({
          kind: fc.constantFrom('blacklist', 'findMy', 'coverage'),
          result: fc.oneof(
            { weight: 5, arbitrary: fc.constant('clear' as const) },
            fc.constantFrom('flagged', 'unknown'),
          ),
        }),
        { maxLength: 3 },
      ),
      propositionKey: fc.constantFrom('p0', 'p1', 'p2', 'recycle', 'nobody'),
      services: fc.array(
        fc.record(
          { key: fc.constantFrom(...serviceKeys, 'nobody'), quantity: fc.integer({ min: 0, max: 3 }) },
          { requiredKeys: ['key'] },
        ),
        { maxLength: 6 },
      ),
      quantity: fc.integer({ min: 1, max: 5 }),
      adjustment: fc.record({
        amountMinor: fc.integer({ min: -60000, max: 60000 }),
        reason: fc.constantFrom('regular customer', ' '),
        maxAdjustBp: fc.integer({ min: 0, max: 10000 }),
      }),
      customer: fc.record({ kind: fc.constantFrom('private', 'business'), vatRegistered: fc.boolean() }),
      tax: fc.record(
        {
          regime: fc.constantFrom('none', 'vat', 'salesTax'),
          marginScheme: fc.boolean(),
          purchaseMinor: fc.integer({ min: 0, max: 60000 }),
        },
        { requiredKeys: ['regime'] },
      ),
      date: fc.constantFrom('2026-11-20', '2027-02-28'),
    },
    { requiredKeys: ['variantId', 'answers', 'tax', 'date'] },
  )
}

/** null: no answer given. */
function anyAnswers(catalog: Catalog): fc.Arbitrary<Record<string, Answer>> {
  const entries = catalog.questions.map((question) => {
    const other = fc.constantFrom<Answer>(null, null, null, '', 'nobody', ['nobody'], 1000, [])
    return [question.key, fc.oneof({ weight: 4, arbitrary: validAnswer(question) }, other)] as const
  })
  return fc.record(Object.fromEntries(entries))
}

function validAnswer({ type, choices }: Question): fc.Arbitrary<Answer> {
  const keys = choices.map(({ key }) => key)
  if (type === 'single') return fc.constantFrom(...keys)
  if (type === 'multi') return fc.subarray(keys, { minLength: 1 })
  if (type === 'boolean') return fc.boolean()
  return fc.integer({ min: 0, max: 100 })
}
