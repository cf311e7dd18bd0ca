import assert from 'node:assert/strict'
import { test } from 'vitest'
import { customerTrace, price, totals, type PriceRequest } from '../pricing.ts'
import { catalogs } from '../testing/pricing-vectors.ts'

const request: PriceRequest = {
  variantId: 'phone-128',
  answers: {},
  tax: { regime: 'vat' },
  date: '2026-11-20',
}

const impossible: readonly { readonly code: string; readonly change: Partial<PriceRequest> }[] = [
  { code: 'unknown-variant', change: { variantId: 'nobody', quantity: 0 } },
  { code: 'invalid-quantity', change: { quantity: 0, date: 'today' } },
  { code: 'invalid-quantity', change: { quantity: 1000 } },
  { code: 'invalid-quantity', change: { quantity: 1.5 } },
  { code: 'invalid-date', change: { date: '2026-02-30' } },
  { code: 'invalid-adjustment', change: { adjustment: { amountMinor: 0.5, reason: 'x', maxAdjustBp: 0 } } },
  { code: 'invalid-purchase', change: { tax: { regime: 'vat', purchaseMinor: -1 } } },
  { code: 'invalid-cash-limit', change: { cashLimitMinor: -1 } },
  {
    code: 'amount-too-large',
    change: { adjustment: { amountMinor: 2 ** 53 - 1, reason: 'x', maxAdjustBp: 0 } },
  },
]

for (const { code, change } of impossible) {
  test(`rejects ${JSON.stringify(change)} with ${code}`, () => {
    assert.throws(() => price(catalogs.sale, { ...request, ...change }), { code })
  })
}

test('does not find inherited property names as catalog keys', () => {
  const questions = [
    { key: 'constructor', type: 'text', required: true, phase: 'both', visibleTo: 'both', choices: [] },
  ] as const
  const { missing, findings } = price({ ...catalogs.sale, questions }, request)
  assert.deepEqual(missing, ['constructor'])
  assert.deepEqual(findings, [])
})

test('reports a missing tax rate per component and a missing purchase price per line', () => {
  const { findings, taxInternalMinor } = price(
    { ...catalogs.sale, taxRates: [] },
    { ...request, tax: { regime: 'vat', marginScheme: true }, services: [{ key: 'warranty' }] },
  )
  assert.equal(taxInternalMinor, 0)
  assert.deepEqual(
    findings.map(({ code, severity, path }) => [code, severity, path]),
    [
      ['purchase-price-missing', 'error', 'tax.purchaseMinor'],
      ['tax-rate-missing', 'error', 'tax.standard'],
      ['tax-rate-missing', 'error', 'tax.standard'],
    ],
  )
})

test('the customer trace has no internal steps and no adjustment reason', () => {
  const adjustment = { amountMinor: -500, reason: 'friend of the house', maxAdjustBp: 10000 }
  const tax = { regime: 'vat', marginScheme: true, purchaseMinor: 30000 } as const
  const { trace } = price(catalogs.sale, { ...request, tax, adjustment })
  const shown = customerTrace(trace)
  assert.ok(trace.some(({ visibility }) => visibility === 'internal'))
  assert.deepEqual(
    shown.map(({ kind }) => kind),
    ['base', 'proposition', 'adjustment'],
  )
  assert.deepEqual(shown.at(-1)?.rule, { requestedMinor: -500 })
})

test('totals rejects mixed currencies', () => {
  const line = price(catalogs.sale, request)
  assert.throws(() => totals([line, { ...line, currency: 'USD' }]), { code: 'mixed-currencies' })
})

test('totals of no lines are 0', () => {
  assert.equal(totals([]).netMinor, 0)
})

test('cash is not offered from the cash limit on, for all devices of the line', () => {
  const cash = { key: 'cash', rateBp: 9500, isCash: true }
  const catalog = { ...catalogs.sale, propositions: [...catalogs.sale.propositions, cash] }
  const offerWith = (change: Partial<PriceRequest>) =>
    price(catalog, { ...request, ...change }).propositions.find(({ key }) => key === 'cash')!
  const reasonWith = (change: Partial<PriceRequest>) => offerWith(change).reason
  const { amountMinor } = offerWith({})
  assert.ok(amountMinor > 0)
  assert.equal(reasonWith({}), null)
  assert.equal(reasonWith({ cashLimitMinor: amountMinor + 1 }), null)
  assert.equal(reasonWith({ cashLimitMinor: amountMinor }), 'cashLimit')
  assert.equal(reasonWith({ cashLimitMinor: 2 * amountMinor + 1, quantity: 2 }), null)
  assert.equal(reasonWith({ cashLimitMinor: 2 * amountMinor, quantity: 2 }), 'cashLimit')
})
