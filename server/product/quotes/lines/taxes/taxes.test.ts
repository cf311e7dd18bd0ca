import assert from 'node:assert/strict'
import { test } from 'vitest'
import { Quote } from '@costard/contract'
import type { TaxRate } from '@costard/pricing'
import { aLine, type Answer, aQuote, aShop, pdfIn, type Shop, startTestProduct, tokenIn } from '#testing'
import { publishVersion } from '../../../testing/publish-version.ts'

const product = await startTestProduct()

/** Taxes of Quebec: two, added. Prices before tax: 100.00 each. */
const quebec: readonly TaxRate[] = [
  {
    taxClass: 'standard',
    taxes: [
      { ratePcm: 5000, name: 'GST' },
      { ratePcm: 9975, name: 'QST' },
    ],
  },
]

/** Creates a shop that sells devices at one price before these taxes. */
async function aTaxedShop(country: string, taxRates: readonly TaxRate[], priceMinor: number): Promise<Shop> {
  const made = await aShop(product, { country })
  const { pricing, ...rest } = made.catalogs.sell
  const models = pricing.models.map((model) => ({
    ...model,
    variants: model.variants.map((variant) => ({ ...variant, priceMinor })),
  }))
  const document = {
    ...rest,
    pricing: {
      ...pricing,
      models,
      taxRates,
      priceIncludesTax: false,
      rounding: { stepMinor: 1, mode: 'nearest' as const },
    },
  }
  await publishVersion(product.database, made, document, (minor) => minor)
  return made
}

async function setTax({ owner, path }: Shop, settings: object): Promise<void> {
  const { status, body } = await owner.call('PATCH', `${path}/tax`, settings)
  assert.equal(status, 200, JSON.stringify(body))
}

async function done(answer: Promise<Answer>): Promise<Quote> {
  const { status, body } = await answer
  assert.equal(status, 200, JSON.stringify(body))
  return Quote.parse(body)
}

/** Sends a quote, and returns its mail. */
async function sent(
  { owner, path }: Shop,
  { id, rev }: Quote,
): Promise<{ readonly token: string; readonly mail: string }> {
  const { status, body } = await owner.call('POST', `${path}/quotes/${id}/send`, { rev })
  assert.equal(status, 200, JSON.stringify(body))
  const { text } = await product.mailbox.next('ada@customer.example')
  return { token: tokenIn(body.publicUrl), mail: text ?? '' }
}

async function paperOf(token: string): Promise<string> {
  const url = `${product.url}/q/${token}/document.pdf`
  const { text } = await pdfIn(Buffer.from(await (await fetch(url)).arrayBuffer()))
  return text.replace(/[\s\u00A0\u202F]+/g, ' ')
}

async function pageOf(token: string): Promise<string> {
  const text = await (await fetch(`${product.url}/q/${token}`)).text()
  return text.replace(/<style>[^]*?<\/style>|<[^>]*>/g, ' ').replace(/[\s\u00A0\u202F]+/g, ' ')
}

const sale = (shop: Shop) => aLine(shop, {}, 'sell')

test('two taxes of a line stand on page and paper with their names, rates and numbers', async () => {
  const shop = await aTaxedShop('CA', quebec, 10_000)
  await setTax(shop, { taxNumbers: [{ name: 'GST', number: '123456789 RT0001' }] })
  const draft = await aQuote(shop, { lines: [sale(shop)] })
  // 100.00 + 5.00 + 9.975, rounded once
  assert.equal(draft.totals.netMinor, 11_498)
  const { token } = await sent(shop, draft)
  const paper = await paperOf(token)
  assert.match(paper, /Includes 5% GST \(123456789 RT0001\): \$5\.00\./)
  assert.match(paper, /Includes 9\.975% QST: \$9\.98\./)
  assert.match(await pageOf(token), /GST 5% \+\$5\.00 QST 9\.975% \+\$9\.98/)
})

