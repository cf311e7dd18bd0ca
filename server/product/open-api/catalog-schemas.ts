import { propositionKinds, questionRoles, requirements } from '@costard/catalogs'
import type { Condition as PricingCondition } from '@costard/pricing'
import { z } from 'zod'
import { Bp, CheckKind, Minor } from './price-schemas.ts'

const keys = z.array(z.string())
const active = z.boolean().exactOptional().describe('Absent: true')

const Rounding = z.object({
  stepMinor: Minor,
  mode: z.enum(['down', 'nearest', 'up']),
  endingMinor: Minor.exactOptional(),
})

const Leaf = z.intersection(
  z.object({
    op: z.enum([
      'eq',
      'neq',
      'in',
      'includesAny',
      'includesAll',
      'gt',
      'gte',
      'lt',
      'lte',
      'answered',
      'notAnswered',
    ]),
    value: z
      .union([z.string(), z.number(), z.boolean(), z.array(z.union([z.string(), z.number(), z.boolean()]))])
      .exactOptional(),
  }),
  z.union([
    z.object({ question: z.string() }),
    z.object({ device: z.enum(['family', 'group', 'modelId', 'deviceKey']) }),
    z.object({ attribute: z.string() }),
    z.object({ customer: z.enum(['kind', 'country']) }),
    z.object({ amount: z.literal('subtotal') }),
  ]),
)

export const Condition: z.ZodType<PricingCondition> = z
  .union([
    z.object({ all: z.array(z.lazy(() => Condition)) }),
    z.object({ any: z.array(z.lazy(() => Condition)) }),
    Leaf,
  ])
  .describe('At most 3 levels deep')

const Choice = z.object({
  key: z.string(),
  active,
  exclusive: z.boolean().exactOptional(),
  suggestsServices: keys.exactOptional(),
})

const Question = z.object({
  key: z.string(),
  type: z.enum(['single', 'multi', 'boolean', 'number', 'text', 'photo', 'date']),
  required: z.boolean(),
  phase: z.enum(['quote', 'inspection', 'both']),
  visibleTo: z.enum(['agent', 'customer', 'both']),
  active,
  conditions: Condition.exactOptional(),
  choices: z.array(Choice).describe('Empty unless single or multi'),
  number: z.object({ min: z.number(), max: z.number(), unit: z.string().exactOptional() }).exactOptional(),
  default: z.union([z.string(), keys, z.boolean(), z.number(), z.null()]).exactOptional(),
})

const part = z.string().exactOptional()

export const PlainEffect = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('amount'), amountMinor: Minor, part }),
  z.object({
    kind: z.literal('percent'),
    bp: Bp,
    minMinor: Minor.exactOptional(),
    maxMinor: Minor.exactOptional(),
    part,
  }),
  z.object({ kind: z.literal('grade'), code: z.string() }),
  z.object({ kind: z.enum(['cap', 'floor']), bp: Bp }),
  z.object({
    kind: z.literal('reject'),
    reason: z.string(),
    curable: z.boolean(),
    howToFix: z.string().exactOptional(),
  }),
  z.object({ kind: z.literal('review'), reason: z.string() }),
  z.object({ kind: z.literal('range'), bp: Bp }),
])

const Scope = z.union([
  z.object({ group: z.string() }),
  z.object({ modelId: z.string() }),
  z.object({ variantId: z.string() }),
])

export const Effect = z.intersection(
  PlainEffect,
  z.object({ overrides: z.array(z.intersection(Scope, z.object({ effect: PlainEffect }))).exactOptional() }),
)

const QuestionEffects = z.object({
  choices: z
    .record(z.string(), z.array(Effect))
    .exactOptional()
    .describe('By choice key; true and false for boolean questions'),
  bands: z
    .array(z.object({ from: z.number(), to: z.number(), effects: z.array(Effect) }))
    .exactOptional()
    .describe('For number questions; inclusive'),
})

const Proposition = z.object({
  key: z.string(),
  name: z.string().exactOptional(),
  rateBp: Bp,
  fixedMinor: Minor.exactOptional(),
  appliesTo: z.enum(['base', 'services', 'both']).exactOptional(),
  minMinor: Minor.exactOptional(),
  maxMinor: Minor.exactOptional(),
  ownRounding: Rounding.exactOptional(),
  availableWhen: Condition.exactOptional(),
  isDefault: z.boolean().exactOptional(),
  onlyWhenNil: z.boolean().exactOptional(),
  isCash: z.boolean().exactOptional().describe('Paid in cash; follows from the kind in its wording'),
  active,
})

const ServicePrice = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('fixed'), amountMinor: Minor }),
  z.object({ mode: z.literal('percentOfBase'), bp: Bp }),
  z.object({ mode: z.literal('onRequest') }),
])

