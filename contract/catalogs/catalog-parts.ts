import {
  type CatalogPart,
  type CatalogParts,
  type Localised,
  type PartKind,
  propositionKinds,
  questionRoles,
  requirements,
} from '@costard/catalogs'
import { checkKinds, type Effect } from '@costard/pricing'
import { z } from 'zod'
import { catalogLimits } from './catalog-limits.ts'
import { Condition } from './conditions.ts'
import { PictureId } from '../ids.ts'

const limits = catalogLimits

/** Key of a part: a code, an id, or empty for the parts that a catalog has once. */
const PartKey = z.string().max(120)
const Key = z
  .string()
  .max(120)
  .regex(/^[\w.: -]+$/)

const Text = localised(limits.maxText)
const Name = localised(limits.maxName)
const Money = z.number().int().min(0).max(limits.maxMoneyMinor)
const SignedMoney = z.number().int().min(-limits.maxMoneyMinor).max(limits.maxMoneyMinor)
const Position = z.number().int().min(-1e9).max(1e9)
const Share = z.number().int().min(0).max(100_000)
const Keys = z.array(Key).max(limits.maxServices)
const Group = z.string().trim().min(1).max(limits.maxName)

const Rounding = z.strictObject({
  stepMinor: z.number().int().min(1).max(limits.maxMoneyMinor),
  mode: z.enum(['down', 'nearest', 'up']),
  endingMinor: SignedMoney.exactOptional(),
})

const PlainEffect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('amount'), amountMinor: SignedMoney, part: Key.exactOptional() }),
  z.strictObject({
    kind: z.literal('percent'),
    bp: z.number().int().min(-100_000).max(100_000),
    minMinor: Money.exactOptional(),
    maxMinor: Money.exactOptional(),
    part: Key.exactOptional(),
  }),
  z.strictObject({ kind: z.literal('grade'), code: Key }),
  z.strictObject({ kind: z.enum(['cap', 'floor']), bp: Share }),
  z.strictObject({
    kind: z.literal('reject'),
    reason: Key,
    curable: z.boolean(),
    howToFix: Key.exactOptional(),
  }),
  z.strictObject({ kind: z.literal('review'), reason: Key }),
  z.strictObject({ kind: z.literal('range'), bp: z.number().int().min(0).max(10_000) }),
])
const [none, amount, percent, grade, cap, reject, review, range] = PlainEffect.options
const overrides = { overrides: overridesOf({ effect: PlainEffect }).exactOptional() }
const AnyEffect: z.ZodType<Effect> = z.discriminatedUnion('kind', [
  none.extend(overrides),
  amount.extend(overrides),
  percent.extend(overrides),
  grade.extend(overrides),
  cap.extend(overrides),
  reject.extend(overrides),
  review.extend(overrides),
  range.extend(overrides),
])
const Effects = z.array(AnyEffect).max(limits.maxEffects)

const Choice = z.strictObject({
  key: Key,
  active: z.boolean().exactOptional(),
  exclusive: z.boolean().exactOptional(),
  suggestsServices: Keys.exactOptional(),
})

const ServicePrice = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.literal('fixed'), amountMinor: Money }),
  z.strictObject({ mode: z.literal('percentOfBase'), bp: Share }),
  z.strictObject({ mode: z.literal('onRequest') }),
])

const Answer = z.union([
  z.string().max(4000),
  z.array(z.string().max(200)).max(100),
  z.boolean(),
  z.number(),
  z.null(),
])

