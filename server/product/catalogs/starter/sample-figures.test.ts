import assert from 'node:assert/strict'
import { describe, test } from 'vitest'
import { type CatalogDocument, type CatalogId, usualValidDays, validDaysOf } from '@costard/contract'
import type { Catalog, Effect, PlainEffect, ServicePrice } from '@costard/pricing'
import { cashLimitOf } from '../../locales/cash-limits.ts'
import { starterCatalogs } from './starter-catalogs.ts'
import { sampleTexts } from './texts/sample-texts.ts'

// The agreed sample prices. Amounts in EUR/GBP/USD; by group: pro, std, old.

const tradeInModels = [
  ['iphone-16-pro-128', '495/420/540', 'pro'],
  ['iphone-16-128', '390/330/425', 'std'],
  ['iphone-15-pro-128', '340/290/370', 'pro'],
  ['iphone-15-128', '280/240/300', 'std'],
  ['iphone-14-128', '200/170/220', 'std'],
  ['iphone-13-128', '175/150/190', 'std'],
  ['iphone-12-64', '110/95/120', 'old'],
  ['iphone-11-64', '90/75/95', 'old'],
  ['iphone-se-3rd-generation-64', '70/60/75', 'old'],
  ['ipad-air-11-inch-m2-128-wifi', '290/250/310', 'tablet'],
  ['ipad-10th-generation-64-wifi', '140/120/150', 'tablet'],
  ['ipad-pro-11-inch-m4-256-wifi', '560/480/600', 'tablet'],
  ['ipad-mini-6th-generation-64-wifi', '180/155/195', 'tablet'],
  ['macbook-air-m2-2022-8-256', '400/345/430', 'mac'],
  ['macbook-air-13-inch-m3-2024-8-256', '510/440/550', 'mac'],
  ['macbook-pro-14-inch-m3-nov-2023-8-512', '690/590/740', 'mac'],
  ['imac-24-inch-2023-two-ports-8-256', '560/480/600', 'imac'],
] as const

const tradeInAnswers = {
  'lock off': '',
  'lock notYet': 'reject curable',
  'lock notMine': 'reject',
  'owner yes': '',
  'owner contract': 'review',
  'owner no': 'reject',
  'managed no': '',
  'managed yes': 'reject curable',
  'managed unsure': 'review',
  'power yes': '',
  'power pluggedIn': '-10% 20-60 battery',
  'power no': 'grade E',
  'iMacPower yes': '',
  'iMacPower no': 'grade E',
  'screen flawless': 'grade A',
  'screen hairlines': 'grade B',
  'screen scratches': 'grade C',
  'screen cracked': '-140/-100/-45 display',
  'screen faulty': '-160/-115/-55 display',
  'body likeNew': 'grade A',
  'body marks': 'grade B',
  'body dents': 'grade C',
  'body bent': 'grade D, review',
  'backGlass whole': '',
  'backGlass cracked': '-70/-55/-30 housing',
  'faults none': '',
  'faults biometrics': '-35% 30-120 biometrics',
  'faults rearCamera': '-55/-45/-25 camera',
  'faults frontCamera': '-25 frontCamera',
  'faults sound': '-20 audio',
  'faults port': '-25 port',
  'faults buttons': '-20 buttons',
  'faults radio': '-30% 25-150 radio',
  'watchFaults none': '',
  'watchFaults sensors': '-25 sensors',
  'watchFaults crown': '-20 buttons',
  'watchFaults sound': '-20 audio',
  'batteryShown yes': '',
  'batteryShown no': 'range 10%',
  'battery 0-79': '-10% 20-45 battery',
  'battery 80-89': '-5% 5-20 battery',
  'battery 90-100': '',
  'sim any': '',
  'sim one': '-10% 10-40',
  'sim unsure': '-10% 10-40',
  'parts no': '',
  'parts display': '-15% display',
  'parts battery': '-20 battery',
  'parts camera': '-20 camera',
  'liquid no': '',
  'liquid yes': 'grade D, review',
  'keys fine': '',
  'keys keys': '-90 topcase',
  'keys port': '-40 board',
  'keys hinge': '-80 display',
  'cycles 0-300': '',
  'cycles 301-800': '-20 battery',
  'cycles 801-3000': '-60 battery',
  'charger true': '',
  'charger false': '-25',
  'photos front': '',
  'photos back': '',
  'photos screenOn': '',
}

