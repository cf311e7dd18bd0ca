import type { SharedDocument } from '../shared-document.ts'
import { starterCatalog, type StarterContext } from './starter-catalog.ts'
import { review, starterEffects, type StarterEffects } from './starter-effects.ts'
import { roundTo5 } from './sample-values.ts'
import { pricedModel, type StarterModel, starterModels } from './starter-models.ts'
import type { SampleAmounts, StarterMoney } from './starter-money.ts'
import type { StarterProposition } from './starter-proposition.ts'
import type { StarterQuestion } from './starter-question.ts'
import type { StarterService } from './starter-service.ts'

/** Sale of refurbished devices. List prices are for grade Excellent. */
export function refurbishedSale(context: StarterContext): SharedDocument {
  const { money } = context
  return starterCatalog(
    {
      kind: 'sell',
      name: 'Refurbished sale',
      description: 'Sell refurbished iPhones, iPads and Macs.',
      // prices that end in 9: 309, 389, 499
      rounding: { stepMinor: 10 * money.unit, mode: 'nearest', endingMinor: 0 - money.unit },
      deductionCapBp: 9000,
      nilHandling: 'manual',
      grades: [],
      models: soldModels.map((model) => pricedModel(model, saleMinor(model, money), money)),
      questions: questions(starterEffects(money)),
      propositions,
      services: services(money),
      reasons: {
        vatInvoice: 'A VAT invoice needs a device outside the margin scheme. We’ll look for one.',
        bulk: 'For 25 or more devices we check our stock before we confirm the price.',
      },
    },
    context,
  )
}

/** Given prices of the smallest variant in EUR, GBP and USD; others are computed. Samples only. */
const statedAmounts: Readonly<Record<string, SampleAmounts>> = {
  'iPhone 13': [309, 269, 319],
  'iPhone 14': [389, 339, 399],
  'iPhone 15': [499, 429, 509],
  'iPhone 15 Pro': [629, 549, 649],
  'iPhone 16': [669, 579, 689],
  'iPad (10th generation)': [289, 249, 289],
  'iPad Air 11-inch (M2)': [499, 429, 499],
  'MacBook Air (M2, 2022)': [749, 649, 749],
  'MacBook Pro (14-inch, M3, Nov 2023)': [1190, 1030, 1190],
}

/** Factor from trade-in to sale price; the given prices are 1.7 to 2.1 times those of a trade-in. */
const saleFactor = 1.8
/** Minimum price: cheaper devices are not worth refurbishing. */
const smallestTradeInEuros = 100

const soldFamilies: readonly string[] = ['iphone', 'ipad', 'mac']
const soldModels = starterModels.filter(
  ({ device, euros }) => euros >= smallestTradeInEuros && soldFamilies.includes(device.family),
)

function saleMinor({ device, euros }: StarterModel, money: StarterMoney): number | null {
  const stated = statedAmounts[device.name]
  return stated ? money.price(stated) : money.fromEuros(roundTo5(euros * saleFactor))
}

function questions({ amount, percent }: StarterEffects): readonly StarterQuestion[] {
  return [
    {
      key: 'buyer',
      type: 'single',
      text: 'Who buys it?',
      answers: [
        { key: 'private', label: 'A private customer' },
        { key: 'business', label: 'A business that needs a VAT invoice', effects: [review('vatInvoice')] },
      ],
    },
    {
      key: 'battery',
      type: 'single',
      text: 'Battery health',
      answers: [
        { key: 'standard', label: '80% or more' },
        { key: 'strong', label: '90% or more', effects: amount(25) },
      ],
    },
    {
      key: 'colour',
      type: 'single',
      text: 'Which colour?',
      answers: [
        { key: 'any', label: 'Any' },
        { key: 'named', label: 'Customer’s choice' },
      ],
    },
    {
      key: 'qty',
      type: 'number',
      text: 'How many devices in total?',
      number: { min: 1, max: 999 },
      answers: [
        { key: 'few', label: 'Up to 9', from: 1, to: 9 },
        { key: 'several', label: '10 to 24', from: 10, to: 24, effects: percent(-300) },
        { key: 'many', label: '25 or more', from: 25, to: 999, effects: [...percent(-500), review('bulk')] },
      ],
    },
    {
      key: 'tradeIn',
      type: 'boolean',
      text: 'Is there a device to trade in?',
      help: 'Add it as its own line. The quote shows the difference.',
      answers: [
        { key: 'false', label: 'No' },
        { key: 'true', label: 'Yes' },
      ],
    },
  ]
}

/**
 * Grades are propositions, so that the customer sees all three. All work fully, with battery health of 80% or
 * more.
 */
const propositions: readonly StarterProposition[] = [
  {
    key: 'excellent',
    name: 'Excellent',
    phrase: 'in excellent condition',
    description: 'No marks visible from 20 cm.',
    facts: { kind: 'gradeLevel' },
    rateBp: 10000,
    isDefault: true,
  },
  {
    key: 'good',
    name: 'Good',
    phrase: 'in good condition',
    description: 'No marks visible from 50 cm.',
    facts: { kind: 'gradeLevel' },
    rateBp: 9300,
  },
  {
    key: 'fair',
    name: 'Fair',
    phrase: 'in fair condition',
    description: 'Visible marks, screen easy to read.',
    facts: { kind: 'gradeLevel' },
    rateBp: 8500,
  },
]

function services({ unit }: StarterMoney): readonly StarterService[] {
  const freeFrom = 300 * unit
  return [
    { key: 'warranty24', name: '24-month warranty instead of 12', price: [49, 45, 49] },
    { key: 'newBattery', name: 'New battery fitted', price: [69, 59, 69] },
    { key: 'setup', name: 'Set-up and data transfer', price: [29, 25, 29] },
    { key: 'charger', name: '20 W charger', price: [19, 17, 19] },
    { key: 'caseAndGlass', name: 'Case and glass', price: [29, 25, 29] },
    {
      key: 'delivery',
      name: 'Delivery',
      price: [6.9, 5.9, 6.9],
      perLine: true,
      availableWhen: { amount: 'subtotal', op: 'lte', value: freeFrom },
    },
    {
      key: 'freeDelivery',
      name: 'Free delivery',
      price: [0, 0, 0],
      perLine: true,
      availableWhen: { amount: 'subtotal', op: 'gt', value: freeFrom },
    },
  ]
}
