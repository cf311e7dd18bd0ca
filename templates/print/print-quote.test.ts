import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { TraceStep } from '@costard/pricing'
import type { PublicLine, PublicQuote } from '../public-quote/public-quote.ts'
import { mostComputed, printQuote } from './print-quote.ts'
import type { QuoteToPrint } from './quote-to-print.ts'

function aStep(step: Partial<TraceStep>): TraceStep {
  return {
    seq: 1,
    scope: 'value',
    kind: 'base',
    rule: null,
    before: 0,
    delta: 0,
    after: 0,
    visibility: 'customer',
    ...step,
  }
}

function taxStep(rule: object): TraceStep {
  return aStep({ scope: 'tax', kind: 'tax', rule })
}

function aLine(
  netMinor: number,
  { trace = [], ...line }: Partial<PublicLine> & { trace?: TraceStep[] } = {},
): PublicLine {
  return {
    id: 'a',
    kind: netMinor < 0 ? 'buy' : 'sell',
    deviceName: 'iPhone 13',
    variantLabel: '128 GB',
    silhouette: 'iphone',
    imei: null,
    serial: 'C8QH6T96DPNG',
    facts: [],
    services: [],
    offers: [{ propositionKey: 'cash', name: 'Cash', description: null, netMinor, trace }],
    propositionKey: 'cash',
    labels: {},
    mayMoveMinor: 0,
    ...line,
  }
}

function print(quote: Partial<PublicQuote>, others: Partial<QuoteToPrint> = {}) {
  return printQuote({
    quote: {
      number: 'Q-1',
      state: 'sent',
      teamName: 'Fix & Co',
      customerName: 'Ada Customer',
      customerKind: 'private',
      language: 'en',
      country: 'IE',
      currency: 'EUR',
      validUntil: '2026-12-01',
      daysLeft: 3,
      note: '',
      letCustomerChoose: true,
      lines: [aLine(-10_000)],
      netMinor: -10_000,
      acceptedAt: null,
      acceptedBy: null,
      acceptedNetMinor: null,
      acceptedOffers: [],
      linesLeftOut: [],
      linesToCheck: [],
      accepted: null,
      totalKind: 'exact',
      declinedAt: null,
      isDeclinedByTeam: false,
      terms: null,
      newerPath: null,
      ...quote,
    },
    look: { color: null, logo: null },
    shop: null,
    contacts: [],
    sentAt: new Date('2026-11-20T23:30:00Z'),
    timeZone: 'Europe/Berlin',
    taxRegime: 'vat',
    taxNumbers: [],
    url: 'https://quotes.example/q/x',
    productName: 'Costard',
    choice: {},
    ...others,
  })
}

function heroOf({ box }: ReturnType<typeof print>): string {
  return box.hero.map(({ text }) => text).join('')
}

test('the day of sending is that of the team', () => {
  const { date, reference, validity } = print({})
  assert.deepEqual(date, [2026, 11, 21])
  assert.deepEqual([reference, validity], ['Q-1 · 21 November 2026', 'Valid to 1 December 2026'])
})

test('says of tax what is contained, by rate', () => {
  const vat = (taxMinor: number) => taxStep({ mode: 'inclusive', rateBp: 2300, taxMinor })
  const lines = [aLine(12_300, { trace: [vat(2300)] }), aLine(1230, { id: 'b', trace: [vat(230)] })]
  assert.deepEqual(print({ lines }).box.notes, ['Includes 23% VAT: €25.30.'])
  const added = [aLine(10_887, { trace: [taxStep({ mode: 'exclusive', rateBp: 887, taxMinor: 887 })] })]
  assert.deepEqual(print({ lines: added }, { taxRegime: 'salesTax' }).box.notes, [
    'Includes 8.87% sales tax: €8.87.',
  ])
  const business = [
    aLine(-12_300, { trace: [taxStep({ mode: 'buyBusiness', rateBp: 2300, taxMinor: 2300 })] }),
  ]
  assert.deepEqual(print({ lines: business }).box.notes, ['Includes 23% VAT paid to you: €23.00.'])
})

