import assert from 'node:assert/strict'
import type { Quote } from '../../contract/contract.ts'
import { unlistedCatalogId } from '../../contract/contract.ts'
import type { SendObstacle } from '../../core/quotes/quotes.ts'
import { aLine, aQuote } from '../../server/testing/product-builders.ts'
import { faultsOnAPhone, outOfView, phone } from '../screens/faults/fits-a-phone.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop

setUp(async () => {
  shop = await openLiveShop()
  const { status } = await shop.owner.call('PATCH', `${shop.path}/tax`, { marginScheme: true })
  assert.equal(status, 200)
})

async function ok(answer: Promise<{ status: number; body: any }>): Promise<Quote> {
  const { status, body } = await answer
  assert.ok(status < 300, `${status} ${JSON.stringify(body)}`)
  return body
}

const answering = (answers: object) => aLine(shop, { answers: { ...aLine(shop).answers, ...answers } })

async function change({ id, rev }: Quote, ...changes: object[]): Promise<Quote> {
  return ok(shop.owner.call('PATCH', `${shop.path}/quotes/${id}/lines`, { rev, changes }))
}

/**
 * Drafts that cannot be sent. Left out: needs-approval has the same screen as needs-review, and drafts cannot
 * be without lines or have a validity in the past today.
 */
const draftsWith: Readonly<
  Record<Exclude<SendObstacle, 'needs-approval' | 'no-lines' | 'validity-past'>, () => Promise<Quote>>
> = {
  trial: () => ok(shop.owner.call('POST', `${shop.path}/quotes`, { isTrial: true, lines: [aLine(shop)] })),
  'questions-open': () => aQuote(shop, { lines: [aLine(shop, { answers: {} })] }),
  'device-rejected': () => aQuote(shop, { lines: [answering({ lock: 'notYet' })] }),
  'needs-review': () => aQuote(shop, { lines: [answering({ body: 'bent' })] }),
  'price-missing': () => {
    const device = { name: 'Fairphone 5' }
    const unlisted = { catalogId: unlistedCatalogId('buy'), variantId: 'device', device, answers: {} }
    return aQuote(shop, { lines: [unlisted as never] })
  },
  'free-unconfirmed': () => aQuote(shop, { lines: [aLine(shop, { services: [] }, 'repair')] }),
  'device-twice': async () => {
    const draft = await aQuote(shop, { lines: [aLine(shop), aLine(shop)] })
    const twice = `update product.quote_lines set imei = '356938035643809' where quote_id = $1`
    await shop.asDatabase(twice, [draft.id])
    return draft
  },
  'vat-not-shown': () => {
    const { answers } = aLine(shop, {}, 'sell')
    return aQuote(shop, { lines: [aLine(shop, { answers: { ...answers, buyer: 'business' } }, 'sell')] })
  },
  'purchase-missing': () => aQuote(shop, { lines: [aLine(shop, {}, 'sell')] }),
  'no-customer': () => ok(shop.owner.call('POST', `${shop.path}/quotes`, { lines: [aLine(shop)] })),
  'no-email': () => aQuote(shop, { customer: { kind: 'private', name: 'Ada Customer' } }),
  'too-many-lines': async () => {
    const lines = (count: number) =>
      Array.from({ length: count }, () => aLine(shop, { device: { name: 'iPhone 15' } }))
    let draft = await aQuote(shop, { lines: lines(50) })
    for (const count of [50, 50, 50, 1])
      draft = await change(draft, ...lines(count).map((line) => ({ op: 'add', line })))
    return draft
  },
}

const inView = { heading: 'main h1', 'way on': 'footer button, footer a' }

test('whatever a draft lacks, Review on a phone has the way on in view, and says the reason at Send', async () => {
  test.setTimeout(600_000)
  const page = await shop.browserOf(shop.owner, '/quotes', shop.url, { viewport: phone })
  const found: string[] = []
  for (const [obstacle, make] of Object.entries(draftsWith)) {
    const { id } = await make()
    await page.goto(`${shop.url}/t/${shop.team.id}/quotes/${id}/review`)
    await page.locator('footer button, footer a').locator('visible=true').first().waitFor()
    const faults = [...(await outOfView(page, inView)), ...(await faultsOnAPhone(page))]
    const send = page.locator('footer').getByRole('button', { name: 'Send quote' })
    if (await send.isVisible()) {
      await send.click()
      const reason = page.locator('footer [role=alert]').filter({ hasText: /\w/ })
      await reason.waitFor()
      if (/\bcode\b/i.test(await reason.innerText())) faults.push('a code instead of the reason')
      faults.push(
        ...(await outOfView(page, { reason: 'footer [role=alert]' })),
        ...(await faultsOnAPhone(page)),
      )
    }
    found.push(...faults.map((fault) => `${obstacle}: ${fault}`))
  }
  assert.deepEqual(found, [])
})
