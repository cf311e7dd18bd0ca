import assert from 'node:assert/strict'
import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'vitest'
import { webhookEvents, type WebhookId, webhookLimits, WebhookPayload } from '@costard/contract'
import { Webhook } from 'standardwebhooks'
import {
  acceptance,
  type Answer,
  aQuote,
  aSentQuote,
  aShop,
  freePort,
  type Shop,
  startTestProduct,
} from '#testing'
import { deleteOldDeliveries } from './delivery-store.ts'
import { queueDelivery, queueTry } from './queue-webhooks.ts'
import { startReceiver, type Receiver } from './testing/receiver.ts'

const product = await startTestProduct({ LOOK_UP_PRIVATE_ADDRESSES: 'on' })
const { database, clock } = product

interface Hooked {
  readonly shop: Shop
  readonly receiver: Receiver
  readonly at: string
  readonly id: string
  readonly secret: string
}

async function aWebhook(events: readonly string[] = webhookEvents, url?: string): Promise<Hooked> {
  const [shop, receiver] = [await aShop(product), await startReceiver()]
  return { shop, receiver, ...(await added(shop, url ?? receiver.url, events)) }
}

async function added(shop: Shop, url: string, events: readonly string[] = webhookEvents) {
  const { status, body } = await shop.owner.call('POST', `${shop.path}/webhooks`, { url, events })
  assert.equal(status, 201)
  return { id: body.id as string, at: `${shop.path}/webhooks/${body.id}`, secret: body.secret as string }
}

async function log({ shop, at }: Pick<Hooked, 'shop' | 'at'>): Promise<any[]> {
  return (await shop.owner.call('GET', `${at}/deliveries`)).body.deliveries
}

/** Waits for the expected log of a webhook. */
async function logWhen(
  hooked: Pick<Hooked, 'shop' | 'at'>,
  isReached: (log: any[]) => boolean,
): Promise<any[]> {
  const deadline = performance.now() + 20_000
  for (;;) {
    const found = await log(hooked)
    if (isReached(found)) return found
    assert.ok(performance.now() < deadline, JSON.stringify(found))
    await pause(25)
  }
}
const isTried = ([newest]: any[]): boolean => newest?.tries > 0

/** Advance the clock, so that logs have an order. */
function newQuote(shop: Shop): Promise<unknown> {
  clock.advanceSeconds(1)
  return aQuote(shop)
}

async function sendTest(hooked: Pick<Hooked, 'shop' | 'at'>): Promise<Answer> {
  clock.advanceSeconds(1)
  return hooked.shop.owner.call('POST', `${hooked.at}/test`)
}

async function described({ shop, id }: Pick<Hooked, 'shop' | 'id'>): Promise<any> {
  const { body } = await shop.owner.call('GET', `${shop.path}/webhooks`)
  return body.find((one: { id: string }) => one.id === id)
}

/** Makes the next try due at once. */
async function tryNow(
  { shop, id }: Pick<Hooked, 'shop' | 'id'>,
  deliveryId: string,
  afterSeconds = 601, // longer than the longest pause
): Promise<void> {
  clock.advanceSeconds(afterSeconds)
  const key = { teamId: shop.team.id, webhookId: id, deliveryId } as Parameters<typeof queueTry>[1]
  await database.transaction((tx) => queueTry(tx, key, { isByHand: false }))
}

test('an event is delivered once, signed, and as the contract describes it', async () => {
  const hooked = await aWebhook()
  const { shop, receiver, secret } = hooked
  const { quote, token } = await aSentQuote(shop)
  clock.advanceSeconds(1)
  await product.call('POST', `/public/quotes/${token}/accept`, acceptance)
  await receiver.whenReceived(3)
  const payloads = receiver.received.map(({ headers, body }) => {
    const verified = new Webhook(secret).verify(body, headers as Record<string, string>)
    return WebhookPayload.parse(verified)
  })
  const types = payloads.map(({ type }) => type)
  assert.deepEqual(types, ['quote.created', 'quote.sent', 'quote.accepted'])
  const [created, sent, accepted] = payloads
  assert.partialDeepStrictEqual(created?.data, { quoteId: quote.id, state: 'draft', netMinor: null })
  assert.partialDeepStrictEqual(sent?.data, { number: quote.number, netMinor: quote.totals.netMinor })
  assert.partialDeepStrictEqual(accepted?.data, { teamId: shop.team.id, state: 'accepted' })
  const ids = new Set(receiver.received.map(({ headers }) => headers['webhook-id']))
  assert.equal(ids.size, 3)
  const sentBodies = JSON.stringify(receiver.received)
  for (const personal of ['costMinor', 'customer.example', 'Ada']) assert.ok(!sentBodies.includes(personal))
  const kept = await logWhen(hooked, (all) => all.every(({ state }) => state === 'delivered'))
  for (const { tries, status } of kept) assert.deepEqual([tries, status], [1, 200])
  assert.equal(kept[0].event, 'quote.accepted')
})

