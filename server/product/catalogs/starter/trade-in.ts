import type { SharedDocument } from '../shared-document.ts'
import { starterCatalog, type StarterContext } from './starter-catalog.ts'
import { starterEffects } from './starter-effects.ts'
import { pricedModel, starterModels, tradeInMinor } from './starter-models.ts'
import type { StarterProposition } from './starter-proposition.ts'
import type { StarterService } from './starter-service.ts'
import { tradeInQuestions, tradeInReasons } from './trade-in-questions.ts'

/** Sample catalog for buying used devices from private people and businesses. */
export function tradeIn(context: StarterContext): SharedDocument {
  const { money } = context
  const minOfferMinor = money.fromEuros(10)
  return starterCatalog(
    {
      kind: 'buy',
      name: 'Trade-in',
      description: 'Buy used iPhones, iPads, Watches and Macs.',
      rounding: { stepMinor: 5 * money.unit, mode: 'down' },
      deductionCapBp: 9000,
      ...(minOfferMinor !== null && { minOfferMinor }),
      nilHandling: 'recycle',
      grades: [
        { code: 'A', factorBp: 10000, label: 'Like new' },
        { code: 'B', factorBp: 9000, label: 'Light wear' },
        { code: 'C', factorBp: 7500, label: 'Visible wear' },
        { code: 'D', factorBp: 5500, label: 'Heavy wear' },
        { code: 'E', factorBp: 2500, label: 'Doesn’t turn on' },
      ],
      models: starterModels.map((model) => pricedModel(model, tradeInMinor(model, money), money)),
      questions: tradeInQuestions(starterEffects(money)),
      propositions,
      services,
      reasons: tradeInReasons,
    },
    context,
  )
}

const propositions: readonly StarterProposition[] = [
  {
    key: 'bankTransfer',
    name: 'Bank transfer',
    phrase: 'by bank transfer',
    description: 'Paid 2 days after inspection.',
    facts: { kind: 'bankTransfer', requires: ['bankDetails'], payoutDays: 2 },
    rateBp: 10000,
    isDefault: true,
  },
  {
    key: 'cash',
    name: 'Cash',
    phrase: 'in cash',
    description: 'Paid on the spot. Bring ID.',
    facts: { kind: 'cash', requires: ['idCheck'], payoutDays: 0 },
    rateBp: 9500,
  },
  {
    key: 'storeCredit',
    name: 'Store credit',
    phrase: 'as store credit',
    description: 'Valid for 12 months.',
    facts: { kind: 'storeCredit' },
    rateBp: 11000,
  },
  {
    key: 'charity',
    name: 'Charity gift',
    phrase: 'as a charity gift',
    description: 'We donate the full amount.',
    facts: { kind: 'donation' },
    rateBp: 10000,
  },
  {
    key: 'recycling',
    name: 'Free recycling with certificate',
    description: 'For devices without resale value.',
    facts: { kind: 'recycling' },
    rateBp: 0,
    onlyWhenNil: true,
  },
]

const services: readonly StarterService[] = [
  {
    key: 'erase',
    name: 'Data erasure with certificate',
    price: [0, 0, 0],
    availableWhen: {
      any: [
        { customer: 'kind', op: 'notAnswered' },
        { customer: 'kind', op: 'eq', value: 'private' },
      ],
    },
  },
  {
    key: 'eraseForBusiness',
    name: 'Data erasure with certificate, for businesses',
    description: 'One certificate per device.',
    price: [9, 8, 10],
    availableWhen: { customer: 'kind', op: 'eq', value: 'business' },
  },
  {
    key: 'courier',
    name: 'Courier pick-up',
    description: 'One pick-up for all devices.',
    price: [9.9, 8.9, 9.9],
    perLine: true,
  },
  { key: 'dataTransfer', name: 'Data transfer to a new device', price: [29, 25, 29] },
  { key: 'sameDay', name: 'Same-day payment', price: [5, 5, 5], perLine: true },
  {
    key: 'returnShipping',
    name: 'Return shipping',
    description: 'Free if you decline our offer after inspection.',
    price: [0, 0, 0],
    perLine: true,
  },
]
