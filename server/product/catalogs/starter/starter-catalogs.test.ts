import assert from 'node:assert/strict'
import { describe, test } from 'vitest'
import type { CatalogDocument, CatalogId } from '@costard/contract'
import { getDevice } from '@costard/devices'
import { compileCatalog, price, type Answer, type Catalog, type PriceResult } from '@costard/pricing'
import { bestAnswers } from '#testing'
import { countries } from '../../locales/countries.ts'
import { starterCatalogs } from './starter-catalogs.ts'

const priced = ['EUR', 'GBP', 'USD']

for (const currency of priced) {
  describe(`starter catalogs in ${currency}`, () => {
    for (const catalog of catalogsIn(currency)) {
      const { pricing, wording } = catalog
      const name = wording.name['en']

      test(`${name}: every variant with the best answers has an instant price`, () => {
        for (const { variants } of pricing.models) {
          for (const variant of variants) {
            const result = best(pricing, variant.id)
            assert.equal(result.outcome, 'instant', variant.id)
            assert.deepEqual(result.missing, [])
            assert.deepEqual(result.findings, [], variant.id)
            if (pricing.kind !== 'repair') assert.equal(result.subtotalMinor > 0, true, variant.id)
            if (pricing.kind === 'buy') assert.equal(result.subtotalMinor, variant.priceMinor)
          }
        }
      })

      test(`${name}: no answer causes a finding`, () => {
        for (const { variants } of pricing.models) {
          const variantId = variants[0]?.id ?? ''
          const answers = bestAnswers(pricing, variantId)
          for (const { key, phase } of pricing.questions) {
            if (phase === 'inspection') continue
            for (const answer of everyAnswer(pricing, key)) {
              const { findings } = priceWith(pricing, variantId, { ...answers, [key]: answer })
              assert.deepEqual(findings, [], `${variantId} ${key}`)
            }
          }
        }
      })
    }
  })
}

test('every device is in the library, and every variant was sold', () => {
  for (const { pricing } of catalogsIn('EUR')) {
    const ids = pricing.models.flatMap(({ variants }) => variants.map(({ id }) => id))
    assert.equal(new Set(ids).size, ids.length)
    for (const { deviceKey = '', family, name, variants } of pricing.models) {
      const device = getDevice(deviceKey)
      assert.equal(device.family, family)
      assert.equal(device.name, name)
      for (const { attributes } of variants) {
        const { storageGb, ramGb, sizeMm, connectivity } = attributes
        if (storageGb !== undefined) assert.ok(device.storagesGb.includes(Number(storageGb)))
        if (ramGb !== undefined) assert.ok(device.memoriesGb.includes(Number(ramGb)))
        if (connectivity !== undefined) assert.equal(device.connectivity.length, 2)
        if (sizeMm !== undefined)
          assert.ok(device.sizesMm.length > 1 && device.sizesMm.includes(Number(sizeMm)))
      }
    }
  }
})

test('samples price at least 120 models, from the oldest that shops see', () => {
  const [{ pricing: buy }, { pricing: repair }] = catalogsIn('EUR')
  assert.ok(buy.models.length >= 120, String(buy.models.length))
  assert.equal(repair.models.length, buy.models.length)
  for (const name of [
    'iPhone 8',
    'iPhone 13 mini',
    'iPhone 13 Pro',
    'iPhone 17 Pro Max',
    'iPad (6th generation)',
    'Apple Watch Series 4',
    'MacBook Air (M1, 2020)',
    'MacBook Pro (Retina, 13-inch, Early 2015)',
  ])
    assert.ok(
      buy.models.some((model) => model.name === name),
      name,
    )
})

test('catalogs are valid in every currency', () => {
  const byCurrency = new Map(countries.map((country) => [country.currency, country]))
  for (const { currency, taxRateBp } of byCurrency.values())
    for (const { pricing } of starterCatalogs({
      currency,
      taxRateBp,
      newId: () => 'Catalog0000000000000' as CatalogId,
    }))
      assert.deepEqual(compileCatalog(pricing, { date }).errors, [], currency)
})

