import assert from 'node:assert/strict'
import { test } from 'vitest'
import { type CatalogDocument, Quote } from '@costard/contract'
import {
  aLine,
  aMember,
  type Answer,
  aQuote,
  aShop,
  pdfIn,
  type Person,
  type Shop,
  startTestProduct,
  tokenIn,
} from '#testing'
import { publishVersion } from '../../../testing/publish-version.ts'

const product = await startTestProduct()
const shop = await aMarginShop('FR', 44_900)
const agent = await aMember(product, shop, 'agent')
const manager = await aMember(product, shop, 'manager')

/** Creates a shop that sells under the margin scheme, with one price for all devices. */
async function aMarginShop(country: string, priceMinor: number): Promise<Shop> {
  const made = await aShop(product, { country })
  const { pricing, ...rest } = made.catalogs.sell
  // Set prices: sample prices exist in some currencies only.
  const models = pricing.models.map((model) => ({
    ...model,
    variants: model.variants.map((variant) => ({ ...variant, priceMinor })),
  }))
  const document = { ...rest, pricing: { ...pricing, models } }
  await publishVersion(product.database, made, document, (minor) => minor)
  const { status } = await made.owner.call('PATCH', `${made.path}/tax`, { marginScheme: true })
  assert.equal(status, 200)
  return made
}

const sale = (line: object = {}, at = shop) => aLine(at, line, 'sell')

function state(
  { id, rev, lines }: Quote,
  purchase: { amountMinor: number; withVat?: boolean } | null,
  by: Person = manager,
  at = shop,
): Promise<Answer> {
  return by.call('PUT', `${at.path}/quotes/${id}/lines/${lines[0]?.id}/purchase`, { rev, purchase })
}

async function done(answer: Promise<Answer>): Promise<Quote> {
  const { status, body } = await answer
  assert.equal(status, 200, JSON.stringify(body))
  return Quote.parse(body)
}

function lineOf(quote: Quote): Quote['lines'][number] {
  const [line] = quote.lines
  assert.ok(line)
  return line
}

async function sent(quote: Quote, by: Person = manager, at = shop): Promise<string> {
  const { status, body } = await by.call('POST', `${at.path}/quotes/${quote.id}/send`, { rev: quote.rev })
  assert.equal(status, 200, JSON.stringify(body))
  return tokenIn(body.publicUrl)
}

test('the price of a sale stands, but it is sent only once its purchase price is stated', async () => {
  const draft = await aQuote(shop, { lines: [sale()] })
  assert.deepEqual([draft.obstacles, lineOf(draft).purchase], [['purchase-missing'], null])
  const [listed] = (await agent.call('GET', `${shop.path}/quotes/by-id?ids=${draft.id}`)).body
  assert.equal(listed.netMinor, 44_900)
  const refused = await manager.call('POST', `${shop.path}/quotes/${draft.id}/send`, { rev: 1 })
  assert.deepEqual([refused.status, refused.code], [422, 'quote/not-sendable'])
  const stated = await done(state(draft, { amountMinor: 30_000 }))
  const { purchase, result } = lineOf(stated)
  assert.deepEqual(purchase, { amountMinor: 30_000, withVat: false })
  assert.deepEqual([result.taxInternalMinor, result.taxChargeMinor, result.netMinor], [2_483, 0, 44_900])
  assert.deepEqual(stated.obstacles, [])
})

test('a loss has no tax', async () => {
  const draft = await aQuote(shop, { lines: [sale()] })
  const stated = await done(state(draft, { amountMinor: 50_000 }))
  assert.deepEqual([lineOf(stated).result.taxInternalMinor, stated.obstacles], [0, []])
})

test('paper, page, mail and record have the note and no VAT amount, not even that of services', async () => {
  const draft = await aQuote(shop, { lines: [sale({ services: [{ key: 'warranty24' }] })] })
  const token = await sent(await done(state(draft, { amountMinor: 30_000 })))
  const { body: seen } = await product.call('GET', `/public/quotes/${token}`)
  assert.equal(seen.lines[0].isOnMargin, true)
  assert.doesNotMatch(JSON.stringify(seen), /taxMinor|30000|2483|"internal"/)
  const page = await (await fetch(`${product.url}/q/${token}`)).text()
  assert.match(page, /Régime particulier – Biens d’occasion/)
  assert.doesNotMatch(page, /20\s?%|VAT [\d€]|24[.,]83|300[.,]00/)
  const { text, attachments } = await pdfIn(
    Buffer.from(await (await fetch(`${product.url}/q/${token}/document.pdf`)).arrayBuffer()),
  )
  assert.match(text, /Régime particulier – Biens d’occasion\.\sMargin\sscheme/)
  assert.doesNotMatch(text, /20\s?%|Includes .*VAT|24[.,]83|300[.,]00/)
  assert.doesNotMatch(attachments['quote.json'] ?? '', /taxMinor|30000|2483|purchase/)
  const mail = await product.mailbox.next('ada@customer.example')
  assert.match(mail.text ?? '', /Régime particulier – Biens d’occasion/)
  assert.doesNotMatch(mail.text ?? '', /24[.,]83|300[.,]00/)
})