test('only events that were chosen are sent, and nothing of other teams', async () => {
  const hooked = await aWebhook(['quote.sent'])
  await aSentQuote(await aShop(product))
  await aSentQuote(hooked.shop)
  await hooked.receiver.whenReceived(1)
  assert.deepEqual(
    (await log(hooked)).map(({ event }) => event),
    ['quote.sent'],
  )
})

test('nothing is sent for a change that is rolled back', async () => {
  const hooked = await aWebhook()
  const { owner, path } = hooked.shop
  assert.equal((await owner.call('POST', `${path}/quotes`, { lines: [] })).status, 400)
  assert.deepEqual(await log(hooked), [])
})

test('a refused call waits for its next try, and is delivered with the same id', async () => {
  const hooked = await aWebhook()
  const { shop, receiver } = hooked
  receiver.answer = (response) => void response.writeHead(500).end('x'.repeat(5000))
  await newQuote(shop)
  const [failed] = await logWhen(hooked, isTried)
  assert.partialDeepStrictEqual(failed, { state: 'waiting', status: 500, fault: 'status', tries: 1 })
  assert.equal(failed.nextTryAt, new Date(clock.now().getTime() + 5000).toISOString())
  const { body: detail } = await shop.owner.call('GET', `${hooked.at}/deliveries/${failed.id}`)
  assert.equal(detail.answer, 'x'.repeat(webhookLimits.maxExcerpt))
  assert.equal(detail.payload.type, 'quote.created')
  assert.deepEqual((await described(hooked)).waiting, 1)
  receiver.answer = (response) => void response.writeHead(204).end()
  await tryNow(hooked, failed.id)
  const [delivered] = await logWhen(hooked, ([one]) => one.state === 'delivered')
  assert.partialDeepStrictEqual(delivered, { id: failed.id, status: 204, fault: null, tries: 2 })
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  assert.deepEqual(ids, [failed.id, failed.id])
})

test('a delivery can be sent again now, also one that was delivered', async () => {
  const hooked = await aWebhook()
  await newQuote(hooked.shop)
  const [first] = await logWhen(hooked, ([one]) => one?.state === 'delivered')
  const again = await hooked.shop.owner.call('POST', `${hooked.at}/deliveries/${first.id}/resend`)
  assert.partialDeepStrictEqual(again.body, { id: first.id, state: 'waiting' })
  await hooked.receiver.whenReceived(2)
  const [second] = await logWhen(hooked, ([one]) => one.tries === 2)
  assert.equal(second.state, 'delivered')
  const [one, two] = hooked.receiver.received
  assert.deepEqual([two?.headers['webhook-id'], two?.body], [one?.headers['webhook-id'], one?.body])
})

test('does not follow redirects', async () => {
  const elsewhere = await startReceiver()
  const hooked = await aWebhook()
  hooked.receiver.answer = (response) => void response.writeHead(307, { location: elsewhere.url }).end()
  await sendTest(hooked)
  const [failed] = await logWhen(hooked, isTried)
  assert.partialDeepStrictEqual(failed, { status: 307, fault: 'status' })
  assert.equal(elsewhere.received.length, 0)
})

test('reads only the beginning of an endless answer', async () => {
  const hooked = await aWebhook()
  const closed = Promise.withResolvers<void>()
  hooked.receiver.answer = (response) => {
    const endless = setInterval(() => response.write('x'.repeat(1000)), 5)
    response.on('close', () => {
      clearInterval(endless)
      closed.resolve()
    })
  }
  await sendTest(hooked)
  await closed.promise
  assert.equal((await logWhen(hooked, isTried))[0].state, 'delivered')
})

test('an answer that changes the protocol is no answer', async () => {
  const hooked = await aWebhook()
  hooked.receiver.answer = ({ socket }) =>
    void socket?.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n')
  await sendTest(hooked)
  const [failed] = await logWhen(hooked, isTried)
  assert.partialDeepStrictEqual(failed, { status: null, fault: 'unreachable' })
})

