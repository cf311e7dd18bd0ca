import assert from 'node:assert/strict'
import { eq } from 'drizzle-orm'
import { test } from 'vitest'
import { Quote } from '@costard/contract'
import { formatMoney, type TaxRate } from '@costard/pricing'
import { acceptance, aLine, aQuote, aShop, ok, pdfIn, type Shop, startTestProduct, tokenIn } from '#testing'
import { describeDraft } from '../../../mcp/describe-draft.ts'
import { teams } from '../../../teams/schema.ts'
import { publishVersion } from '../../../testing/publish-version.ts'

const product = await startTestProduct()

const ten = [{ ratePcm: 10_000, name: 'Tax' }]
const quebec = [
  { ratePcm: 5000, name: 'GST' },
  { ratePcm: 9975, name: 'QST' },
]

/**
 * Countries with 0, 2 and 3 decimals. Prices before tax of three devices, the last one optional; totals with
 * taxes rounded by line, with each tax rounded once, and without the last device. taxes: those of the first
 * two.
 */
const cases = [
  { country: 'JP', taxes: ten, priceMinor: 1005, perLine: 3318, all: 3317, two: 2211, taxMinor: 201 },
  {
    country: 'CA',
    taxes: quebec,
    priceMinor: 10_000,
    perLine: 34_494,
    all: 34_493,
    two: 22_995,
    taxMinor: 2995,
  },
  { country: 'KW', taxes: ten, priceMinor: 1005, perLine: 3318, all: 3317, two: 2211, taxMinor: 201 },
] as const

/** Creates a shop that sells devices at one price before these taxes, each rounded once per quote. */
async function aTaxedShop(country: string, taxes: TaxRate, priceMinor: number): Promise<Shop> {
  const shop = await aShop(product, { country })
  // Kuwait has no tax on sales; a team with one shows amounts with three decimals.
  await product.database.transaction((tx) =>
    tx.update(teams).set({ taxRegime: 'vat' }).where(eq(teams.teamId, shop.team.id)),
  )
  const { pricing, ...rest } = shop.catalogs.sell
  const models = pricing.models.map((model) => ({
    ...model,
    variants: model.variants.map((variant) => ({ ...variant, priceMinor })),
  }))
  const rounding = { stepMinor: 1, mode: 'nearest' as const }
  const priced = { ...pricing, models, rounding, taxRates: [taxes], priceIncludesTax: false }
  await publishVersion(product.database, shop, { ...rest, pricing: priced }, (minor) => minor)
  return shop
}

const setTax = ({ owner, path }: Shop, settings: object) => ok(owner.call('PATCH', `${path}/tax`, settings))
const plain = (html: string) =>
  html.replaceAll(/<style>[^]*?<\/style>|<[^>]*>/g, ' ').replaceAll(/[\s\u00A0\u202F]+/g, ' ')