test('who may not see costs sees that a purchase is stated, and not which', async () => {
  const draft = await aQuote(shop, { lines: [sale()] })
  await done(state(draft, { amountMinor: 30_000 }))
  const seen = await done(agent.call('GET', `${shop.path}/quotes/${draft.id}`))
  assert.deepEqual(lineOf(seen).purchase, { amountMinor: null, withVat: false })
  assert.equal(lineOf(seen).result.taxInternalMinor, 0)
  assert.doesNotMatch(JSON.stringify(seen), /30000|2483/)
  assert.deepEqual(seen.obstacles, [])
  const refused = await state(seen, { amountMinor: 1 }, agent)
  assert.deepEqual([refused.status, refused.code], [403, 'team/not-allowed'])
})

test('a purchase is that of one device: another one needs its own', async () => {
  const draft = await aQuote(shop, { lines: [sale({ device: { key: 'iphone-15', name: 'iPhone 15' } })] })
  const stated = await done(state(draft, { amountMinor: 30_000 }))
  const edit = (quote: Quote, line: object) =>
    done(
      agent.call('PATCH', `${shop.path}/quotes/${quote.id}/lines`, {
        rev: quote.rev,
        changes: [{ op: 'edit', lineId: lineOf(quote).id, line: sale(line) }],
      }),
    )
  const scanned = await edit(stated, { propositionKey: 'good' })
  assert.deepEqual(lineOf(scanned).purchase, { amountMinor: null, withVat: false })
  const number = { key: 'iphone-15', name: 'iPhone 15', imei: '490154203237518' }
  const other = await edit(scanned, { device: number })
  assert.deepEqual([lineOf(other).purchase, other.obstacles], [null, ['purchase-missing']])
  const again = await done(state(other, { amountMinor: 31_000 }))
  assert.equal(
    lineOf(await edit(again, { device: number, services: [{ key: 'charger' }] })).purchase !== null,
    true,
  )
  const several = await aQuote(shop, { lines: [sale({ quantity: 2 })] })
  const both = await done(state(several, { amountMinor: 60_000 }))
  assert.equal(lineOf(both).result.taxInternalMinor, 4_967)
  assert.equal(lineOf(await edit(both, { quantity: 3 })).purchase, null)
})

test('a release without the purchase price ends when the price is below cost', async () => {
  const answers = { ...sale().answers, buyer: 'private', qty: 25 }
  const held = await aQuote(shop, { lines: [sale({ answers })] })
  assert.deepEqual(held.obstacles, ['needs-review'])
  const at = `${shop.path}/quotes/${held.id}/lines/${lineOf(held).id}`
  const amountMinor = lineOf(held).result.amountMinor - 1_000
  const body = { rev: held.rev, note: 'For a friend', amountMinor }
  const released = await done(manager.call('POST', `${at}/release`, body))
  assert.deepEqual(released.obstacles, ['purchase-missing'])
  const fine = await done(state(released, { amountMinor: 20_000 }))
  assert.deepEqual([fine.obstacles, lineOf(fine).approval?.state], [[], 'released'])
  const loss = await done(state(fine, { amountMinor: 99_000 }))
  assert.deepEqual(lineOf(loss).result.approval, ['belowCost'])
  assert.deepEqual([loss.obstacles, lineOf(loss).approval], [['needs-review'], null])
  const seen = await done(agent.call('GET', `${shop.path}/quotes/${loss.id}`))
  assert.deepEqual(lineOf(seen).result.approval, ['belowCost'])
  assert.doesNotMatch(JSON.stringify(seen), /99000/)
})

test('a business that needs VAT shown gets no device on the margin, only one bought with VAT', async () => {
  const answers = { ...sale().answers, buyer: 'business' }
  const draft = await aQuote(shop, { lines: [sale({ answers })] })
  assert.deepEqual(draft.obstacles, ['vat-not-shown'])
  const at = `${shop.path}/quotes/${draft.id}/lines/${lineOf(draft).id}`
  const release = await manager.call('POST', `${at}/release`, { rev: draft.rev, note: 'Please' })
  assert.equal(release.code, 'quote/not-held')
  const stated = await done(state(draft, { amountMinor: 25_000, withVat: true }))
  assert.deepEqual(stated.obstacles, ['needs-review'])
  const { result } = lineOf(stated)
  assert.deepEqual([result.tax[0]?.mode, result.taxChargeMinor], ['inclusive', 7_483])
})

