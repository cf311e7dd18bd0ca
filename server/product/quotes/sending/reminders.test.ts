import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { Quote } from '@costard/contract'
import { acceptance, type Answer, aSentQuote, aShop, startTestProduct } from '#testing'
import { remindExpiring } from '../../messages/remind-expiring.ts'

const product = await startTestProduct()
const { clock, database, mailbox } = product
const shop = await aShop(product)
const hour = 3600
const day = 24 * hour
let customers = 0

/** Creates a quote whose first mail was delivered. */
async function aDeliveredQuote(validDays = 5) {
  customers += 1
  const email = `reminded-${customers}@customer.example`
  const customer = { kind: 'private', name: 'Ada Customer', email } as const
  const sent = await aSentQuote(shop, { customer, validDays })
  await mailbox.next(email)
  await delivered(sent.quote)
  return { ...sent, email }
}

async function read({ id }: Pick<Quote, 'id'>): Promise<any> {
  return (await shop.owner.call('GET', `${shop.path}/quotes/${id}`)).body
}

/** Waits until the delivery of the mail is recorded. */
async function delivered(quote: Pick<Quote, 'id'>): Promise<any> {
  for (const deadline = performance.now() + 4000; performance.now() < deadline;) {
    const current = await read(quote)
    if (current.delivery.state === 'sent') return current
  }
  throw new Error('not delivered')
}

function remind({ id, rev }: Pick<Quote, 'id' | 'rev'>): Promise<Answer> {
  return shop.owner.call('POST', `${shop.path}/quotes/${id}/remind`, { rev })
}

async function sendingsOf({ id }: Pick<Quote, 'id'>): Promise<number> {
  const { rows } = await database.pool.query(
    `select (delivery ->> 'sending')::int as sendings from product.quote_revisions where quote_id = $1`,
    [id],
  )
  return rows[0].sendings
}

const run = () => remindExpiring({ database, now: clock.now })

test('a member reminds the customer with the same offer and link', async () => {
  const { quote, email } = await aDeliveredQuote()
  const { status, body } = await remind(quote)
  assert.equal(status, 200)
  assert.deepEqual([body.delivery.state, body.delivery.isReminder], ['sending', true])
  const mail = await mailbox.next(email)
  assert.match(mail.subject ?? '', /^Reminder: your offer for iPhone 15, €305\.00/)
  assert.ok(mail.text?.includes(quote.publicUrl ?? '?'))
  assert.equal(mail.replyTo?.[0]?.address, shop.owner.email)
  const current = await delivered(quote)
  assert.deepEqual([current.state, current.delivery.isReminder], ['sent', true])
})

test('no reminder while a mail is on its way, after an answer, or after the last day', async () => {
  const { quote, token, email } = await aDeliveredQuote(1)
  const [first, second] = await Promise.all([remind(quote), remind(quote)])
  assert.deepEqual([first.status, second.status].toSorted(), [200, 409])
  await mailbox.next(email)
  const current = await delivered(quote)
  // Delivered, but the rev is an old one, as in a repeated call.
  assert.equal((await remind(quote)).code, 'quote/changed')
  await product.call('POST', `/public/quotes/${token}/decline`, { reason: 'price' })
  const answered = await remind({ id: quote.id, rev: current.rev + 1 })
  assert.deepEqual([answered.status, answered.code], [409, 'quote/wrong-state'])
  const late = await aDeliveredQuote(1)
  clock.advanceSeconds(3 * day)
  const expired = await remind(late.quote)
  assert.deepEqual([expired.status, expired.code], [409, 'quote/wrong-state'])
})

test('three days before the end, from nine in the morning, one reminder is sent by itself', async () => {
  clock.advanceSeconds(day - ((clock.now().getTime() / 1000) % day)) // midnight in UTC
  const { quote, email } = await aDeliveredQuote(6)
  clock.advanceSeconds(2 * day + 12 * hour)
  await run()
  assert.equal(await sendingsOf(quote), 1) // four days before
  clock.advanceSeconds(13 * hour)
  await run()
  assert.equal(await sendingsOf(quote), 1) // three days before, at two in the morning
  clock.advanceSeconds(8 * hour)
  await run()
  assert.match((await mailbox.next(email)).subject ?? '', /^Reminder/)
  await delivered(quote)
  clock.advanceSeconds(day)
  await run()
  assert.equal(await sendingsOf(quote), 2)
})

test('nobody is reminded of what they answered, or were reminded of by a member', async () => {
  const answered = await aDeliveredQuote(5)
  const reminded = await aDeliveredQuote(5)
  const fresh = await aDeliveredQuote(2)
  await product.call('POST', `/public/quotes/${answered.token}/accept`, acceptance)
  await remind(reminded.quote)
  await mailbox.next(reminded.email)
  await delivered(reminded.quote)
  await run()
  assert.equal(await sendingsOf(fresh.quote), 1) // sent just now
  clock.advanceSeconds(3 * day)
  await run()
  assert.deepEqual([await sendingsOf(answered.quote), await sendingsOf(reminded.quote)], [1, 2])
})

test('a reminder whose quote is answered before it goes out is not sent', async () => {
  const { quote, token, email } = await aDeliveredQuote()
  mailbox.answer('customer.example', [450])
  const { body } = await remind(quote)
  const isDelayed = async () => (await read(quote)).delivery.state === 'delayed'
  for (const deadline = performance.now() + 4000; !(await isDelayed()) && performance.now() < deadline;);
  assert.equal(await isDelayed(), true)
  assert.equal((await product.call('POST', `/public/quotes/${token}/accept`, acceptance)).status, 200)
  await database.pool.query(`update graphile_worker._private_jobs set run_at = now() where attempts > 0`)
  const current = await delivered(quote)
  assert.deepEqual([current.state, current.delivery.isReminder, body.state], ['accepted', false, 'sent'])
  const reminders = mailbox.mails.filter(({ subject }) => subject?.startsWith('Reminder'))
  assert.ok(!reminders.some(({ recipients }) => recipients.includes(email)))
})

test('customers of a closed team are not reminded', async () => {
  const { quote } = await aDeliveredQuote()
  clock.advanceSeconds(2.2 * day)
  await shop.owner.call('POST', `${shop.path}/close`, { name: shop.team.name })
  const before = await sendingsOf(quote)
  for (let hours = 0; hours < 24; hours += 4) {
    await run()
    clock.advanceSeconds(4 * hour)
  }
  assert.equal(await sendingsOf(quote), before)
  await shop.owner.call('POST', `${shop.path}/reopen`)
  clock.advanceSeconds(day)
  for (let hours = 0; hours < 24; hours += 4) {
    await run()
    clock.advanceSeconds(4 * hour)
  }
  assert.ok((await sendingsOf(quote)) > before)
})