test('a closed team calls nobody', async () => {
  const hooked = await aWebhook()
  const { shop, receiver } = hooked
  receiver.answer = (response) => void response.writeHead(503).end()
  await sendTest(hooked)
  const [{ id }] = await logWhen(hooked, isTried)
  await shop.owner.call('POST', `${shop.path}/close`, { name: shop.team.name })
  await tryNow(hooked, id)
  const waiting = 'select from product.webhook_deliveries where delivery_id = $1 and state = $2'
  for (const deadline = performance.now() + 4000; performance.now() < deadline; await pause(25))
    if ((await database.pool.query(waiting, [id, 'failed'])).rowCount) break
  await shop.owner.call('POST', `${shop.path}/reopen`)
  assert.partialDeepStrictEqual((await log(hooked))[0], { state: 'failed', fault: 'switched-off', tries: 1 })
  assert.equal(receiver.received.length, 1)
  assert.equal((await described(hooked)).isOn, true)
})

test('a slow webhook delays no other one, of its team or another', async () => {
  const hooked = await aWebhook()
  const { shop } = hooked
  const held: (() => void)[] = []
  hooked.receiver.answer = (response) => void held.push(() => response.end())
  const fast = await startReceiver()
  await added(shop, fast.url)
  const other = await aWebhook()
  await Promise.all([sendTest(hooked), sendTest(hooked), sendTest(hooked)])
  await hooked.receiver.whenReceived(1)
  await Promise.all([newQuote(shop), newQuote(other.shop)])
  await Promise.all([fast.whenReceived(1), other.receiver.whenReceived(1)])
  assert.equal(hooked.receiver.received.length, 1, 'one call at a time')
  hooked.receiver.answer = (response) => void response.end()
  for (const end of held) end()
  await logWhen(hooked, (all) => all.length === 4 && all.every(({ state }) => state === 'delivered'))
})

test('webhooks that hang leave half of the workers to those that answer', async () => {
  const slow = await startReceiver()
  slow.answer = (response) => void response.writeHead(503).end()
  const hanging = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const { shop, at } = await aWebhook(webhookEvents, slow.url)
      return { shop, both: [at, (await added(shop, slow.url)).at] }
    }),
  )
  for (const { shop } of hanging) await newQuote(shop)
  for (const { shop, both } of hanging) for (const at of both) await logWhen({ shop, at }, isTried)
  const held: (() => void)[] = []
  slow.answer = (response) => void held.push(() => response.end())
  const other = await aWebhook()
  for (const { shop } of hanging) await newQuote(shop)
  await slow.whenReceived(14)
  await pause(200)
  await newQuote(other.shop)
  const isWaiting = pause(4000).then(() => true)
  assert.equal(await Promise.race([isWaiting, other.receiver.whenReceived(1)]), undefined)
  assert.equal(slow.received.length, 14, 'four at a time')
  slow.answer = (response) => void response.end()
  for (const end of held) end()
})

test('many events of one second come one after the other, without a pause', async () => {
  const hooked = await aWebhook()
  const { shop, id, receiver } = hooked
  const timestamp = clock.now().toISOString()
  const payload = { type: 'webhook.test' as const, timestamp, data: { teamId: shop.team.id } }
  const key = { teamId: shop.team.id, webhookId: id as WebhookId }
  await database.transaction(async (tx) => {
    for (let at = 0; at < 40; at += 1) await queueDelivery(tx, key, payload, null)
  })
  const start = performance.now()
  await receiver.whenReceived(40)
  // With a pause of a second after each call, this would take forty.
  assert.ok(performance.now() - start < 20_000)
})

test('a webhook that fails again and again is paused, with everything that is due', async () => {
  const hooked = await aWebhook()
  hooked.receiver.answer = (response) => void response.writeHead(503).end()
  for (let tries = 1; tries <= 3; tries += 1) {
    await newQuote(hooked.shop)
    await logWhen(hooked, (all) => all.length === tries && isTried(all))
  }
  await newQuote(hooked.shop)
  const other = await aWebhook()
  await newQuote(other.shop)
  await other.receiver.whenReceived(1)
  assert.equal(hooked.receiver.received.length, 3)
  const [{ id, tries }] = await log(hooked)
  assert.equal(tries, 0)
  await tryNow(hooked, id, 31)
  await hooked.receiver.whenReceived(4)
  await logWhen(hooked, isTried)
  // The next pause is longer.
  await tryNow(hooked, id, 31)
  await newQuote(other.shop)
  await other.receiver.whenReceived(2)
  assert.equal(hooked.receiver.received.length, 4)
})