test('sample prices of a trade-in, in euros', () => {
  const smallest = (key: string) => Math.min(...Object.values(tradeInPrices('EUR', key)).map(Number)) / 100
  for (const [key, euros] of [
    ['iphone-8', 60], // 0.82 per year before the iPhone 11
    ['iphone-xr', 75],
    ['iphone-11-pro', 110], // 1.21 times the curve
    ['iphone-12-mini', 95],
    ['iphone-13-pro', 210],
    ['iphone-14-pro-max', 280],
    ['iphone-se-2nd-generation', 40],
    ['iphone-16-pro', 495], // given price
    ['iphone-17', 475], // 0.82 per year after the iPhone 16
    ['ipad-6th-generation', 55],
    ['ipad-air-13-inch-m3', 410],
    ['ipad-pro-12-9-inch-6th-generation', 515],
    ['apple-watch-series-4', 35],
    ['apple-watch-ultra-2', 225],
    ['macbook-air-m1-2020', 285],
    ['macbook-air-15-inch-m3-2024', 570],
    ['macbook-pro-16-inch-2019', 425],
    ['imac-24-inch-m1-2021', 340],
    ['mac-mini-2024', 375],
  ] as const)
    assert.equal(smallest(key), euros, key)
})

test('sample prices are for the smallest variant; larger ones cost a step more', () => {
  assert.deepEqual(tradeInPrices('EUR', 'iphone-15'), {
    'iphone-15-128': 28000,
    'iphone-15-256': 30500,
    'iphone-15-512': 33000,
  })
  assert.equal(tradeInPrices('GBP', 'iphone-16-pro')['iphone-16-pro-256'], 45000)
  const airPrices = tradeInPrices('EUR', 'ipad-air-11-inch-m2')
  assert.equal(airPrices['ipad-air-11-inch-m2-128-wifi'], 29000)
  assert.equal(airPrices['ipad-air-11-inch-m2-256-cellular'], 34500)
  assert.deepEqual(tradeInPrices('EUR', 'apple-watch-series-9'), {
    'apple-watch-series-9-41-gps': 12_500,
    'apple-watch-series-9-41-cellular': 14_500,
    'apple-watch-series-9-45-gps': 14_000,
    'apple-watch-series-9-45-cellular': 16_000,
  })
  const macPrices = tradeInPrices('USD', 'macbook-air-m2-2022')
  assert.equal(macPrices['macbook-air-m2-2022-8-256'], 43000)
  assert.equal(macPrices['macbook-air-m2-2022-16-512'], 55000)
})

test('prices a worn phone with grade, defect and battery deductions', () => {
  const [{ pricing }] = catalogsIn('EUR')
  const answers = { ...bestAnswers(pricing, 'iphone-15-128'), screen: 'cracked', body: 'marks', battery: 78 }
  const { trace, subtotalMinor } = priceWith(pricing, 'iphone-15-128', answers)
  assert.deepEqual(
    trace.filter(({ scope }) => scope === 'value').map(({ kind, delta }) => [kind, delta]),
    [
      ['base', 28000],
      ['grade', -2800],
      ['effect', -10000],
      ['effect', -2520],
      ['rounding', -180],
    ],
  )
  assert.equal(subtotalMinor, 12500)
})

test('offers free recycling for a worthless phone', () => {
  const [{ pricing }] = catalogsIn('EUR')
  const answers = {
    ...bestAnswers(pricing, 'iphone-se-3rd-generation-64'),
    power: 'no',
    screen: null,
    faults: null,
    backGlass: 'cracked',
  }
  const { outcome, propositionKey } = priceWith(pricing, 'iphone-se-3rd-generation-64', answers)
  assert.deepEqual({ outcome, propositionKey }, { outcome: 'nil', propositionKey: 'recycling' })
})

test('screen and back together have a bundle price; a compatible screen is cheaper', () => {
  const [, { pricing }] = catalogsIn('EUR')
  const services = [{ key: 'screen' }, { key: 'back' }]
  const answers = bestAnswers(pricing, 'iphone-15')
  const request = { variantId: 'iphone-15', answers, services, tax: { regime: 'vat' }, date } as const
  assert.equal(price(pricing, request).amountMinor, 41900)
  const compatible = price(pricing, {
    ...request,
    services: [{ key: 'screen' }],
    propositionKey: 'compatible',
  })
  assert.equal(compatible.amountMinor, 23200)
})

test('suggests iPad glass, not an iPhone screen, for a cracked iPad', () => {
  const [, { pricing }] = catalogsIn('EUR')
  const answers = { ...bestAnswers(pricing, 'ipad-10th-generation'), symptoms: ['display'] }
  assert.deepEqual(priceWith(pricing, 'ipad-10th-generation', answers).suggestedServices, ['ipadGlass'])
})

test('a currency without samples has no prices and no amounts', () => {
  for (const { pricing, samplePrices } of catalogsIn('JPY')) {
    assert.equal(samplePrices, false)
    assert.ok(pricing.models.every(({ variants }) => variants.every(({ priceMinor }) => priceMinor === null)))
    assert.ok(pricing.services.every(isOnRequest))
    assert.ok(!JSON.stringify(pricing.computation).includes('Minor"'))
  }
})

