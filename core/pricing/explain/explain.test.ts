import assert from 'node:assert/strict'
import { test } from 'vitest'
import fc from 'fast-check'
import {
  type Catalog,
  customerTrace,
  explain,
  price,
  type ExplainedStep,
  type PriceRequest,
} from '../pricing.ts'
import { anyPricing } from '../testing/any-pricing.ts'
import { catalogOf, catalogs, vectors } from '../testing/pricing-vectors.ts'

const labels = {
  'question:screen': 'Écran',
  'choice:screen.light': 'micro-rayures',
  'question:faults': 'Pannes',
  'choice:faults.back': 'dos cassé',
  'choice:faults.camera': 'appareil photo',
  'question:battery': 'Batterie',
  'proposition:credit': 'Bon d’achat',
}

const request: PriceRequest = {
  variantId: 'phone-128',
  answers: { screen: 'light', faults: ['back', 'camera'], battery: 70 },
  propositionKey: 'credit',
  tax: { regime: 'none' },
  date: '2026-11-20',
}

const read: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Base price: 30000',
    'B (−10%): -3000',
    'Pannes: dos cassé: -6000',
    'Pannes: appareil photo: -4500',
    'Batterie (−10%): -2700',
    'Rounded (down to €5): -300',
    'Value of the device: 13500',
    'Bon d’achat (110%): 1350',
    'Rounded (down to €5): -350',
  ],
  fr: [
    'Prix de base: 30000',
    'B (−10 %): -3000',
    'Pannes : dos cassé: -6000',
    'Pannes : appareil photo: -4500',
    'Batterie (−10 %): -2700',
    'Arrondi (au multiple inférieur de 5 €): -300',
    'Valeur de l’appareil: 13500',
    'Bon d’achat (110 %): 1350',
    'Arrondi (au multiple inférieur de 5 €): -350',
  ],
  de: [
    'Grundpreis: 30000',
    'B (−10 %): -3000',
    'Pannes: dos cassé: -6000',
    'Pannes: appareil photo: -4500',
    'Batterie (−10 %): -2700',
    'Gerundet (in Schritten von 5 €, nach unten): -300',
    'Wert des Geräts: 13500',
    'Bon d’achat (110 %): 1350',
    'Gerundet (in Schritten von 5 €, nach unten): -350',
  ],
  es: [
    'Precio base: 30000',
    'B (−10 %): -3000',
    'Pannes: dos cassé: -6000',
    'Pannes: appareil photo: -4500',
    'Batterie (−10 %): -2700',
    'Redondeo (al múltiplo inferior de 5 €): -300',
    'Valor del dispositivo: 13500',
    'Bon d’achat (110 %): 1350',
    'Redondeo (al múltiplo inferior de 5 €): -350',
  ],
}

for (const [locale, expected] of Object.entries(read)) {
  test(`explains a price in ${locale}`, () => {
    const { trace } = price(catalogs.trade, request)
    assert.deepEqual(explain(trace, locale, { currency: 'EUR', labels }).map(written), expected)
  })
}

test('uses the language of a regional locale and English for an unsupported one', () => {
  const { trace } = price(catalogs.trade, request)
  const first = (locale: string): string | undefined =>
    explain(trace, locale, { currency: 'EUR', labels })[0]?.title
  assert.equal(first('de-CH'), 'Grundpreis')
  assert.equal(first('sv'), 'Base price')
})

test('names the bound that decided an effect, and only then', () => {
  const details = (effect: object): readonly (string | undefined)[] => {
    const computation = {
      ...catalogs.trade.computation,
      charger: { choices: { false: [{ kind: 'percent', ...effect }] } },
    }
    const { trace } = price({ ...catalogs.trade, computation } as Catalog, {
      ...request,
      answers: { charger: false },
    })
    return ['en', 'fr', 'de', 'es'].map((locale) =>
      explain(trace, locale, { currency: 'EUR', labels })
        .find(({ questionKey }) => questionKey === 'charger')
        ?.detail?.replace(/[\u00a0\u202f]/g, ' '),
    )
  }
  assert.deepEqual(details({ bp: -100, minMinor: 2000 }), [
    '−1%, at least €20',
    '−1 %, au moins 20 €',
    '−1 %, mindestens 20 €',
    '−1 %, como mínimo 20 €',
  ])
  assert.equal(details({ bp: -1000, maxMinor: 1500 })[0], '−10%, at most €15')
  assert.equal(details({ bp: -1000, minMinor: 1500, maxMinor: 9000 })[0], '−10%')
})

test('names the tax of the country, and says what is included', () => {
  const { trace } = price(catalogs.sale, {
    variantId: catalogs.sale.models[0]!.variants[0]!.id,
    answers: {},
    tax: { regime: 'vat' },
    date: '2026-11-20',
  })
  const taxed = (locale: string): string | undefined => {
    const [line] = explain(trace, locale, { currency: 'EUR', labels: {} }).slice(-1)
    return line && written(line)
  }
  assert.deepEqual(['en-IE', 'en-AU', 'en-US', 'fr-FR', 'de-DE', 'es-ES', 'de'].map(taxed), [
    'Includes €74.83 VAT (20%): 0',
    'Includes EUR 74.83 GST (20%): 0',
    'Includes €74.83 sales tax (20%): 0',
    'Dont 74,83 € de TVA (20 %): 0',
    'Enthält 74,83 € MwSt. (20 %): 0',
    'Incluye 74,83 € de IVA (20 %): 0',
    'Enthält 74,83 € MwSt. (20 %): 0',
  ])
})