const repairAnswers = {
  'symptoms display': 'screen ipadGlass macDisplay',
  'symptoms back': 'back',
  'symptoms battery': 'battery',
  'symptoms charging': 'port',
  'symptoms camera': 'rearCamera',
  'symptoms sound': 'audio',
  'symptoms buttons': 'buttons macTopCase',
  'symptoms liquid': 'liquidClean, review',
  'symptoms dead': 'diagnostic, review',
  'symptoms other': 'diagnostic, review',
  'cover no': '',
  'cover yes': 'review',
  'cover unsure': 'coverageCheck',
  'before no': '',
  'before yes': '',
  'backup yes': '',
  'backup no': 'backup',
  'backup noMatter': '',
  'access present': '',
  'access temporary': '',
  'access no': '',
  'when noHurry': '',
  'when thisWeek': '',
  'when today': 'express',
}

const saleAnswers = {
  'buyer private': '',
  'buyer business': 'review',
  'battery standard': '',
  'battery strong': '+25',
  'colour any': '',
  'colour named': '',
  'qty 1-9': '',
  'qty 10-24': '-3%',
  'qty 25-999': '-5%, review',
  'tradeIn false': '',
  'tradeIn true': '',
}

const propositions = {
  buy: [
    'bankTransfer 100% default',
    'cash 95%',
    'storeCredit 110%',
    'charity 100%',
    'recycling 0% onlyWhenNil',
  ],
  repair: [
    'original 100% default services',
    'compatible 75% services',
    'noRepair 0% +25/20/25 both',
    'noRepairOther 0% +39/35/39 both',
  ],
  sell: ['excellent 100% default', 'good 93%', 'fair 85%'],
}

const services = {
  buy: {
    erase: '0/0/0',
    eraseForBusiness: '9/8/10',
    courier: '9.9/8.9/9.9',
    dataTransfer: '29/25/29',
    sameDay: '5/5/5',
    returnShipping: '0/0/0',
  },
  repair: {
    screen: '309/269/279, pro 379/329/329, old 189/165/199',
    back: '159/139/159, pro 169/149/169, old onRequest',
    screenAndBack: '419/365/389, pro 489/429/449, old onRequest',
    battery: '89/79/89, pro 109/95/99, old 69/59/69, tablet 119/105/119, mac 199/175/199',
    port: '79/69/79, pro 89/79/89, other 59/49/59',
    rearCamera: '159/139/159, pro 229/199/219, other 99/85/99',
    audio: '59/49/59, pro 69/59/69, other 49/45/49',
    buttons: '59/49/59, pro 69/59/69, other 49/45/49',
    ipadGlass: '159/139/159',
    macDisplay: 'onRequest',
    macTopCase: '299/259/319',
    liquidClean: '59/49/59, other 79/69/79',
    diagnostic: '25/20/25, other 39/35/39',
    coverageCheck: '0/0/0',
    backup: '39/35/39',
    dataRecovery: 'onRequest',
    express: '29/25/29',
    glassProtector: '19/15/19',
  },
  sell: {
    warranty24: '49/45/49',
    newBattery: '69/59/69',
    setup: '29/25/29',
    charger: '19/17/19',
    caseAndGlass: '29/25/29',
    delivery: '6.9/5.9/6.9',
    freeDelivery: '0/0/0',
  },
}

const saleModels = [
  ['iphone-13-128', '309/269/319'],
  ['iphone-14-128', '389/339/399'],
  ['iphone-15-128', '499/429/509'],
  ['iphone-15-pro-128', '629/549/649'],
  ['iphone-16-128', '669/579/689'],
  ['ipad-10th-generation-64-wifi', '289/249/289'],
  ['ipad-air-11-inch-m2-128-wifi', '499/429/499'],
  ['macbook-air-m2-2022-8-256', '749/649/749'],
  ['macbook-pro-14-inch-m3-nov-2023-8-512', '1190/1030/1190'],
] as const

const settings = {
  buy: { step: 5, mode: 'down', ending: 0, capBp: 9000, least: 10, nil: 'recycle', days: 14 },
  repair: { step: 1, mode: 'up', ending: 0, capBp: 9000, least: undefined, nil: 'manual', days: 30 },
  sell: { step: 10, mode: 'nearest', ending: -1, capBp: 9000, least: undefined, nil: 'manual', days: 7 },
}

