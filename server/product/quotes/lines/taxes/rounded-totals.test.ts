import assert from 'node:assert/strict'
import { test } from 'vitest'
import { Quote } from '@costard/contract'
import { formatMoney } from '@costard/pricing'
import { acceptance, aLine, aQuote, aShop, ok, pdfIn, startTestProduct, tokenIn } from '#testing'
import { describeDraft } from '../../../mcp/describe-draft.ts'
import { publishVersion } from '../../../testing/publish-version.ts'

const product = await startTestProduct()

/**
 * Countries with 0, 2 and 3 decimals. Two devices at this price, without tax on top; their total after
 * rounding.
 */
const cases = [
  { country: 'JP', step: 10, priceMinor: 1002, net: 2000, text: '2000' },
  { country: 'CA', step: 5, priceMinor: 10_001, net: 20_000, text: '200.00' },
  { country: 'KW', step: 5, priceMinor: 100_001, net: 200_000, text: '200.000' },
] as const

for (const { country, step, priceMinor, net, text } of cases)
  for (const kind of ['sell', 'buy'] as const)
    test(`two devices (${kind}) rounded to cash are ${text} everywhere in ${country}`, async () => {
      const shop = await aShop(product, { country })
      const { pricing, ...rest } = shop.catalogs[kind]
      const models = pricing.models.map((model) => ({
        ...model,
        variants: model.variants.map((variant) => ({ ...variant, priceMinor })),
      }))
      const rounding = { stepMinor: 1, mode: 'nearest' as const }
      await publishVersion(
        product.database,
        shop,
        { ...rest, pricing: { ...pricing, models, rounding, priceIncludesTax: true } },
        (minor) => minor,
      )
      await ok(shop.owner.call('PATCH', `${shop.path}/tax`, { cashStepMinor: step }))
      const email = `${kind}-${country.toLowerCase()}@customer.example`
      const draft = await aQuote(shop, {
        customer: { kind: 'private', name: 'Ada Customer', email },
        lines: [aLine(shop, {}, kind), aLine(shop, {}, kind)],
      })
      const { totals, currency } = draft
      const sign = kind === 'sell' ? 1 : -1
      const rounds = sign * (net - 2 * priceMinor)
      assert.deepEqual([totals.netMinor, totals.cashRoundingMinor], [sign * net, rounds])
      const hasTotal = (where: string, found: string) => {
        const digits = (minor: number) =>
          formatMoney(minor, currency, `en-${country}`).replaceAll(/[^\d.,]/g, '')
        const plain = found
          .replaceAll(/<style>[^]*?<\/style>|<[^>]*>/g, '')
          .replaceAll(/[\s\u00A0\u202F]+/g, '')
        assert.ok(plain.includes(digits(net)), `${where} lacks ${digits(net)}: ${plain}`)
        assert.ok(!plain.includes(digits(2 * priceMinor)), `${where} has the exact sum: ${plain}`)
      }
      const assistant: any = describeDraft(draft, 'https://shop.example')
      assert.deepEqual([assistant.amount.minor, assistant.cashRoundingMinor], [net, rounds])

      const sent = await ok(
        shop.owner.call('POST', `${shop.path}/quotes/${draft.id}/send`, { rev: draft.rev }),
      )
      const mail = await product.mailbox.next(email)
      hasTotal('mail', mail.text ?? '')
      hasTotal('mail as HTML', String(mail.html))
      const token = tokenIn(sent.publicUrl)
      const seen = await ok(product.call('GET', `/public/quotes/${token}`))
      assert.deepEqual([seen.netMinor, seen.cashStepMinor], [sign * net, step])
      hasTotal('page', await (await fetch(`${product.url}/q/${token}`)).text())
      const paper = await fetch(`${product.url}/q/${token}/document.pdf`)
      hasTotal('paper', (await pdfIn(Buffer.from(await paper.arrayBuffer()))).text)

      await ok(product.call('POST', `/public/quotes/${token}/accept`, acceptance))
      const accepted = Quote.parse(await ok(shop.owner.call('GET', `${shop.path}/quotes/${draft.id}`)))
      assert.deepEqual(
        [accepted.acceptance?.netMinor, accepted.acceptance?.cashRoundingMinor],
        [sign * net, rounds],
      )
      hasTotal('mail after accepting', (await product.mailbox.next(email)).text ?? '')
      const [row] = await ok(shop.owner.call('GET', `${shop.path}/quotes/by-id?ids=${draft.id}`))
      assert.equal(row.netMinor, sign * net)
      const { csv } = await ok(shop.owner.call('GET', `${shop.path}/quotes/csv`))
      assert.match(csv, new RegExp(`,${currency},${text.replace('.', '\\.')},`), csv)
      const figures = await ok(shop.owner.call('GET', `${shop.path}/dashboard`))
      // Amount that a team owes its customers.
      assert.equal(figures.acceptedMinor, kind === 'buy' ? net : 0)
      const found = await ok(shop.owner.call('GET', `${shop.path}/quotes?minMinor=${net}&maxMinor=${net}`))
      assert.equal(found.quotes.length, 1)
    })