test.each(cases)('taxes rounded once for a quote are the same everywhere in $country', async (one) => {
  const { country, taxes, priceMinor, perLine, all, two, taxMinor } = one
  const shop = await aTaxedShop(country, { taxClass: 'standard', taxes }, priceMinor)
  await setTax(shop, { taxRounding: 'document' })
  const email = `ada-${country.toLowerCase()}@customer.example`
  const sale = (more: object = {}) => aLine(shop, more, 'sell')
  const draft = await aQuote(shop, {
    customer: { kind: 'private', name: 'Ada Customer', email },
    lines: [sale(), sale(), sale({ isOptional: true })],
  })
  const { totals, currency } = draft
  assert.deepEqual(
    [
      totals.chargeMinor,
      totals.netMinor,
      totals.taxRounding,
      totals.taxRoundingMinor,
      totals.cashRoundingMinor,
    ],
    [perLine, all, 'document', all - perLine, 0],
  )
  const digits = (minor: number) => formatMoney(minor, currency, `en-${country}`).replaceAll(/[^\d.,]/g, '')
  const has = (where: string, found: string, minor: number, not: number = perLine) => {
    const text = plain(found).replaceAll(' ', '')
    assert.ok(text.includes(digits(minor)), `${where} lacks ${digits(minor)}: ${text}`)
    assert.ok(!text.includes(digits(not)), `${where} has the sum of the lines: ${text}`)
  }
  const says = (where: string, found: string) =>
    assert.match(plain(found), /Tax rounded for the whole quote: [-−]/, where)
  const assistant: any = describeDraft(draft, 'https://shop.example')
  assert.deepEqual([assistant.amount.minor, assistant.taxRoundingMinor], [all, all - perLine])

  const sent = await ok(shop.owner.call('POST', `${shop.path}/quotes/${draft.id}/send`, { rev: draft.rev }))
  const mail = await product.mailbox.next(email)
  has('mail', mail.text ?? '', all)
  has('mail as HTML', String(mail.html), all)
  const token = tokenIn(sent.publicUrl)
  const page = async () => (await fetch(`${product.url}/q/${token}`)).text()
  const paper = async () => {
    const file = await (await fetch(`${product.url}/q/${token}/document.pdf`)).arrayBuffer()
    return (await pdfIn(Buffer.from(file))).text
  }
  for (const [where, read] of [['page', page] as const, ['paper', paper] as const]) {
    has(where, await read(), all)
    says(where, await read())
  }
  const seen = await ok(product.call('GET', `/public/quotes/${token}`))
  assert.deepEqual([seen.netMinor, seen.taxRoundingMinor], [all, all - perLine])

  // The setting does not affect a sent quote.
  await setTax(shop, { taxRounding: 'line' })
  assert.deepEqual(await ok(product.call('GET', `/public/quotes/${token}`)), seen)

  const [, , last] = draft.lines
  const leftOut = [last!.id]
  await ok(product.call('POST', `/public/quotes/${token}/accept`, { ...acceptance, leftOut }))
  const at = `${shop.path}/quotes/${draft.id}`
  const accepted = Quote.parse(await ok(shop.owner.call('GET', at)))
  const twoPerLine = (perLine / 3) * 2
  assert.deepEqual(
    [accepted.acceptance?.netMinor, accepted.acceptance?.taxRoundingMinor],
    [two, two - twoPerLine],
  )
  has('mail after accepting', (await product.mailbox.next(email)).text ?? '', two, twoPerLine)
  for (const [where, read] of [['accepted page', page] as const, ['accepted paper', paper] as const]) {
    has(where, await read(), two, twoPerLine)
    says(where, await read())
  }

  for (const { id } of accepted.lines.filter(({ fulfilment }) => fulfilment)) {
    const { rev } = await ok(shop.owner.call('GET', at))
    await ok(shop.owner.call('POST', `${at}/lines/${id}/fulfilment`, { rev, to: 'handedOver', note: '' }))
  }
  const [row] = await ok(shop.owner.call('GET', `${shop.path}/quotes/by-id?ids=${draft.id}`))
  assert.deepEqual([row.state, row.netMinor], ['completed', two])
  const { csv } = await ok(shop.owner.call('GET', `${shop.path}/quotes/csv`))
  assert.ok(csv.includes(`,${currency},${digits(two).replaceAll(',', '')},`), csv)
  const found = await ok(shop.owner.call('GET', `${shop.path}/quotes?minMinor=${two}&maxMinor=${two}`))
  assert.equal(found.quotes.length, 1)
  const period = 'from=2020-01-01&to=2099-12-31'
  const { groups } = await ok(shop.owner.call('GET', `${shop.path}/accounting/deals?${period}`))
  const sumOf = (field: 'netMinor' | 'taxMinor') =>
    groups.reduce((sum: number, group: any) => sum + group[field], 0)
  assert.deepEqual([sumOf('netMinor'), sumOf('taxMinor')], [two, taxMinor])
})

test('a draft keeps the rule of its prices until they are made again, and copies take that of the team', async () => {
  const shop = await aTaxedShop('CA', { taxClass: 'standard', taxes: quebec }, 10_000)
  const lines = [aLine(shop, {}, 'sell'), aLine(shop, {}, 'sell'), aLine(shop, {}, 'sell')]
  const draft = await aQuote(shop, { lines })
  const at = `${shop.path}/quotes/${draft.id}`
  const totalsOf = async () => {
    const { totals } = Quote.parse(await ok(shop.owner.call('GET', at)))
    return [totals.netMinor, totals.taxRounding, totals.taxRoundingMinor]
  }
  assert.deepEqual(await totalsOf(), [34_494, undefined, undefined])
  await setTax(shop, { taxRounding: 'document' })
  assert.deepEqual(await totalsOf(), [34_494, undefined, undefined])
  const newer = await ok(shop.owner.call('GET', `${at}/newer-prices`))
  assert.deepEqual([newer.netBeforeMinor, newer.netAfterMinor], [34_494, 34_493])
  const changes = [{ op: 'remove', lineId: draft.lines[0]?.id }]
  const answer = await shop.owner.call('PATCH', `${at}/lines`, { rev: draft.rev, changes })
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  assert.deepEqual(await totalsOf(), [22_995, 'document', -1])
  const { id } = await aQuote(shop, { lines })
  const copy = Quote.parse(await ok(shop.owner.call('GET', `${shop.path}/quotes/${id}`)))
  assert.deepEqual([copy.totals.netMinor, copy.totals.taxRoundingMinor], [34_493, -1])
  const { taxRounding } = await ok(shop.owner.call('GET', shop.path))
  assert.equal(taxRounding, 'document')
  const refused = await shop.owner.call('PATCH', `${shop.path}/tax`, { taxRounding: 'never' })
  assert.equal(refused.status, 400)
})
