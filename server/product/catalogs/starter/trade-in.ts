import { starterCatalog, type StarterCatalog, type StarterContext } from './starter-catalog.ts'
import { starterEffects } from './starter-effects.ts'
import { pricedModel, type StarterModelName } from './starter-models.ts'
import type { SampleAmounts } from './starter-money.ts'
import type { StarterProposition } from './starter-proposition.ts'
import type { StarterService } from './starter-service.ts'
import { tradeInQuestions, tradeInReasons } from './trade-in-questions.ts'

/** Buying used devices from private people and businesses. */
export function tradeIn(context: StarterContext): StarterCatalog {
  const { money } = context
  const minOfferMinor = money.fromEuros(10)
  return starterCatalog(
    {
      kind: 'buy',
      name: 'Trade-in',
      description: 'Buy used iPhones, iPads and Macs.',
      validDays: 14,
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
      models: prices.map(([name, ...smallest]) => pricedModel(name, smallest, money)),
      questions: tradeInQuestions(starterEffects(money)),
      propositions,
      services,
      reasons: tradeInReasons,
    },
    context,
  )
}

/** Prices of the smallest variant in EUR, GBP and USD. Samples only; values drop after each September launch. */
const prices: readonly (readonly [StarterModelName, ...SampleAmounts])[] = [
  ['iPhone16Pro', 495, 420, 540],
  ['iPhone16', 390, 330, 425],
  ['iPhone15Pro', 340, 290, 370],
  ['iPhone15', 280, 240, 300],
  ['iPhone14', 200, 170, 220],
  ['iPhone13', 175, 150, 190],
  ['iPhone12', 110, 95, 120],
  ['iPhone11', 90, 75, 95],
  ['iPhoneSe3', 70, 60, 75],
  ['iPadAirM2', 290, 250, 310],
  ['iPad10', 140, 120, 150],
  ['iPadProM4', 560, 480, 600],
  ['iPadMini6', 180, 155, 195],
  ['macBookAirM2', 400, 345, 430],
  ['macBookAirM3', 510, 440, 550],
  ['macBookProM3', 690, 590, 740],
  ['iMacM3', 560, 480, 600],
]

const propositions: readonly StarterProposition[] = [
  {
    key: 'bankTransfer',
    name: 'Bank transfer',
    phrase: 'by bank transfer',
    description: 'Paid 2 days after inspection.',
    rateBp: 10000,
    isDefault: true,
  },
  {
    key: 'cash',
    name: 'Cash',
    phrase: 'in cash',
    description: 'Paid on the spot. Bring ID.',
    rateBp: 9500,
  },
  {
    key: 'storeCredit',
    name: 'Store credit',
    phrase: 'as store credit',
    description: 'Valid for 12 months.',
    rateBp: 11000,
  },
  {
    key: 'charity',
    name: 'Charity gift',
    phrase: 'as a charity gift',
    description: 'We donate the full amount.',
    rateBp: 10000,
  },
  {
    key: 'recycling',
    name: 'Free recycling with certificate',
    description: 'For devices without resale value.',
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