describe('sample catalogs', () => {
  const [euros, pounds, dollars] = ['EUR', 'GBP', 'USD'].map((currency) => samplesIn(currency))
  const all = [euros!, pounds!, dollars!]
  const of = (kind: Catalog['kind']) => all.map((one) => one[kind].pricing)

  for (const kind of ['buy', 'repair', 'sell'] as const) {
    test(`${kind}: rounding, limits and validity`, () => {
      const { pricing } = euros![kind]
      const validDays = validDaysOf(euros![kind], undefined, { validDays: usualValidDays })
      const { rounding, deductionCapBp: capBp, minOfferMinor, nilHandling: nil } = pricing
      assert.deepEqual(
        {
          step: rounding.stepMinor / 100,
          mode: rounding.mode,
          ending: (rounding.endingMinor ?? 0) / 100,
          capBp,
          least: minOfferMinor === undefined ? undefined : minOfferMinor / 100,
          nil,
          days: validDays,
        },
        settings[kind],
      )
    })

    test(`${kind}: propositions and services`, () => {
      assert.deepEqual(
        euros![kind].pricing.propositions.map((one, at) => {
          const fixed = of(kind).map(({ propositions: others }) => (others[at]?.fixedMinor ?? 0) / 100)
          return [
            one.key,
            `${one.rateBp / 100}%`,
            one.fixedMinor === undefined ? '' : `+${fixed.join('/')}`,
            one.isDefault ? 'default' : '',
            one.onlyWhenNil ? 'onlyWhenNil' : '',
            one.appliesTo ?? '',
          ]
            .filter(Boolean)
            .join(' ')
        }),
        propositions[kind],
      )
      const table = Object.fromEntries(
        euros![kind].pricing.services.map(({ key, overrides = [] }, at) => {
          const inAll = of(kind).map((pricing) => pricing.services[at]!)
          const groups = overrides.map((one, place) => {
            const name = 'group' in one ? one.group : ''
            return [name, amounts(inAll.map((service) => service.overrides![place]!.price))] as const
          })
          return [key, [amounts(inAll.map(({ price }) => price)), ...groupWords(groups)].join(', ')]
        }),
      )
      assert.deepEqual(table, services[kind])
    })
  }

  test('grades of a trade-in', () => {
    const { grades } = euros!.buy.pricing
    const factors = grades.map(({ code, factorBp }) => `${code} ${factorBp / 100}%`)
    assert.deepEqual(factors, ['A 100%', 'B 90%', 'C 75%', 'D 55%', 'E 25%'])
  })

  test('prices of models', () => {
    const priceOf = (pricing: Catalog, id: string) => {
      const model = pricing.models.find(({ variants }) => variants.some((variant) => variant.id === id))
      const price = model?.variants.find((variant) => variant.id === id)?.priceMinor
      return { price: (price ?? 0) / 100, group: model?.group }
    }
    for (const [id, expected, group] of tradeInModels) {
      const prices = of('buy').map((pricing) => priceOf(pricing, id))
      assert.equal(prices.map(({ price }) => price).join('/'), expected, id)
      assert.equal(prices[0]?.group, group, id)
    }
    for (const [id, expected] of saleModels) {
      const prices = of('sell').map((pricing) => priceOf(pricing, id).price)
      assert.equal(prices.join('/'), expected, id)
    }
  })

  test('answers and their effects', () => {
    assert.deepEqual(answersOf(euros!.buy.pricing), tradeInAnswers)
    assert.deepEqual(answersOf(euros!.repair.pricing), repairAnswers)
    assert.deepEqual(answersOf(euros!.sell.pricing), saleAnswers)
  })

  test('only staff are asked for the number and the photos, when they have the device', () => {
    const asked = euros!.buy.pricing.questions.filter(({ phase }) => phase === 'inspection')
    assert.deepEqual(
      asked.map(({ key, type, visibleTo, required }) => [key, type, visibleTo, required]),
      [
        ['imei', 'text', 'agent', false],
        ['photos', 'multi', 'agent', false],
      ],
    )
  })

  test('a team starts with the cash limit of its country, which decides about cash', () => {
    for (const [country, limit] of [
      ['IE', null],
      ['FR', 100_000],
      ['ES', 100_000],
      ['GR', 50_000],
      ['IT', 500_000],
    ] as const)
      assert.equal(cashLimitOf({ country, currency: 'EUR' }), limit)
    assert.equal(cashLimitOf({ country: 'ES', currency: 'CHF' }), null)
    const paidInCash = euros!.buy.pricing.propositions.filter(({ isCash }) => isCash)
    assert.deepEqual(
      paidInCash.map(({ key, availableWhen }) => [key, availableWhen]),
      [['cash', undefined]],
    )
  })

  test('every text is there in four languages, and no other', () => {
    const used = new Set<string>()
    const wordings = [...Object.values(euros!), ...Object.values(samplesIn('JPY'))]
    for (const text of wordings.flatMap(({ wording }) => textsIn(wording))) {
      assert.deepEqual(Object.keys(text), ['en', 'fr', 'de', 'es'])
      for (const words of Object.values(text)) assert.ok(words.trim() === words && words !== '', text['en'])
      used.add(text['en'] ?? '')
    }
    assert.deepEqual(Object.keys(sampleTexts).toSorted(), [...used].toSorted())
  })
})