/** The value of each kind of part. Whether the parts of a catalog fit each other is found when it is published. */
const values: { readonly [Kind in PartKind]: z.ZodType<CatalogParts[Kind]> } = {
  general: z.strictObject({
    name: Name,
    description: Text.exactOptional(),
    validDays: z.number().int().min(1).max(limits.maxDays).exactOptional(),
    samplePrices: z.boolean(),
  }),
  rules: z.strictObject({
    rounding: Rounding,
    deductionCapBp: z.number().int().min(0).max(10_000),
    minOfferMinor: Money.exactOptional(),
    nilHandling: z.enum(['recycle', 'manual', 'refuse']),
    taxClass: Key,
    priceIncludesTax: z.boolean(),
    taxRates: z
      .array(
        z.strictObject({
          taxClass: Key,
          rateBp: z.number().int().min(0).max(10_000),
          validFrom: z.iso.date().exactOptional(),
        }),
      )
      .max(20),
    requiredChecks: z.array(z.enum(checkKinds)).max(checkKinds.length).exactOptional(),
  }),
  grade: z.strictObject({
    rank: z.number().int().min(1).max(limits.maxGrades),
    factorBp: z.number().int().min(0).max(20_000),
    label: Name,
    description: Text.exactOptional(),
  }),
  model: z.strictObject({
    pricing: z.strictObject({
      deviceKey: z.string().max(120).exactOptional(),
      name: z.string().trim().min(1).max(limits.maxName).exactOptional(),
      family: Key.exactOptional(),
      group: Group.exactOptional(),
    }),
    position: Position,
  }),
  limits: z.strictObject({ floorMinor: Money.exactOptional(), ceilingMinor: Money.exactOptional() }),
  variant: z.strictObject({
    modelId: Key,
    attributes: z
      .record(z.string().max(40), z.union([z.string().max(80), z.number(), z.boolean()]))
      .refine((attributes) => Object.keys(attributes).length <= 10, 'At most 10 attributes'),
    position: Position,
  }),
  price: z.strictObject({ minor: Money }),
  gradePrices: z
    .record(Key, Money)
    .refine((amounts) => Object.keys(amounts).length <= limits.maxGrades, 'Too many grades'),
  cost: z.strictObject({ minor: Money }),
  question: z.strictObject({
    pricing: z.strictObject({
      type: z.enum(['single', 'multi', 'boolean', 'number', 'text', 'photo', 'date']),
      required: z.boolean(),
      phase: z.enum(['quote', 'inspection', 'both']),
      visibleTo: z.enum(['agent', 'customer', 'both']),
      active: z.boolean().exactOptional(),
      conditions: Condition.exactOptional(),
      choices: z.array(Choice).max(limits.maxChoices),
      number: z
        .strictObject({
          min: z.number().int(),
          max: z.number().int(),
          unit: z.string().max(20).exactOptional(),
        })
        .exactOptional(),
      default: Answer.exactOptional(),
    }),
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
  effects: z.strictObject({
    choices: z
      .record(Key, Effects)
      .refine((choices) => Object.keys(choices).length <= limits.maxChoices, 'Too many choices')
      .exactOptional(),
    bands: z
      .array(z.strictObject({ from: z.number().int(), to: z.number().int(), effects: Effects }))
      .max(limits.maxChoices)
      .exactOptional(),
  }),
  proposition: z.strictObject({
    pricing: z.strictObject({
      name: z.string().max(limits.maxName).exactOptional(),
      appliesTo: z.enum(['base', 'services', 'both']).exactOptional(),
      availableWhen: Condition.exactOptional(),
      isDefault: z.boolean().exactOptional(),
      onlyWhenNil: z.boolean().exactOptional(),
      isCash: z.boolean().exactOptional().describe('Ignored: follows from the kind in its wording'),
      active: z.boolean().exactOptional(),
    }),
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
  rate: z.strictObject({
    rateBp: Share,
    fixedMinor: SignedMoney.exactOptional(),
    minMinor: Money.exactOptional(),
    maxMinor: Money.exactOptional(),
    ownRounding: Rounding.exactOptional(),
  }),
  service: z.strictObject({
    pricing: z.strictObject({
      partBased: z.boolean().exactOptional(),
      taxClass: Key,
      direction: z.enum(['charge', 'payout']).exactOptional(),
      perLine: z.boolean().exactOptional(),
      maxQty: z.number().int().min(1).max(limits.maxQuantity).exactOptional(),
      availableWhen: Condition.exactOptional(),
      requires: Keys.exactOptional(),
      excludes: Keys.exactOptional(),
      includedInPropositions: Keys.exactOptional(),
      active: z.boolean().exactOptional(),
      bundle: z.strictObject({ services: Keys }).exactOptional(),
    }),
    wording: z.strictObject({
      name: Name,
      description: Text.exactOptional(),
      durationMinutes: z.number().int().min(1).max(limits.maxMinutes).exactOptional(),
      warrantyMonths: z.number().int().min(0).max(limits.maxWarrantyMonths).exactOptional(),
      optionalForCustomer: z.boolean().exactOptional(),
    }),
    position: Position,
  }),
  servicePrice: z.strictObject({
    price: ServicePrice,
    overrides: overridesOf({ price: ServicePrice }).exactOptional(),
  }),
  serviceCost: z.strictObject({ minor: Money }),
  reason: Text,
  questionGroup: Name,
  modelGroup: Name,
}

/** A part of a catalog, with its value or without one if it is removed. */
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
]) as unknown as z.ZodType<CatalogPart> // each option has the value of its kind

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

function overridesOf<Value extends z.ZodRawShape>(value: Value) {
  return z
    .array(
      z.union([
        z.strictObject({ group: Group, ...value }),
        z.strictObject({ modelId: Key, ...value }),
        z.strictObject({ variantId: Key, ...value }),
      ]),
    )
    .max(limits.maxOverrides)
}