test('the total of several lines is rounded once to the step of cash, and says so', async () => {
  const shop = await aTaxedShop('CA', quebec, 10_000)
  await setTax(shop, { cashStepMinor: 5 })
  const draft = await aQuote(shop, { lines: [sale(shop), sale(shop), sale(shop), sale(shop)] })
  // 4 * 114.98 = 459.92
  const { chargeMinor, netMinor, cashRoundingMinor } = draft.totals
  assert.deepEqual([chargeMinor, netMinor, cashRoundingMinor], [45_992, 45_990, -2])
  const { token, mail } = await sent(shop, draft)
  const { body: seen } = await product.call('GET', `/public/quotes/${token}`)
  assert.deepEqual([seen.netMinor, seen.cashStepMinor], [45_990, 5])
  assert.match(await pageOf(token), /459 \.?90 Rounded to \$0\.05: [-−]\$0\.02/)
  assert.match(await paperOf(token), /Rounded to \$0\.05: −0\.02\./)
  assert.match(mail, /\$459\.90/)
  const accepted = await product.call('POST', `/public/quotes/${token}/accept`, { name: 'Ada', agrees: true })
  assert.equal(accepted.status, 200, JSON.stringify(accepted.body))
  const quote = await done(shop.owner.call('GET', `${shop.path}/quotes/${draft.id}`))
  assert.equal(quote.acceptance?.netMinor, 45_990)
  assert.equal(quote.acceptance?.cashRoundingMinor, -2)
  const [listed] = (await shop.owner.call('GET', `${shop.path}/quotes/by-id?ids=${draft.id}`)).body
  assert.equal(listed.netMinor, 45_990)
})

test('the price of an only line is rounded as its last step, each proposition for itself', async () => {
  const shop = await aTaxedShop('CA', quebec, 10_000)
  await setTax(shop, { cashStepMinor: 5 })
  const { token } = await sent(shop, await aQuote(shop, { lines: [sale(shop)] }))
  const { body } = await product.call('GET', `/public/quotes/${token}`)
  for (const { netMinor, trace } of body.lines[0].offers) {
    assert.equal(netMinor % 5, 0)
    assert.equal(trace.at(-1).after, netMinor)
  }
  const { kind, delta } = body.lines[0].offers[0].trace.at(-1)
  assert.deepEqual([kind, delta], ['cashRounding', 2])
  assert.match(await pageOf(token), /Cash rounding to the nearest \$0\.05 \+\$0\.02/)
})

test('what was sent, and a draft until it is changed, keep their totals when the settings change', async () => {
  const shop = await aTaxedShop('CA', quebec, 10_000)
  const [first, second] = [
    await aQuote(shop, { lines: [sale(shop)] }),
    await aQuote(shop, { lines: [sale(shop), sale(shop)] }),
  ]
  const { token } = await sent(shop, first)
  const seen = async () => JSON.stringify((await product.call('GET', `/public/quotes/${token}`)).body)
  const before = await seen()
  await setTax(shop, { cashStepMinor: 100 })
  assert.equal(await seen(), before)
  const draft = await done(shop.owner.call('GET', `${shop.path}/quotes/${second.id}`))
  assert.deepEqual([draft.totals.netMinor, draft.totals.cashStepMinor], [22_996, null])
  assert.doesNotMatch(before, /cash(Step|Rounding)/)
})

test('a setting that stays away stays as it is, and none is half-written', async () => {
  const shop = await aShop(product, { country: 'CH' })
  const numbers = [{ name: 'MWST', number: 'CHE-123.456.789 MWST' }]
  await setTax(shop, { taxNumbers: numbers })
  await setTax(shop, { cashStepMinor: 5 })
  const get = async () => (await shop.owner.call('GET', shop.path)).body
  const { taxNumbers, cashStepMinor, marginScheme } = await get()
  assert.deepEqual([taxNumbers, cashStepMinor, marginScheme], [numbers, 5, false])
  for (const refused of [
    { cashStepMinor: 7 },
    { cashStepMinor: -5 },
    { taxNumbers: [...numbers, ...numbers] },
    { taxNumbers: [{ name: '', number: '1' }] },
    { taxNumbers: Array.from({ length: 7 }, (_, at) => ({ name: `T${at}`, number: '1' })) },
  ]) {
    const { status } = await shop.owner.call('PATCH', `${shop.path}/tax`, { ...refused, marginScheme: true })
    assert.equal(status, 400, JSON.stringify(refused))
  }
  assert.deepEqual((await get()).marginScheme, false)
})
