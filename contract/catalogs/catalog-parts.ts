import {
  type CatalogPart,
  type CatalogParts,
  type Localised,
  type PartKind,
  propositionKinds,
  questionRoles,
  requirements,
} from '@costard/catalogs'
import { checkKinds, grammar } from '@costard/pricing'
import { z } from 'zod'
import { catalogLimits } from './catalog-limits.ts'
import { schemasFrom } from './schemas-from.ts'
import { PictureId } from '../ids.ts'

const limits = catalogLimits

/** Key of a part of a catalog: a code, an id, or empty for parts that exist once per catalog. */
const PartKey = z.string().max(120)
const Key = z
  .string()
  .max(120)
  .regex(/^[\w.: -]+$/)

const Text = localised(limits.maxText)
const Name = localised(limits.maxName)
const Money = z.number().int().min(0).max(limits.maxMoneyMinor)
const Position = z.number().int().min(-1e9).max(1e9)
const Group = z.string().trim().min(1).max(limits.maxName)

const { schema, fields } = schemasFrom({
  isStrict: true,
  texts: {
    word: z.string().max(120),
    key: Key,
    name: Group,
    propositionName: z.string().max(limits.maxName),
    unit: z.string().max(20),
    taxName: z.string().trim().min(1).max(limits.maxTaxName),
    date: z.iso.date(),
    attribute: z.string().max(40),
    attributeValue: z.string().max(80),
  },
  numbers: {
    any: z.number(),
    bound: z.number().int(),
    whole: z.number().int(),
    rank: z.number().int().min(1).max(limits.maxGrades),
    quantity: z.number().int().min(1).max(limits.maxQuantity),
    minor: Money,
    signedMinor: z.number().int().min(-limits.maxMoneyMinor).max(limits.maxMoneyMinor),
    stepMinor: z.number().int().min(1).max(limits.maxMoneyMinor),
    rateBp: z.number().int().min(0).max(10_000),
    ratePcm: z.number().int().min(0).max(100_000),
    factorBp: z.number().int().min(0).max(20_000),
    shareBp: z.number().int().min(0).max(100_000),
    signedShareBp: z.number().int().min(-100_000).max(100_000),
  },
  answer: z.union([
    z.string().max(4000),
    z.array(z.string().max(200)).max(100),
    z.boolean(),
    z.number(),
    z.null(),
  ]),
  most: {
    conditions: [20],
    values: [100],
    effects: [limits.maxEffects],
    overrides: [limits.maxOverrides],
    services: [limits.maxServices],
    choices: [limits.maxChoices],
    effectsOfChoices: [limits.maxChoices, 'Too many choices'],
    taxRates: [20],
    taxes: [limits.maxTaxes],
    checks: [checkKinds.length],
    attributes: [10, 'At most 10 attributes'],
    gradeAmounts: [limits.maxGrades, 'Too many grades'],
  },
})
const rate = ['rateBp', 'fixedMinor', 'minMinor', 'maxMinor', 'ownRounding'] as const
const { catalog, grade, model, proposition, question, questionEffects, service, variant } = grammar