const Service = z.object({
  key: z.string(),
  price: ServicePrice,
  overrides: z.array(z.intersection(Scope, z.object({ price: ServicePrice }))).exactOptional(),
  partBased: z.boolean().exactOptional(),
  costMinor: Minor.exactOptional(),
  taxClass: z.string(),
  direction: z.enum(['charge', 'payout']).exactOptional().describe('Absent: charge'),
  perLine: z.boolean().exactOptional().describe('Absent: priced per device'),
  maxQty: z.number().int().exactOptional(),
  availableWhen: Condition.exactOptional(),
  requires: keys.exactOptional(),
  excludes: keys.exactOptional(),
  includedInPropositions: keys.exactOptional(),
  active,
  bundle: z.object({ services: keys }).exactOptional(),
})

export const Catalog = z
  .object({
    id: z.string(),
    version: z.number().int(),
    kind: z.enum(['buy', 'repair', 'sell']),
    currency: z.string(),
    rounding: Rounding,
    grades: z.array(z.object({ code: z.string(), rank: z.number().int(), factorBp: Bp })),
    deductionCapBp: Bp,
    minOfferMinor: Minor.exactOptional(),
    nilHandling: z.enum(['recycle', 'manual', 'refuse']),
    taxClass: z.string(),
    priceIncludesTax: z.boolean(),
    taxRates: z.array(
      z.object({
        taxClass: z.string(),
        rateBp: Bp,
        validFrom: z.string().exactOptional().describe('ISO 8601 date'),
      }),
    ),
    requiredChecks: z.array(CheckKind).exactOptional(),
    models: z.array(
      z.object({
        id: z.string(),
        deviceKey: z.string().exactOptional().describe('Key in the device library'),
        name: z.string().exactOptional(),
        family: z.string().exactOptional(),
        group: z.string().exactOptional(),
        floorMinor: Minor.exactOptional(),
        ceilingMinor: Minor.exactOptional(),
        variants: z.array(
          z.object({
            id: z.string(),
            attributes: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
            priceMinor: Minor.nullable(),
            gradeAmounts: z.record(z.string(), Minor).exactOptional(),
            costMinor: Minor.exactOptional(),
          }),
        ),
      }),
    ),
    questions: z.array(Question),
    computation: z.record(z.string(), QuestionEffects).describe('Effects of the answers, by question key'),
    propositions: z.array(Proposition),
    services: z.array(Service),
  })
  .describe('Models, questions, effects, propositions and services')

const Text = z.record(z.string(), z.string()).describe('By language')

const CatalogWording = z
  .object({
    name: Text,
    description: Text.exactOptional(),
    grades: z.record(z.string(), z.object({ label: Text, description: Text.exactOptional() })),
    questions: z.record(
      z.string(),
      z.object({
        text: Text,
        customerText: Text.exactOptional(),
        help: Text.exactOptional(),
        group: z.string().exactOptional().describe('Key of the heading that it stands under'),
        role: z
          .enum(questionRoles)
          .exactOptional()
          .describe(
            'condition: "All fine" answers it. ownership: customers read its answer last. Absent: as group, if it is one of these, else other',
          ),
        choices: z.record(
          z.string(),
          z.object({
            label: Text,
            customerLabel: Text.exactOptional(),
            help: Text.exactOptional(),
            image: z.string().exactOptional().describe('Id of a picture, at /files/choices/{id}'),
          }),
        ),
      }),
    ),
    propositions: z.record(
      z.string(),
      z.object({
        name: Text,
        phrase: Text.exactOptional(),
        description: Text.exactOptional(),
        kind: z.enum(propositionKinds).exactOptional(),
        requires: z.array(z.enum(requirements)).exactOptional().describe('Asked for before it is paid'),
        payoutDays: z.number().int().exactOptional().describe('Days from the inspection until it is paid'),
        validDays: z.number().int().exactOptional().describe('Absent: as the catalog'),
      }),
    ),
    services: z.record(
      z.string(),
      z.object({
        name: Text,
        description: Text.exactOptional(),
        durationMinutes: z.number().int().exactOptional(),
        warrantyMonths: z.number().int().exactOptional().describe('0: none'),
        optionalForCustomer: z.boolean().exactOptional(),
      }),
    ),
    reasons: z.record(z.string(), Text),
    questionGroups: z
      .record(z.string(), Text)
      .exactOptional()
      .describe('Headings, by group of questions. Absent: the key is shown'),
    modelGroups: z
      .record(z.string(), Text)
      .exactOptional()
      .describe('Names, by group of models. Absent: the key is shown'),
  })
  .describe('Texts, by the keys of the pricing part')

export const CatalogDocument = z.object({
  pricing: Catalog,
  wording: CatalogWording,
  validDays: z
    .number()
    .int()
    .exactOptional()
    .describe('Validity of its offers, in days. Absent: as the team says for its kind'),
  samplePrices: z.boolean(),
})