test('in yen the tax is rounded once, to whole yen', async () => {
  const japan = await aMarginShop('JP', 49_990)
  const draft = await aQuote(japan, { lines: [sale({}, japan)] })
  const stated = await done(state(draft, { amountMinor: 30_000 }, japan.owner, japan))
  const { netMinor, taxInternalMinor } = lineOf(stated).result
  assert.equal(taxInternalMinor, Math.round(((netMinor - 30_000) * 10) / 110))
})

test('a draft keeps the tax it was priced with, despite later choices of the team', async () => {
  const own = await aMarginShop('FR', 44_900)
  const onMargin = await done(
    state(await aQuote(own, { lines: [sale({}, own)] }), { amountMinor: 30_000 }, own.owner, own),
  )
  await own.owner.call('PATCH', `${own.path}/tax`, { marginScheme: false })
  const standard = await aQuote(own, { lines: [sale({}, own)] })
  const other = await state(standard, { amountMinor: 1 }, own.owner, own)
  assert.deepEqual([other.status, other.code], [409, 'quote/not-on-margin'])
  const tokens = [await sent(onMargin, own.owner, own), await sent(standard, own.owner, own)]
  const pages = await Promise.all(
    tokens.map(async (token) => (await product.call('GET', `/public/quotes/${token}`)).body),
  )
  assert.deepEqual(
    pages.map(({ lines: [line] }) => [line.isOnMargin, JSON.stringify(line).includes('taxMinor')]),
    [
      [true, false],
      [undefined, true],
    ],
  )
})

test('only a team that charges VAT, and only its admins, choose the scheme', async () => {
  const us = await aShop(product, { country: 'US' })
  const refused = await us.owner.call('PATCH', `${us.path}/tax`, { marginScheme: true })
  assert.deepEqual([refused.status, refused.code], [409, 'team/no-vat'])
  const wrong = await manager.call('PATCH', `${shop.path}/tax`, { marginScheme: false })
  assert.deepEqual([wrong.status, wrong.code], [403, 'team/not-allowed'])
})

test('refuses a purchase of another kind of line, below zero or above the limit', async () => {
  const bought = await aQuote(shop)
  assert.equal((await state(bought, { amountMinor: 1 })).code, 'quote/not-on-margin')
  const draft = await aQuote(shop, { lines: [sale()] })
  for (const amountMinor of [-1, 0.5, 10_000_000_000])
    assert.equal((await state(draft, { amountMinor })).code, 'request/invalid')
  assert.equal((await state({ ...draft, rev: 0 }, { amountMinor: 1 })).code, 'quote/changed')
})

test('a business with a VAT number is paid its VAT on top', async () => {
  const customer = { kind: 'business', name: 'Ada Ltd', email: 'vat@customer.example' } as const
  const without = await aQuote(shop, { customer })
  assert.equal(without.totals.payoutMinor, 30_500)
  const withVat = await done(
    agent
      .call('PATCH', `${shop.path}/quotes/${without.id}`, {
        rev: 1,
        customer: { ...customer, vatId: 'FR 40 303 265 045' },
      })
      .then(() => agent.call('GET', `${shop.path}/quotes/${without.id}`)),
  )
  assert.equal(withVat.customer?.vatId, 'FR40303265045')
  assert.equal(withVat.totals.payoutMinor, 36_600)
  const known = await aQuote(shop, { customer })
  assert.equal(known.totals.payoutMinor, 36_600, 'the customer is known to have a number')
  const { text } = await pdfIn(
    Buffer.from(await (await fetch(`${product.url}/q/${await sent(known)}/document.pdf`)).arrayBuffer()),
  )
  assert.match(text, /20% VAT paid to you: €61\.00/)
  const wrong = await agent.call('POST', `${shop.path}/quotes`, {
    lines: [aLine(shop)],
    customer: { ...customer, vatId: 'FR1' },
  })
  assert.equal(wrong.code, 'customer/vat-invalid')
})

test('the quantity of a line counts for the discount, per device and in all', async () => {
  const document: CatalogDocument = shop.catalogs.sell
  const { qty: _, ...answers } = sale().answers
  assert.ok(document.pricing.questions.some(({ key }) => key === 'qty'))
  const quote = await aQuote(shop, { lines: [sale({ quantity: 12, answers })] })
  const { result, answers: stored } = lineOf(quote)
  assert.equal(stored['qty'], 12)
  // 449.00 less 3% is 435.53, rounded to the nearest price that ends in 9.
  assert.deepEqual([result.subtotalMinor, result.netMinor], [43_900, 12 * 43_900])
})