test('names each of several taxes with its rate to a thousandth of a per cent', () => {
  const trace = [
    taxStep({ mode: 'exclusive', ratePcm: 5000, name: 'GST', taxMinor: 500 }),
    taxStep({ mode: 'exclusive', ratePcm: 9975, name: 'QST', taxMinor: 998 }),
    // the same rates of a service, and one of a rate without a name
    taxStep({ mode: 'exclusive', ratePcm: 5000, name: 'GST', taxMinor: 100 }),
    taxStep({ mode: 'exclusive', ratePcm: 8875, taxMinor: 8866 }),
  ]
  const quote = { lines: [aLine(100, { trace })], country: 'CA', currency: 'CAD' }
  const notesIn = (language: PublicQuote['language']) =>
    print({ ...quote, language }, { taxRegime: 'salesTax' }).box.notes.map((note) =>
      note.replace(/\p{Z}/gu, ' '),
    )
  assert.deepEqual(notesIn('en'), [
    'Includes 5% GST: $6.00.',
    'Includes 9.975% QST: $9.98.',
    'Includes 8.875% sales tax: $88.66.',
  ])
  assert.equal(notesIn('fr')[1], 'Dont QST 9,975 % : 9,98 $.')
  assert.equal(notesIn('de')[1], 'Enthält 9,975 % QST: 9,98 CA$.')
  assert.equal(notesIn('es')[1], 'Incluye QST del 9,975 %: 9,98 CAD.')
})

test('says by how much the total of several lines is rounded, in the direction of the payment', () => {
  const bought = [aLine(-1001), aLine(-1001, { id: 'b' })]
  const notesOf = (quote: Partial<PublicQuote>) => print(quote, { taxRegime: 'none' }).box.notes
  assert.deepEqual(notesOf({ lines: bought, cashStepMinor: 5 }), ['Rounded to €0.05: −0.02.'])
  assert.deepEqual(notesOf({ lines: [aLine(1002), aLine(1001, { id: 'b' })], cashStepMinor: 5 }), [
    'Rounded to €0.05: +0.02.',
  ])
  assert.deepEqual(notesOf({ lines: [aLine(1005), aLine(1000, { id: 'b' })], cashStepMinor: 5 }), [])
  assert.deepEqual(notesOf({ lines: bought }), [])
  const yen = { lines: [aLine(1001), aLine(1002, { id: 'b' })], currency: 'JPY', cashStepMinor: 10 }
  assert.deepEqual(notesOf(yen), ['Rounded to JP¥10: −3.'])
  const dinar = { lines: [aLine(1001), aLine(1002, { id: 'b' })], currency: 'KWD', cashStepMinor: 5 }
  assert.match(notesOf(dinar)[0] ?? '', /0\.005: \+0\.002\./)
})

test('names the margin scheme and hides its tax, in the words of each law', () => {
  const margin = taxStep({ mode: 'margin', rateBp: 2300, taxMinor: 4321 })
  const lines = [aLine(50_000, { isOnMargin: true, trace: [{ ...margin, visibility: 'internal' }] })]
  const said = [
    ['IE', 'en', /^Margin scheme – second-hand goods\. No VAT/],
    ['DE', 'de', /^Gebrauchtgegenstände\/Sonderregelung\. Keine/],
    ['FR', 'fr', /^Régime particulier – Biens d’occasion\. TVA/],
    ['ES', 'es', /^Régimen especial de los bienes usados\. IVA/],
    ['DE', 'en', /^Gebrauchtgegenstände\/Sonderregelung\. Margin scheme/],
    ['BE', 'fr', /^Régime particulier – Biens d’occasion\. TVA/],
    ['BE', 'en', /^Bijzondere regeling – gebruikte goederen\. Margin scheme/],
    ['NO', 'en', /^Margin scheme – second-hand goods\. No VAT/],
  ] as const
  for (const [country, language, note] of said) {
    const printed = print({ lines, language, country })
    assert.equal(printed.box.notes.length, 1)
    assert.match(printed.box.notes[0] ?? '', note)
    assert.doesNotMatch(JSON.stringify({ ...printed, mark: '', online: {} }), /43[.,]21/)
  }
  const repaired = aLine(11_000, {
    id: 'b',
    deviceName: 'iPad',
    trace: [taxStep({ mode: 'inclusive', rateBp: 2300, taxMinor: 2057 })],
  })
  assert.deepEqual(print({ lines: [...lines, repaired] }).box.notes, [
    'Includes 23% VAT: €20.57.',
    'iPhone 13: Margin scheme – second-hand goods. No VAT is shown.',
  ])
})

