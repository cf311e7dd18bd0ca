import { z } from 'zod'
import { call } from '../calls/call.ts'
import { deviceLimits } from './device-limits.ts'
import { TeamId } from '../ids.ts'
import { CurrencyCode } from '../teams/locales.ts'
import { LineInput } from '../quotes/lines/quote-lines.ts'

export const DeviceToPrice = LineInput.pick({
  catalogId: true,
  variantId: true,
  propositionKey: true,
  services: true,
  quantity: true,
}).extend({
  answers: LineInput.shape.answers.describe(
    'By question key: a choice by its key or by its label in any language of the catalog, a list of them, true or false, or a number. The open questions of the last answer say which',
  ),
  customerKind: z.enum(['private', 'business']).default('private'),
})
export type DeviceToPrice = z.infer<typeof DeviceToPrice>

const Amount = z.object({
  minor: z.number().int().describe('In the smallest unit of the currency'),
  text: z.string().describe('Amount as the team writes it'),
})
export type WrittenAmount = z.infer<typeof Amount>

export const OpenQuestion = z.object({
  key: z.string(),
  text: z.string(),
  type: z.enum(['single', 'multi', 'boolean', 'number', 'text', 'date']),
  isRequired: z.boolean(),
  choices: z.array(z.object({ key: z.string(), label: z.string() })),
  number: z.object({ min: z.number(), max: z.number(), unit: z.string() }).nullable(),
})
export type OpenQuestion = z.infer<typeof OpenQuestion>

const Outcome = z
  .enum(['instant', 'range', 'review', 'reject', 'incomplete', 'manual', 'nil'])
  .describe(
    'instant: the amount stands. range: it depends on what an inspection finds. review: a colleague decides. reject: not taken. incomplete: questions are open. manual: a person sets the price. nil: worth nothing',
  )

export const DevicePrice = z.object({
  device: z.string(),
  kind: z.enum(['buy', 'repair', 'sell']),
  answers: LineInput.shape.answers.describe(
    'Answers as they were understood: questions and choices by their keys',
  ),
  outcome: Outcome,
  currency: CurrencyCode,
  amount: Amount.nullable().describe('null: there is no price that stands'),
  paidBy: z.enum(['team', 'customer']).nullable(),
  range: z.object({ low: Amount, high: Amount }).nullable(),
  reasons: z.array(z.string()).describe('Why it is refused or held, in the words of the catalog'),
  questions: z.array(OpenQuestion).max(deviceLimits.maxQuestions).describe('Open ones, in their order'),
  hasMoreQuestions: z.boolean(),
  propositions: z
    .array(z.object({ key: z.string(), name: z.string(), amount: Amount, isChosen: z.boolean() }))
    .describe('Ways to close the deal; empty as long as no price stands'),
  services: z
    .array(z.object({ key: z.string(), name: z.string(), isChosen: z.boolean(), isSuggested: z.boolean() }))
    .max(deviceLimits.maxServices)
    .describe('Services that can be added; a repair is a service'),
  validUntil: z.string().describe('Last day of an offer made today'),
})
export type DevicePrice = z.infer<typeof DevicePrice>

export const PriceExplanation = z.object({
  device: z.string(),
  outcome: Outcome,
  currency: CurrencyCode,
  lines: z
    .array(
      z.object({
        title: z.string(),
        detail: z.string().optional(),
        kind: z
          .enum(['step', 'sum', 'note'])
          .describe('step: a change. sum: the total so far. note: no amount'),
        amount: Amount.nullable(),
      }),
    )
    .describe('In their order; empty as long as no price stands'),
  amount: Amount.nullable(),
  reasons: z.array(z.string()),
})
export type PriceExplanation = z.infer<typeof PriceExplanation>

const tags = ['Prices']
const ofTeam = z.object({ teamId: TeamId })
const errors = [
  'catalog/not-found',
  'catalog/not-published',
  'quote/variant-unknown',
  'quote/line-invalid',
] as const

/** Prices of a device without a quote. Nothing is stored. */
export const devicePrices = {
  compute: call(
    'member',
    {
      method: 'POST',
      path: '/teams/{teamId}/device-prices',
      tags,
      scope: 'catalogs.read',
      summary: 'Price a device with the answers known so far, and get the questions still open',
      description:
        'Start without answers, ask what is open, and call again with all answers. There is no amount until the required ones are answered.',
    },
    ...errors,
  )
    .input(DeviceToPrice.extend(ofTeam.shape))
    .output(DevicePrice),
  explain: call(
    'member',
    {
      method: 'POST',
      path: '/teams/{teamId}/device-prices/explanation',
      tags,
      scope: 'catalogs.read',
      summary: 'Explain the price of a device line by line, as a receipt',
      description: 'The same input as for its price. For a customer, internal steps are left out.',
    },
    ...errors,
  )
    .input(DeviceToPrice.extend({ ...ofTeam.shape, audience: z.enum(['team', 'customer']).default('team') }))
    .output(PriceExplanation),
}