test('a webhook that takes nothing for all tries is switched off, and owners are mailed', async () => {
  const hooked = await aWebhook()
  const { shop, receiver } = hooked
  receiver.answer = (response) => void response.writeHead(503).end()
  await newQuote(shop)
  const [{ id }] = await logWhen(hooked, isTried)
  for (let tries = 2; tries <= webhookLimits.maxTries; tries += 1) {
    await tryNow(hooked, id)
    await logWhen(hooked, ([one]) => one.tries === tries)
  }
  assert.partialDeepStrictEqual((await log(hooked))[0], { state: 'failed', nextTryAt: null })
  assert.partialDeepStrictEqual(await described(hooked), {
    isOn: false,
    switchedOffAt: clock.now().toISOString(),
    waiting: 0,
  })
  const mail = await product.mailbox.next(shop.owner.email ?? '')
  assert.match(mail.subject ?? '', /127\.0\.0\.1.*switched off/)
  await newQuote(shop)
  assert.equal((await log(hooked)).length, 1, 'off: nothing is queued')
  receiver.answer = (response) => void response.end()
  await shop.owner.call('POST', `${hooked.at}/deliveries/${id}/resend`)
  await logWhen(hooked, ([one]) => one.state === 'delivered')
  const { body } = await shop.owner.call('PATCH', hooked.at, { isOn: true })
  assert.partialDeepStrictEqual(body, { isOn: true, switchedOffAt: null })
})

test('one delivery that is always refused does not switch off a webhook that takes others', async () => {
  const hooked = await aWebhook()
  const { shop, receiver } = hooked
  receiver.answer = (response) => void response.writeHead(400).end()
  await newQuote(shop)
  const [{ id }] = await logWhen(hooked, isTried)
  receiver.answer = (response) => void response.end()
  await sendTest(hooked)
  await logWhen(hooked, ([newest]) => newest.state === 'delivered')
  receiver.answer = (response) => void response.writeHead(400).end()
  await database.pool.query('update product.webhook_deliveries set tries = $1 where delivery_id = $2', [
    webhookLimits.maxTries - 1,
    id,
  ])
  clock.advanceSeconds(1)
  await tryNow(hooked, id)
  await logWhen(hooked, (all) => all.some((one) => one.id === id && one.state === 'failed'))
  assert.equal((await described(hooked)).isOn, true)
})

test('a receiver that is gone is switched off at once', async () => {
  const hooked = await aWebhook()
  hooked.receiver.answer = (response) => void response.writeHead(410).end()
  await newQuote(hooked.shop)
  const [failed] = await logWhen(hooked, isTried)
  assert.deepEqual([failed.state, (await described(hooked)).isOn], ['failed', false])
})

test('an unreachable receiver is a fault of its own', async () => {
  const hooked = await aWebhook(webhookEvents, `http://127.0.0.1:${await freePort()}/`)
  await sendTest(hooked)
  const [failed] = await logWhen(hooked, isTried)
  assert.partialDeepStrictEqual(failed, { status: null, fault: 'unreachable' })
})

test('a replaced secret signs with the old one for a day', async () => {
  const hooked = await aWebhook()
  const { shop, receiver, secret: old } = hooked
  const { body } = await shop.owner.call('POST', `${hooked.at}/secret`)
  assert.notEqual(body.secret, old)
  const verifies = (secret: string): boolean => {
    const { headers, body: text } = receiver.received.at(-1)!
    try {
      new Webhook(secret).verify(text, headers as Record<string, string>)
      return true
    } catch {
      return false
    }
  }
  await sendTest(hooked)
  await receiver.whenReceived(1)
  assert.deepEqual([verifies(old), verifies(body.secret)], [true, true])
  clock.advanceSeconds(webhookLimits.oldSecretHours * 3600)
  await sendTest(hooked)
  await receiver.whenReceived(2)
  assert.deepEqual([verifies(old), verifies(body.secret)], [false, true])
})

test('a secret is readable nowhere after it was shown', async () => {
  const { shop, at, secret } = await aWebhook()
  const { rows } = await database.pool.query('select jsonb_agg(w) as rows from product.webhooks w')
  const { body } = await shop.owner.call('GET', `${shop.path}/webhooks`)
  assert.ok(!JSON.stringify([rows, body]).includes(secret.slice('whsec_'.length)))
  assert.equal((await shop.owner.call('GET', at)).status, 405)
})