test('names each of several taxes, with a rate to a thousandth of a per cent', () => {
  const taxes = [
    { ratePcm: 5000, name: 'GST' },
    { ratePcm: 9975, name: 'QST', isCompound: true },
  ]
  const catalog = {
    ...catalogs.sale,
    taxRates: [{ taxClass: 'standard', taxes }],
    priceIncludesTax: false,
    services: catalogs.sale.services.filter(({ key }) => key === 'warranty'),
  }
  const { trace } = price(catalog, {
    variantId: 'phone-128',
    answers: {},
    services: [{ key: 'warranty' }],
    tax: { regime: 'vat' },
    date: '2026-11-20',
  })
  const taxed = (locale: string) =>
    explain(trace, locale, { currency: 'CAD', labels: {} })
      .slice(-2)
      .map(({ title, detail, minor }) => `${title} ${detail} ${minor}`.replace(/\p{Z}/gu, ' '))
  // The taxes of 449.00 and 49.88, each rounded: 22.45 + 2.49, 47.03 + 5.22.
  assert.deepEqual(taxed('en-CA'), ['GST 5% 2494', 'QST 9.975% 5225'])
  assert.deepEqual(taxed('fr-CA'), ['GST 5 % 2494', 'QST 9,975 % 5225'])
})

test('names each tax rate once, and a service without a price', () => {
  const { trace } = price(catalogs.repair, {
    variantId: 'pro-128',
    answers: {},
    propositionKey: 'compatible',
    services: ['screen', 'battery', 'back', 'express'].map((key) => ({ key })),
    tax: { regime: 'vat' },
    date: '2026-11-20',
  })
  const taxSteps = trace.filter(({ kind }) => kind === 'tax')
  assert.ok(taxSteps.length > 1)
  const lines = explain(trace, 'en-IE', { currency: 'EUR', labels: {} }).map(written)
  const taxMinor = taxSteps.reduce((sum, { rule }) => sum + (rule as { taxMinor: number }).taxMinor, 0)
  assert.deepEqual(
    lines.filter((line) => line.includes('VAT')),
    [`Includes €${(taxMinor / 100).toFixed(2)} VAT (20%): 0`],
  )
  assert.ok(lines.includes('back (price on request): 0'))
})

test('says on which amounts a price ends', () => {
  const ending = (endingMinor: number, locale: string): string | undefined => {
    const rounding = { stepMinor: 1000, mode: 'down', endingMinor } as const
    const { trace } = price({ ...catalogs.trade, rounding }, request)
    return explain(trace, locale, { currency: 'EUR', labels })
      .find(({ title }) => title === 'Rounded' || title === 'Gerundet')
      ?.detail?.replace(/[\u00a0\u202f]/g, ' ')
  }
  assert.equal(ending(-100, 'en'), 'down to an amount ending in €9')
  assert.equal(ending(-1, 'de'), 'nach unten auf einen Betrag mit Endung 9,99 €')
  assert.equal(ending(500, 'en'), 'down to an amount ending in €5')
})

test('returns reject reasons as notes', () => {
  const answers = { lock: 'on' }
  const { trace } = price(catalogs.trade, {
    ...request,
    answers,
    checks: [{ kind: 'mdm', result: 'flagged' }],
  })
  const words = { 'reason:findMyOn': '„Wo ist?“ ist an' }
  assert.deepEqual(
    explain(trace, 'de', { currency: 'EUR', labels: words }).map(({ kind, title }) => [kind, title]),
    [
      ['note', 'Nicht angenommen: von einer Organisation verwaltet (MDM)'],
      ['note', 'Nicht angenommen: „Wo ist?“ ist an'],
    ],
  )
})

test('omitsQuestions leaves only the answers', () => {
  const { trace } = price(catalogs.trade, request)
  const titles = explain(trace, 'fr', { currency: 'EUR', labels, omitsQuestions: true }).map(
    ({ title }) => title,
  )
  assert.ok(titles.includes('dos cassé') && titles.includes('Batterie'))
})

test('explains every vector in every language without missing texts', () => {
  for (const vector of vectors) {
    for (const line of 'lines' in vector ? vector.lines : [vector]) {
      const result = price(catalogOf(line), line.request)
      for (const locale of Object.keys(read)) {
        for (const { title, detail = '-' } of explain(result.trace, locale, {
          currency: 'EUR',
          labels: {},
        })) {
          assert.ok(title.trim() !== '' && detail.trim() !== '')
          assert.doesNotMatch(title + detail, /undefined|NaN|\[object/)
          if (locale === 'fr') assert.doesNotMatch(title + detail, / [:;!?%€]/)
        }
      }
    }
  }
})

test('the lines of the customer trace add up to the paid amount', () => {
  fc.assert(
    fc.property(anyPricing, ({ catalog, request: any }) => {
      const { trace } = price(catalog, any)
      const lines = explain(customerTrace(trace), 'en', { currency: 'EUR', labels: {} })
      const steps = lines.filter(({ kind }) => kind !== 'sum')
      const total = steps.reduce((sum, { minor }) => sum + minor, 0)
      assert.equal(total, trace.at(-1)?.after ?? 0)
    }),
    { numRuns: 500 },
  )
})

function written({ title, detail, minor }: ExplainedStep): string {
  return `${detail === undefined ? title : `${title} (${detail})`}: ${minor}`.replace(/[\u00a0\u202f]/g, ' ')
}

test('adds no colon after a question that ends with punctuation', () => {
  const { trace } = price(catalogs.trade, request)
  const asked = { ...labels, 'question:faults': 'What fails?' }
  const titles = explain(trace, 'en', { currency: 'EUR', labels: asked }).map(({ title }) => title)
  assert.ok(titles.some((title) => title.startsWith('What fails? ')))
})
