import assert from 'node:assert/strict'
import { test } from 'vitest'
import { eq } from 'drizzle-orm'
import { acceptance, aSentQuote, aShop, ok, samples, type Shop, startTestProduct } from '#testing'
import { catalogs } from '../../../core/pricing/testing/pricing-vectors.ts'
import { teams } from '../teams/schema.ts'
import { publishVersion } from '../testing/publish-version.ts'

const product = await startTestProduct()

const period = 'from=2020-01-01&to=2099-12-31'
/** Price in vector V1: 13500; with the crack of V4: 2500. */
const said = { body: 'light', faults: ['back', 'camera'], battery: 70 }
const notes = { screen: { reason: 'cosmetic', text: 'From the lower right corner' } }

/** Creates a shop that buys with 0.138 % of tax on top: 18.63 of the accepted price, 3.45 of the new one. */
async function aBuyer(country: string, taxRounding: 'line' | 'document'): Promise<Shop> {
  const shop = await aShop(product, { country })
  await product.database.transaction((tx) =>
    tx.update(teams).set({ taxRegime: 'vat' }).where(eq(teams.teamId, shop.team.id)),
  )
  const { id, version, currency } = shop.catalogs.buy.pricing
  const taxRates = [{ taxClass: 'standard', taxes: [{ ratePcm: 138, name: 'Tax' }] }]
  const pricing = { ...catalogs.trade, id, version, currency, taxRates }
  await publishVersion(product.database, shop, { ...shop.catalogs.buy, pricing }, (minor) => minor)
  await ok(shop.owner.call('PATCH', `${shop.path}/tax`, { taxRounding }))
  const book = { isKept: true, asksForPaper: false, keptYears: 5 }
  await ok(shop.owner.call('PUT', `${shop.path}/purchase-book/settings`, book))
  return shop
}

/** Pays a business for its devices, the first of which has an undeclared crack. */
async function aPaidPurchase(shop: Shop, devices: number): Promise<void> {
  const line = {
    variantId: 'phone-128',
    device: { name: 'iPhone 15 Pro' },
    answers: said,
    propositionKey: 'cash',
  }
  const lines = Array.from({ length: devices }, () => ({ ...line, catalogId: shop.catalogs.buy.pricing.id }))
  const email = 'ada@customer.example'
  const customer = { kind: 'business', name: 'Example Ltd', email, vatId: 'IE9876543B' } as const
  const { quote, token } = await aSentQuote(shop, { lines, customer })
  await ok(product.call('POST', `/public/quotes/${token}/accept`, acceptance))
  const at = `${shop.path}/quotes/${quote.id}`
  const rev = async () => (await ok(shop.owner.call('GET', at))).rev
  const advance = async (lineId: string, to: string) =>
    ok(shop.owner.call('POST', `${at}/lines/${lineId}/fulfilment`, { rev: await rev(), to, note: '' }))
  const [first, ...others] = quote.lines.map(({ id }) => id)
  assert.ok(first)
  await advance(first, 'received')
  const answers = { ...said, screen: 'crack' }
  const found = `${at}/lines/${first}`
  await ok(shop.owner.call('PUT', `${found}/inspection`, { rev: 0, answers, notes }))
  const query = `name=crack.jpg&lineId=${first}&questionKey=screen&side=found`
  const headers = { authorization: `Bearer ${await shop.owner.idToken()}` }
  const photo = { method: 'POST', headers, body: new Uint8Array(samples.jpeg) }
  assert.equal((await fetch(`${product.url}/api${at}/files?${query}`, photo)).status, 201)
  await ok(shop.owner.call('POST', `${found}/counter-offer`, { rev: await rev(), inspectionRev: 1 }))
  const body = new URLSearchParams({
    answer: 'counter',
    line: first,
    choice: 'accept',
    name: 'Ada',
    agrees: 'yes',
  })
  const answered = await fetch(`${product.url}/q/${token}`, {
    method: 'POST',
    body,
    headers: { origin: product.url },
    redirect: 'manual',
  })
  assert.equal(answered.status, 303)
  await advance(first, 'paid')
  for (const lineId of others)
    for (const to of ['received', 'inspecting', 'matched', 'paid']) await advance(lineId, to)
}

/**
 * Paid amounts and their tax. Rounded by line: 2503 with 3, and 13519 with 19. Rounded once for two devices:
 * 37 (37.26) as accepted, with 1 less in the first line. Rounded once for one device: 3 (3.45), rounded
 * again.
 */
const cases = [
  { taxRounding: 'line', devices: 1, paid: 2503, tax: 3 },
  { taxRounding: 'document', devices: 1, paid: 2503, tax: 3 },
  { taxRounding: 'line', devices: 2, paid: 16_022, tax: 22 },
  { taxRounding: 'document', devices: 2, paid: 16_021, tax: 21 },
] as const

/** Currencies with 0, 2 and 3 decimals. */
for (const country of ['JP', 'IE', 'KW'])
  test.each(cases)(
    `what is booked, paid out and in the purchase book is what was agreed: ${country}, $taxRounding, $devices`,
    async ({ taxRounding, devices, paid, tax }) => {
      const shop = await aBuyer(country, taxRounding)
      await aPaidPurchase(shop, devices)
      const { groups } = await ok(shop.owner.call('GET', `${shop.path}/accounting/deals?${period}`))
      assert.deepEqual(
        groups.map((group: any) => [group.kind, group.tax, group.netMinor, group.taxMinor]),
        [['buy', '0.138', -paid, -tax]],
      )
      const { entries } = await ok(shop.owner.call('GET', `${shop.path}/purchase-book`))
      const sumMinor = entries.reduce((sum: number, entry: any) => sum + entry.amountMinor, 0)
      assert.deepEqual([entries.length, sumMinor], [devices, paid])
      const { quotes } = await ok(shop.owner.call('GET', `${shop.path}/quotes?minMinor=1`))
      assert.deepEqual(
        quotes.map(({ state, netMinor }: any) => [state, netMinor]),
        [['completed', -paid]],
      )
    },
  )
