import assert from 'node:assert/strict'
import { test } from 'vitest'
import Stripe from 'stripe'
import { aMember, aShop, type Shop, startTestProduct } from '#testing'
import { teamTables } from '../../testing/team-tables.ts'
import { removeTeam } from '../team-lifecycle/remove-team.ts'
import { billingEvents, subscriptions } from './schema.ts'
import { stripeEventLimits } from './stripe-event-limits.ts'
import { startStripeStandIn } from './testing/stripe-stand-in.ts'

const standIn = await startStripeStandIn()
const webhookSecret = 'whsec_of_the_test'
const product = await startTestProduct({
  STRIPE_SECRET_KEY: 'sk_test_of_the_test',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: standIn.url,
})
const { clock } = product
const { orm } = product.database
const stripe = new Stripe('sk_test_of_the_test')

const call = (shop: Shop, method: string, address = '', body?: unknown) =>
  shop.owner.call(method, `${shop.path}/subscription${address}`, body)
const state = async (shop: Shop) => (await call(shop, 'GET')).body
const choose = (shop: Shop, plan: string) => call(shop, 'POST', '/plan', { plan })

async function customerOf({ team }: Shop): Promise<string> {
  const rows = await orm.select().from(subscriptions)
  return rows.find(({ teamId }) => teamId === team.id)?.customerRef ?? ''
}

let sent = 0
/** Sends an event like Stripe; its object is outdated on purpose. */
async function send(
  customer: string,
  {
    id = `evt_${(sent += 1)}`,
    type = 'customer.subscription.updated',
    secret = webhookSecret,
    at = clock.now(),
  } = {},
): Promise<number> {
  const object = { object: 'subscription', id: 'sub_old', customer, status: 'canceled' }
  const payload = JSON.stringify({ id, object: 'event', type, data: { object } })
  const timestamp = Math.floor(at.getTime() / 1000)
  const signature = await stripe.webhooks.generateTestHeaderStringAsync({ payload, secret, timestamp })
  return post(payload, signature)
}

async function post(body: string, signature?: string): Promise<number> {
  const headers = { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) }
  const { status } = await fetch(`${product.url}/webhooks/stripe`, { method: 'POST', body, headers })
  return status
}

/** Events are accepted at once and handled by a job. */
async function until(shop: Shop, expected: Record<string, unknown>): Promise<void> {
  let found = await state(shop)
  for (let tries = 0; tries < 100; tries += 1) {
    if (Object.entries(expected).every(([key, value]) => found[key] === value)) return
    await new Promise((resolve) => setTimeout(resolve, 30))
    found = await state(shop)
  }
  assert.partialDeepStrictEqual(found, expected)
}

/** Creates a team that has paid for a plan. */
async function aPayingShop() {
  const shop = await aShop(product)
  const { body } = await choose(shop, 'team')
  assert.match(body.checkoutUrl, /^https:\/\/checkout\.stripe\.example\/cs_\d+$/)
  assert.equal(body.subscription.plan, 'trial', 'nothing was paid yet')
  const customer = await customerOf(shop)
  const subscription = standIn.subscribe(customer, 'team', clock.now())
  assert.equal(await send(customer, { type: 'checkout.session.completed' }), 200)
  await until(shop, { plan: 'team', status: 'active' })
  return { shop, customer, subscription }
}

test('a completed checkout starts the plan, with the prices of Stripe', async () => {
  const { shop, customer } = await aPayingShop()
  const session = standIn.calls.findLast(({ call: made }) => made === 'POST /v1/checkout/sessions')
  assert.partialDeepStrictEqual(session?.body, {
    mode: 'subscription',
    customer,
    client_reference_id: shop.team.id,
    'line_items[0][price]': 'price_team',
    'subscription_data[metadata][teamId]': shop.team.id,
  })
  const { provider, plans, canManagePayment } = await state(shop)
  assert.deepEqual([provider, canManagePayment], ['stripe', true])
  assert.deepEqual(
    plans.map(({ price }: { price: { minor: number } | null }) => price?.minor ?? null),
    [null, 1900, 4900, 14_900],
  )
  assert.deepEqual((await call(shop, 'GET', '/invoices')).body, [
    {
      id: 'in_1',
      number: 'A-0001',
      at: '2026-02-25T06:13:20.000Z',
      total: { minor: 4900, currency: 'EUR' },
      status: 'paid',
      url: 'https://invoice.stripe.example/in_1',
    },
  ])
  assert.equal((await call(shop, 'POST', '/payment')).body.url, 'https://billing.stripe.example/bps_1')
})

test('changes, cancels and resumes a running subscription', async () => {
  const { shop, subscription } = await aPayingShop()
  const moved = (await choose(shop, 'business')).body
  assert.deepEqual([moved.checkoutUrl, moved.subscription.plan], [null, 'business'])
  assert.equal((await choose(shop, 'business')).code, 'plan/current')
  const { next } = (await choose(shop, 'free')).body.subscription
  assert.equal(next.plan, 'free')
  assert.equal(subscription.cancel_at_period_end, true)
  assert.equal((await call(shop, 'POST', '/resume')).body.next, null)
  assert.equal((await call(shop, 'POST', '/resume')).code, 'plan/not-ending')
  subscription.status = 'canceled'
  await send(subscription.customer, { type: 'customer.subscription.deleted' })
  await until(shop, { plan: 'free' })
})