/** Schema of each kind of part. Publishing checks that the parts of a catalog fit each other. */
const values: { readonly [Kind in PartKind]: z.ZodType<CatalogParts[Kind]> } = {
  general: z.strictObject({
    name: Name,
    description: Text.exactOptional(),
    validDays: z.number().int().min(1).max(limits.maxDays).exactOptional(),
    samplePrices: z.boolean(),
  }),
  rules: schema(
    grammar.pick(
      catalog,
      'rounding',
      'deductionCapBp',
      'minOfferMinor',
      'nilHandling',
      'taxClass',
      'priceIncludesTax',
      'taxRates',
      'requiredChecks',
    ),
  ),
  grade: z.strictObject({
    ...fields(grammar.omit(grade, 'code')),
    label: Name,
    description: Text.exactOptional(),
  }),
  model: z.strictObject({
    pricing: schema(grammar.pick(model, 'deviceKey', 'name', 'family', 'group')),
    position: Position,
  }),
  limits: schema(grammar.pick(model, 'floorMinor', 'ceilingMinor')),
  variant: z.strictObject({
    modelId: Key,
    ...fields(grammar.pick(variant, 'attributes')),
    position: Position,
  }),
  price: z.strictObject({ minor: Money }),
  gradePrices: fields(variant).gradeAmounts.unwrap(),
  cost: z.strictObject({ minor: Money }),
  question: z.strictObject({
    pricing: schema(grammar.omit(question, 'key')),
    wording: z.strictObject({
      text: Text,
      customerText: Text.exactOptional(),
      help: Text.exactOptional(),
      group: Key.exactOptional().describe('Key of the heading; its text is a part `questionGroup`'),
      role: z
        .enum(questionRoles)
        .exactOptional()
        .describe('condition: "All fine" answers it. ownership: customers read the answer last'),
      choices: z
        .record(
          Key,
          z.strictObject({
            label: Text,
            customerLabel: Text.exactOptional(),
            help: Text.exactOptional(),
            image: PictureId.exactOptional(),
          }),
        )
        .refine((choices) => Object.keys(choices).length <= limits.maxChoices, 'Too many choices'),
    }),
    position: Position,
  }),
  effects: schema(questionEffects),
  proposition: z.strictObject({
    pricing: schema(grammar.omit(proposition, 'key', ...rate)),
    wording: z.strictObject({
      name: Name,
      phrase: Name.exactOptional(),
      description: Text.exactOptional(),
      kind: z.enum(propositionKinds).exactOptional(),
      requires: z.array(z.enum(requirements)).max(requirements.length).exactOptional(),
      payoutDays: z.number().int().min(0).max(limits.maxDays).exactOptional(),
      validDays: z.number().int().min(1).max(limits.maxDays).exactOptional(),
    }),
    position: Position,
  }),
  rate: schema(grammar.pick(proposition, ...rate)),
  service: z.strictObject({
    pricing: schema(grammar.omit(service, 'key', 'price', 'overrides', 'costMinor')),
    wording: z.strictObject({
      name: Name,
      description: Text.exactOptional(),
      durationMinutes: z.number().int().min(1).max(limits.maxMinutes).exactOptional(),
      warrantyMonths: z.number().int().min(0).max(limits.maxWarrantyMonths).exactOptional(),
      optionalForCustomer: z.boolean().exactOptional(),
    }),
    position: Position,
  }),
  servicePrice: schema(grammar.pick(service, 'price', 'overrides')),
  serviceCost: z.strictObject({ minor: Money }),
  reason: Text,
  questionGroup: Name,
  modelGroup: Name,
}

/** A part of a catalog with its value; without a value the part is removed. */
export const Part: z.ZodType<CatalogPart> = z.discriminatedUnion('kind', [
  partOf('general'),
  partOf('rules'),
  partOf('grade'),
  partOf('model'),
  partOf('limits'),
  partOf('variant'),
  partOf('price'),
  partOf('gradePrices'),
  partOf('cost'),
  partOf('question'),
  partOf('effects'),
  partOf('proposition'),
  partOf('rate'),
  partOf('service'),
  partOf('servicePrice'),
  partOf('serviceCost'),
  partOf('reason'),
  partOf('questionGroup'),
  partOf('modelGroup'),
]) as unknown as z.ZodType<CatalogPart> // each member of the union has the value schema of its kind

function partOf<Kind extends PartKind>(kind: Kind) {
  const isOne = kind === 'general' || kind === 'rules'
  return z.strictObject({
    kind: z.literal(kind),
    key: isOne ? PartKey.max(0) : kind === 'modelGroup' ? Group : Key,
    value: isOne ? values[kind] : values[kind].nullable(),
  })
}

function localised(maxLength: number): z.ZodType<Localised> {
  return z
    .record(z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/), z.string().trim().max(maxLength))
    .refine((texts) => Object.keys(texts).length <= limits.maxLanguages, 'Too many languages')
}