test('refuses addresses that are private, unencrypted, of another service or with credentials', async () => {
  const guarded = await startTestProduct()
  const shop = await aShop(guarded)
  const add = (url: string): Promise<Answer> =>
    shop.owner.call('POST', `${shop.path}/webhooks`, { url, events: ['quote.sent'] })
  for (const url of [
    'http://erp.example/hook',
    'https://127.0.0.1/hook',
    'https://10.0.0.1/hook',
    'https://[::1]/hook',
    'https://localhost/hook',
    'https://2130706433/',
    'https://169.254.169.254/latest/meta-data',
    'https://erp.example:25/hook',
  ])
    assert.equal((await add(url)).code, 'webhook/address-refused', url)
  for (const url of ['ftp://erp.example', 'https://a:b@erp.example', 'https://erp.example/#a', 'x', ''])
    assert.equal((await add(url)).code, 'request/invalid', url)
  // A name that resolves to a private address is only detected when called.
  const receiver = await startReceiver()
  const { body } = await add('https://erp.example/hook')
  const { port } = new URL(receiver.url)
  for (const host of ['127.0.0.1', 'localhost', hostname()]) {
    const set = 'update product.webhooks set url = $1, paused_until = null where webhook_id = $2'
    await guarded.database.pool.query(set, [`http://${host}:${port}/`, body.id])
    const at = `${shop.path}/webhooks/${body.id}`
    const { body: sent } = await shop.owner.call('POST', `${at}/test`)
    const isOurs = (one: { id: string; tries: number }): boolean => one.id === sent.id && one.tries > 0
    const found = await logWhen({ shop, at }, (all) => all.some(isOurs))
    assert.equal(found.find(isOurs).fault, 'address-refused', host)
  }
  assert.equal(receiver.received.length, 0)
})

test('a team has at most as many webhooks as stated', async () => {
  const { shop, receiver } = await aWebhook()
  for (let held = 1; held < webhookLimits.maxEndpoints; held += 1) await added(shop, receiver.url)
  const body = { url: receiver.url, events: ['quote.sent'] }
  const refused = await shop.owner.call('POST', `${shop.path}/webhooks`, body)
  assert.deepEqual([refused.status, refused.code], [409, 'webhook/too-many'])
})

test('more than the waiting deliveries that are allowed fail at once', async () => {
  const hooked = await aWebhook()
  const { shop, id } = hooked
  await database.pool.query(
    `insert into product.webhook_deliveries (team_id, webhook_id, delivery_id, payload, state, created_at)
     select $1, $2, 'msg_' || lpad(n::text, 20, '0'), '{"type":"webhook.test"}', 'waiting', $3 from generate_series(1, $4) n`,
    [shop.team.id, id, clock.now(), webhookLimits.maxWaiting],
  )
  clock.advanceSeconds(1)
  await newQuote(shop)
  const [newest, ...others] = await log(hooked)
  assert.deepEqual([newest.state, newest.fault], ['failed', 'queue-full'])
  assert.equal(others.length, webhookLimits.maxPage - 1)
  const page = await shop.owner.call('GET', `${hooked.at}/deliveries?before=${others.at(-1).id}`)
  assert.deepEqual([page.body.hasMore, page.body.deliveries.length], [true, webhookLimits.maxPage])
  assert.equal((await described(hooked)).total, webhookLimits.maxWaiting)
})

test('tests and repetitions by hand are counted', async () => {
  const limited = await startTestProduct({ RATE_LIMITS: 'on', LOOK_UP_PRIVATE_ADDRESSES: 'on' })
  const [shop, receiver] = [await aShop(limited), await startReceiver()]
  const { at } = await added(shop, receiver.url)
  assert.equal((await sendTest({ shop, at })).status, 200)
  const set = `update product.usage_counters set used = 120 where starts_with(key, 'webhook-tries-per-team')`
  await limited.database.pool.query(set)
  assert.deepEqual((await sendTest({ shop, at })).code, 'webhook/too-many-sent')
})

test('old deliveries are deleted', async () => {
  const hooked = await aWebhook()
  await sendTest(hooked)
  await logWhen(hooked, isTried)
  await deleteOldDeliveries(database.orm, clock.now())
  assert.equal((await log(hooked)).length, 1)
  const later = new Date(clock.now().getTime() + (webhookLimits.keptDays * 24 + 1) * 3_600_000)
  await deleteOldDeliveries(database.orm, later)
  assert.deepEqual(await log(hooked), [])
})

test('removing a webhook removes its deliveries', async () => {
  const hooked = await aWebhook()
  const { shop, at } = hooked
  await sendTest(hooked)
  await logWhen(hooked, isTried)
  assert.equal((await shop.owner.call('DELETE', at)).status, 200)
  assert.equal((await shop.owner.call('GET', `${at}/deliveries`)).code, 'webhook/not-found')
  const { rows } = await database.pool.query('select from product.webhook_deliveries where webhook_id = $1', [
    hooked.id,
  ])
  assert.equal(rows.length, 0)
})
