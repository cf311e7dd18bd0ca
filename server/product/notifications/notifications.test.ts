import assert from 'node:assert/strict'
import { test } from 'vitest'
import { type NotificationKind, notificationKinds } from '@costard/contract'
import { acceptance, aLine, aMember, aSentQuote, aShop, type Shop, startTestProduct } from '#testing'

const product = await startTestProduct()
const { mailbox, database } = product

/** For each kind of mail to the owner, an action that causes it. */
const causes: Readonly<Record<NotificationKind, (shop: Shop) => Promise<unknown>>> = {
  quoteAccepted: async (shop) =>
    product.call('POST', `/public/quotes/${(await aSentQuote(shop)).token}/accept`, acceptance),
  quoteDeclined: async (shop) =>
    product.call('POST', `/public/quotes/${(await aSentQuote(shop)).token}/decline`, { reason: 'price' }),
  questionAsked: async (shop) =>
    product.call('POST', `/public/quotes/${(await aSentQuote(shop)).token}/questions`, {
      text: 'Until when?',
    }),
  widgetRequest: async (shop) => {
    const catalogId = shop.catalogs.buy.pricing.id
    const allowedOrigins = ['https://shop.example']
    const made = await shop.owner.call('POST', `${shop.path}/widgets`, {
      name: 'W',
      catalogId,
      allowedOrigins,
    })
    const { id, rev } = made.body
    await shop.owner.call('POST', `${shop.path}/widgets/${id}/state`, { state: 'live', rev })
    const page = await (await fetch(`${product.url}/w/${id}?at=https://shop.example`)).text()
    return product.call('POST', '/public/widget/submit', {
      token: /"token":"([^"]+)"/.exec(page)?.[1],
      variantId: 'iphone-15-256',
      answers: aLine(shop).answers,
      email: 'visitor@customer.example',
      wantsNews: false,
    })
  },
}

/** Waits until all events are handled, and returns the mails to the owner. */
async function mailsTo({ owner }: Shop): Promise<number> {
  const jobs = async () =>
    (await database.pool.query('select count(*)::int as jobs from graphile_worker._private_jobs')).rows[0]
      .jobs
  for (const deadline = performance.now() + 4000; (await jobs()) > 0 && performance.now() < deadline;);
  return mailbox.mails.filter(({ recipients }) => recipients.includes(owner.email ?? '')).length
}

for (const kind of notificationKinds)
  test(`a member is mailed about ${kind}, unless they turned it off`, async () => {
    const shop = await aShop(product)
    await causes[kind](shop)
    assert.equal(await mailsTo(shop), 1)
    const saved = await shop.owner.call('PUT', `${shop.path}/notifications`, { off: [kind] })
    assert.deepEqual([saved.status, saved.body], [200, { off: [kind] }])
    await causes[kind](shop)
    assert.equal(await mailsTo(shop), 1)
  })

test('each member chooses for themselves, from the kinds there are', async () => {
  const shop = await aShop(product)
  const colleague = await aMember(product, shop, 'viewer')
  const of = `${shop.path}/notifications`
  await colleague.call('PUT', of, { off: ['quoteDeclined', 'quoteDeclined'] })
  assert.deepEqual((await colleague.call('GET', of)).body, { off: ['quoteDeclined'] })
  assert.deepEqual((await shop.owner.call('GET', of)).body, { off: [] })
  for (const off of [['cost'], [...notificationKinds, 'quoteAccepted'], 'all', null])
    assert.equal((await shop.owner.call('PUT', of, { off })).code, 'request/invalid')
  const stranger = await aShop(product)
  assert.equal((await stranger.owner.call('PUT', of, { off: [] })).code, 'team/not-found')
})
