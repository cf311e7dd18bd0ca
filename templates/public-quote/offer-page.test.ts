import assert from 'node:assert/strict'
import { test } from 'vitest'
import { offerPage } from './offer-page.ts'
import { aPageOf } from './testing/a-page.ts'
import type { OfferPage, PublicLine, PublicQuote } from './public-quote.ts'

function aLine(id: string, offers: number): PublicLine {
  return {
    id,
    kind: 'buy',
    deviceName: 'iPhone 13',
    variantLabel: '',
    silhouette: 'iphone',
    imei: null,
    serial: null,
    facts: [],
    services: [],
    offers: Array.from({ length: offers }, (_, index) => ({
      propositionKey: `p${index}`,
      name: `Option ${index}`,
      description: null,
      netMinor: -10_000 - index * 100,
      trace: [],
    })),
    propositionKey: 'p0',
    labels: {},
    mayMoveMinor: 0,
  }
}

function pageOf(quote: Partial<PublicQuote>, choice: OfferPage['choice'] = {}): string {
  return offerPage({ ...aPageOf(quote), choice })
}

function largePrices(page: string): (string | undefined)[] {
  return [...page.matchAll(/<span class="sr">([^<]+)</g)].map(([, price]) => price)
}

test('has the price of every proposition of a single device', () => {
  const page = pageOf({ lines: [aLine('a', 3)] })
  assert.deepEqual(largePrices(page), ['€100.00', '€101.00', '€102.00'])
  assert.doesNotMatch(page, /name="net"/)
})

test('leaves the total to the server for several devices and for very many propositions', () => {
  for (const lines of [[aLine('a', 2), aLine('b', 2)], [aLine('a', 21)]]) {
    const page = pageOf({ lines }, { propositionKeys: { a: 'p1' } })
    const net = -10_100 - (lines.length - 1) * 10_000
    assert.deepEqual(largePrices(page), [lines.length > 1 ? '€201.00' : '€101.00'])
    assert.ok(page.includes(`name="net" value="${net}"`))
  }
})

test('asks for no choice where there is none', () => {
  for (const quote of [{ lines: [aLine('a', 1)] }, { lines: [aLine('a', 3)], letCustomerChoose: false }]) {
    const page = pageOf(quote)
    assert.deepEqual(largePrices(page), ['€100.00'])
    assert.doesNotMatch(page, /type="radio"|name="net"/)
  }
})

test('greets nobody by an empty name', () => {
  assert.match(
    pageOf({ customerName: ' ', lines: [aLine('a', 1)] }),
    /<h1>Here is our offer for your iPhone 13\.</,
  )
})