test('an event that comes twice is taken in once', async () => {
  const { customer } = await aPayingShop()
  const asked = () => standIn.calls.filter(({ call: made }) => made === 'GET /v1/subscriptions').length
  const id = 'evt_twice'
  assert.deepEqual(await Promise.all([send(customer, { id }), send(customer, { id })]), [200, 200])
  assert.equal(await send(customer, { id }), 200)
  const taken = await orm.select().from(billingEvents)
  assert.equal(taken.filter(({ eventId }) => eventId === id).length, 1)
  assert.ok(asked() > 0)
})

test('events in any order leave what Stripe has now', async () => {
  const { shop, customer, subscription } = await aPayingShop()
  subscription.status = 'past_due'
  await send(customer, { type: 'invoice.payment_failed' })
  await until(shop, { status: 'pastDue' })
  subscription.status = 'active'
  // The deletion is of an older subscription and arrives last.
  await send(customer, { type: 'invoice.paid' })
  await send(customer, { type: 'customer.subscription.deleted' })
  await until(shop, { plan: 'team', status: 'active' })
})

test('refuses events without a signature of this secret, before reading them', async () => {
  const { shop, customer, subscription } = await aPayingShop()
  subscription.status = 'canceled'
  assert.equal(await send(customer, { secret: 'whsec_other' }), 400)
  const { toleranceSeconds } = stripeEventLimits
  const old = new Date(clock.now().getTime() - (toleranceSeconds + 1) * 1000)
  assert.equal(await send(customer, { at: old }), 400)
  assert.equal(await post('not JSON'), 400)
  assert.equal(await post('not JSON', 't=1,v1=00'), 400)
  assert.equal(await post('x'.repeat(stripeEventLimits.maxBytes + 1), 't=1,v1=00'), 413)
  assert.equal((await state(shop)).plan, 'team')
})

test('signed JSON that is no event is refused', async () => {
  const data = { object: { object: 'subscription', customer: 'cus_1' } }
  for (const body of [
    null,
    true,
    7,
    'text',
    [],
    {},
    { id: 'evt_x' },
    { id: 'evt_x', object: 'event', type: 'invoice.paid' },
    { id: 'evt_x', object: 'event', type: 'invoice.paid', data: {} },
    { id: 'evt_x', object: 'event', type: 'invoice.paid', data: { object: null } },
    { id: 'evt_x', object: 'charge', type: 'invoice.paid', data },
    { id: 7, object: 'event', type: 'invoice.paid', data },
    { id: 'x'.repeat(256), object: 'event', type: 'invoice.paid', data },
  ]) {
    const payload = JSON.stringify(body)
    const timestamp = Math.floor(clock.now().getTime() / 1000)
    const signature = await stripe.webhooks.generateTestHeaderStringAsync({
      payload,
      secret: webhookSecret,
      timestamp,
    })
    assert.equal(await post(payload, signature), 400, payload.slice(0, 100))
  }
})

test('a trial at Stripe that will end brings its end', async () => {
  const { shop, customer, subscription } = await aPayingShop()
  const [item] = subscription.items.data
  assert.ok(item)
  item.current_period_end += 7 * 86_400
  await send(customer, { type: 'customer.subscription.trial_will_end' })
  await until(shop, { renewsAt: new Date(item.current_period_end * 1000).toISOString() })
})

test('of checkouts of two members at once the team is one customer, and the newest alone can be paid', async () => {
  const shop = await aShop(product)
  const admin = await aMember(product, shop, 'admin')
  const choices = [shop.owner, admin].map((by) =>
    by.call('POST', `${shop.path}/subscription/plan`, { plan: 'team' }),
  )
  for (const { status } of await Promise.all(choices)) assert.equal(status, 200)
  await choose(shop, 'solo')
  const customer = await customerOf(shop)
  const own = standIn.sessions.filter((one) => one.customer === customer)
  assert.equal(own.length, 3, 'no session of another customer')
  assert.deepEqual(
    own.map(({ status }) => status).filter((status) => status === 'open'),
    ['open'],
  )
})

test('a closed team is not charged again, an erased one at all', async () => {
  const { shop, subscription } = await aPayingShop()
  const until = async (isReached: () => boolean): Promise<void> => {
    for (let tries = 0; tries < 100 && !isReached(); tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 30))
    assert.ok(isReached())
  }
  await shop.owner.call('POST', `${shop.path}/close`, { name: shop.team.name })
  await until(() => subscription.cancel_at_period_end)
  assert.equal(subscription.status, 'active')
  await product.database.transaction((tx) => removeTeam(tx, teamTables, shop.team.id))
  await until(() => subscription.status === 'canceled')
})

test('ignores events of others, and says when Stripe does not answer', async () => {
  assert.equal(await send('cus_of_nobody'), 200)
  assert.equal(await send('cus_of_nobody', { type: 'price.created' }), 200)
  const shop = await aShop(product)
  standIn.fail(500, 500, 500, 500)
  assert.equal((await choose(shop, 'team')).code, 'plan/provider-unavailable')
  standIn.fail()
  assert.equal((await state(shop)).plan, 'trial')
})