function samplesIn(currency: string): Record<Catalog['kind'], CatalogDocument> {
  const newId = () => 'Catalog0000000000000' as CatalogId
  const made = starterCatalogs({ currency, taxRateBp: 2000, newId })
  return Object.fromEntries(made.map((one) => [one.pricing.kind, one])) as Record<
    Catalog['kind'],
    CatalogDocument
  >
}

/** Services that each answer suggests, and its effect on the price, by question and answer. */
function answersOf({ questions, computation }: Catalog): Record<string, string> {
  return Object.fromEntries(
    questions.flatMap(({ key, choices }) => {
      const { choices: effects = {}, bands = [] } = computation[key] ?? {}
      const suggested = (choice: string) =>
        choices.find((one) => one.key === choice)?.suggestsServices?.join(' ') ?? ''
      return [
        ...Object.entries(effects).map(([choice, list]) => {
          return [`${key} ${choice}`, [suggested(choice), ...list.map(words)].filter(Boolean).join(', ')]
        }),
        ...bands.map(({ from, to, effects: list }) => [`${key} ${from}-${to}`, list.map(words).join(', ')]),
      ]
    }),
  )
}

function words(effect: Effect): string {
  const part = 'part' in effect && effect.part ? ` ${effect.part}` : ''
  switch (effect.kind) {
    case 'amount': {
      const own = (group: string) =>
        effect.overrides?.find((one) => 'group' in one && one.group === group)?.effect
      const groups = [own('pro'), effect, own('old')].filter((one) => one !== undefined)
      return `${groups.map(signed).join('/')}${part}`
    }
    case 'percent': {
      const { bp, minMinor = 0, maxMinor = 0 } = effect
      const bounds = maxMinor > 0 ? ` ${minMinor / 100}-${maxMinor / 100}` : ''
      return `${bp / 100}%${bounds}${part}`
    }
    case 'grade':
      return `grade ${effect.code}`
    case 'reject':
      return effect.curable ? 'reject curable' : 'reject'
    case 'range':
      return `range ${effect.bp / 100}%`
    default:
      return effect.kind
  }
}

function signed(effect: PlainEffect): string {
  const euros = effect.kind === 'amount' ? effect.amountMinor / 100 : 0
  return euros > 0 ? `+${euros}` : String(euros)
}

function amounts(prices: readonly ServicePrice[]): string {
  const [first] = prices
  if (first?.mode !== 'fixed') return first?.mode ?? ''
  return prices.map((price) => (price.mode === 'fixed' ? price.amountMinor / 100 : '')).join('/')
}

/** Returns groups in words; groups with the same price are joined. */
function groupWords(groups: readonly (readonly [name: string, price: string])[]): string[] {
  const others = ['old', 'tablet', 'watch', 'mac', 'imac', 'desktop']
  const same = groups.filter(([name]) => others.includes(name))
  const isShared = same.length === others.length && new Set(same.map(([, price]) => price)).size === 1
  const apart = isShared ? groups.filter(([name]) => !others.includes(name)) : groups
  return [...apart.map(([name, price]) => `${name} ${price}`), ...(isShared ? [`other ${same[0]![1]}`] : [])]
}

type Text = Readonly<Record<string, string>>

function textsIn(value: unknown): Text[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value && typeof value.en === 'string') return [value as Text]
  return Object.values(value).flatMap(textsIn)
}
