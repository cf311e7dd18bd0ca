import assert from 'node:assert/strict'
import { test } from 'vitest'
import { webhookEvents } from '@costard/contract'
import { acceptance, aLine, aSentQuote, aShop, ok, startTestProduct } from '#testing'

const product = await startTestProduct()
const { database } = product
const shop = await aShop(product, { country: 'IE' })
await ok(
  shop.owner.call('POST', `${shop.path}/webhooks`, {
    url: 'https://hooks.shop.example/',
    events: webhookEvents,
  }),
)

/** Sequences of steps of a device; isPaid: an amount is paid in the end. */
const ways = {
  buy: [
    { steps: ['received', 'inspecting', 'matched', 'paid'], isPaid: true },
    { steps: ['received', 'returned'], isPaid: false },
    { steps: ['cancelled'], isPaid: false },
  ],
  sell: [
    { steps: ['handedOver'], isPaid: true },
    { steps: ['released'], isPaid: false },
  ],
} as const

for (const one of ways.buy)
  for (const other of ways.buy)
    for (const sold of ways.sell)
      test(`team, customer, list and webhooks read the same of a quote: ${[one, other, sold].map(({ steps }) => steps.at(-1)).join(', ')}`, async () => {
        const { quote, token } = await aSentQuote(shop, {
          lines: [aLine(shop), aLine(shop), aLine(shop, {}, 'sell')],
        })
        await ok(product.call('POST', `/public/quotes/${token}/accept`, acceptance))
        const at = `${shop.path}/quotes/${quote.id}`
        const read = () => ok(shop.owner.call('GET', at))
        const accepted = (await read()).acceptance
        let standingMinor: number = accepted.netMinor
        const { lineNets } = accepted
        const [first, second, third] = quote.lines.map(({ id }) => id)
        for (const [lineId = '', { steps, isPaid }] of [
          [first, one],
          [third, sold],
          [second, other],
        ] as const) {
          for (const to of steps) {
            const { rev } = await read()
            await ok(shop.owner.call('POST', `${at}/lines/${lineId}/fulfilment`, { rev, to, note: '' }))
          }
          if (!isPaid) standingMinor -= lineNets[lineId]
          const team = await read()
          const customer = await ok(product.call('GET', `/public/quotes/${token}`))
          const { quotes } = await ok(shop.owner.call('GET', `${shop.path}/quotes?search=${quote.number}`))
          const { rows } = await database.pool.query(
            `select payload -> 'data' ->> 'netMinor' as net from product.webhook_deliveries
             where payload -> 'data' ->> 'quoteId' = $1 order by (payload -> 'data' ->> 'rev')::int desc limit 1`,
            [quote.id],
          )
          assert.deepEqual(
            [team.settledMinor, customer.settledMinor, quotes[0].netMinor, Number(rows[0]?.net)],
            Array.from({ length: 4 }, () => standingMinor),
          )
          const page = await (await fetch(`${product.url}/q/${token}`)).text()
          assert.equal(page.includes('This is what it comes to now'), standingMinor !== accepted.netMinor)
        }
        assert.equal((await read()).state, 'completed')
      })