test('says how many devices a line has', () => {
  const [several] = print({ lines: [aLine(500_000, { quantity: 12 })] }).devices
  assert.equal(several?.name, '12 × iPhone 13, 128 GB')
})

test('says nothing of tax where there is none', () => {
  assert.deepEqual(print({}, { taxRegime: 'none' }).box.notes, [])
  assert.deepEqual(print({}).box.notes, ['No VAT is shown.'])
})

test('sets off what is paid in both directions', () => {
  const printed = print({ lines: [aLine(30_000), aLine(-46_000, { id: 'b' })] })
  assert.equal(heroOf(printed), '€160.00')
  assert.equal(printed.box.label, 'We pay you · Cash')
  assert.deepEqual(printed.choices?.rows, [
    ['You pay', '300.00'],
    ['We pay you', '−460.00'],
  ])
})

test('prints the accepted proposition, and no others', () => {
  const offers = ['cash', 'credit'].map((propositionKey, index) => ({
    propositionKey,
    name: propositionKey,
    description: null,
    netMinor: -10_000 - index * 1000,
    trace: [],
  }))
  const lines = [aLine(-10_000, { offers })]
  const open = print({ lines })
  assert.deepEqual([heroOf(open), open.choices?.rows], ['€100.00', [['credit', '110.00']]])
  const accepted = print(
    { lines, acceptedAt: '2026-11-22T10:00:00Z' },
    { choice: { propositionKeys: { a: 'credit' } } },
  )
  assert.deepEqual([heroOf(accepted), accepted.choices], ['€110.00', null])
  assert.equal(accepted.validity, 'Accepted 22 November 2026')
})

test('is printed on the paper of the country', () => {
  assert.deepEqual([print({}).paper, print({ country: 'US' }).paper], ['a4', 'us-letter'])
})

test('a replaced or cancelled quote says so', () => {
  assert.equal(print({ state: 'superseded' }).validity, 'Replaced by a newer offer')
  assert.equal(print({ state: 'cancelled' }).validity, 'Cancelled')
})

test('says how much the price may still change', () => {
  const { box } = print({ lines: [aLine(-10_000, { mayMoveMinor: 1550 })] })
  assert.equal(box.notes[0], 'After inspection, the value may be up to €15.50 lower.')
})

test('very many devices are listed without their computation', () => {
  const trace = [aStep({ delta: 10_000, after: 10_000 })]
  const lines = (count: number) =>
    Array.from({ length: count }, (_, index) => aLine(-10_000, { id: `l${index}`, trace }))
  const [some, many] = [print({ lines: lines(mostComputed) }), print({ lines: lines(mostComputed + 1) })]
  assert.deepEqual([some.isShort, some.devices[0]?.rows.length], [false, 2])
  assert.deepEqual(
    [many.isShort, many.devices[0]?.rows.length, many.devices[0]?.amount],
    [true, 0, '−100.00'],
  )
})

test('only what is still to do is listed before the visit', () => {
  const steps = (line: Partial<PublicLine>) => print({ lines: [aLine(-10_000, line)] }).before.steps
  assert.match(steps({}).join(), /iCloud/)
  assert.doesNotMatch(steps({ isSignedOut: true }).join(), /iCloud/)
})

test('every language has every text of the document', () => {
  const english = print({})
  for (const language of ['de', 'fr', 'es']) {
    const { heading, validity, box, before, signatures, attachment, online } = print({ language })
    for (const text of [
      heading,
      validity,
      box.label,
      ...box.notes,
      ...before.steps,
      ...signatures,
      attachment,
      online.text,
    ])
      assert.ok(!JSON.stringify(english).includes(JSON.stringify(text)), `${language}: ${text}`)
  }
})