for (const currency of [...priced, 'JPY']) {
  test(`every key of the ${currency} catalogs has wording, and there is no unused wording`, () => {
    for (const { pricing, wording } of catalogsIn(currency)) {
      assert.deepEqual(Object.keys(wording.questions), keysOf(pricing.questions))
      assert.deepEqual(Object.keys(wording.propositions), keysOf(pricing.propositions))
      for (const language of ['en', 'fr', 'de', 'es']) {
        const names = Object.values(wording.propositions).map(({ name }) => name[language])
        assert.equal(new Set(names).size, names.length, `${pricing.kind} ${language}`)
      }
      assert.deepEqual(Object.keys(wording.services), keysOf(pricing.services))
      assert.deepEqual(
        Object.keys(wording.grades),
        pricing.grades.map(({ code }) => code),
      )
      assert.deepEqual(Object.keys(wording.reasons).toSorted(), reasonKeys(pricing).toSorted())
      for (const { key, choices } of pricing.questions) {
        const words = Object.keys(wording.questions[key]?.choices ?? {})
        if (choices.length > 0) assert.deepEqual(words, keysOf(choices))
        else assert.deepEqual(words.toSorted(), effectKeys(pricing, key).toSorted())
      }
    }
  })
}

test('uses the given tax rate, also 0', () => {
  for (const { pricing } of starterCatalogs({
    currency: 'USD',
    taxRateBp: 0,
    newId: () => 'Catalog0000000000000' as CatalogId,
  })) {
    assert.deepEqual(pricing.taxRates, [{ taxClass: 'standard', rateBp: 0 }])
    assert.equal(pricing.priceIncludesTax, false)
  }
})

const date = '2026-11-20'

function catalogsIn(currency: string): [CatalogDocument, CatalogDocument, CatalogDocument] {
  let next = 0
  const newId = (): CatalogId => `catalog-${(next += 1)}` as CatalogId
  const catalogs = starterCatalogs({ currency, taxRateBp: 2000, newId })
  assert.deepEqual(
    catalogs.map(({ pricing }) => pricing.id),
    ['catalog-1', 'catalog-2', 'catalog-3'],
  )
  return catalogs as [CatalogDocument, CatalogDocument, CatalogDocument] // the length was checked above: three ids
}

function best(pricing: Catalog, variantId: string): PriceResult {
  return priceWith(pricing, variantId, bestAnswers(pricing, variantId))
}

function priceWith(
  pricing: Catalog,
  variantId: string,
  answers: Readonly<Record<string, Answer>>,
): PriceResult {
  return price(pricing, { variantId, answers, tax: { regime: 'vat' }, date })
}

function everyAnswer({ questions, computation }: Catalog, key: string): Answer[] {
  const question = questions.find((candidate) => candidate.key === key)
  const { choices = {}, bands = [] } = computation[key] ?? {}
  if (question?.type === 'number') return bands.flatMap(({ from, to }) => [from, to])
  if (question?.type === 'boolean') return [true, false]
  return Object.keys(choices).map((choice) => (question?.type === 'multi' ? [choice] : choice))
}

function tradeInPrices(currency: string, id: string): Record<string, number | null> {
  const [{ pricing }] = catalogsIn(currency)
  const variants = pricing.models.find((model) => model.id === id)?.variants ?? []
  return Object.fromEntries(variants.map((variant) => [variant.id, variant.priceMinor]))
}

function isOnRequest({ price: own, overrides = [] }: Catalog['services'][number]): boolean {
  return own.mode === 'onRequest' && overrides.every((override) => override.price.mode === 'onRequest')
}

function keysOf(things: readonly { readonly key: string }[]): string[] {
  return things.map(({ key }) => key)
}

function effectKeys({ computation }: Catalog, key: string): string[] {
  const { choices = {}, bands = [] } = computation[key] ?? {}
  return [...Object.keys(choices), ...bands.map((_, index) => `band:${index}`)]
}

function reasonKeys({ computation }: Catalog): string[] {
  const effects = Object.values(computation).flatMap(({ choices = {}, bands = [] }) => [
    ...Object.values(choices).flat(),
    ...bands.flatMap((band) => band.effects),
  ])
  const keys = effects.flatMap((effect) => {
    if (effect.kind === 'reject') return effect.howToFix ? [effect.reason, effect.howToFix] : [effect.reason]
    return effect.kind === 'review' ? [effect.reason] : []
  })
  return [...new Set(keys)]
}
