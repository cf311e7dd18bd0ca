import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { Quote } from '@costard/contract'
import { acceptance, aLine, aSentQuote, aShop, type Shop, startTestProduct } from '#testing'
import { queueWebhooks } from '../webhooks/queue-webhooks.ts'
import { teamsWith } from './message-store.ts'
import { recordExpired } from '../quotes/sending/record-expired.ts'
import { remindExpiring } from './remind-expiring.ts'

const product = await startTestProduct({ RATE_LIMITS: 'on' })
const { mailbox, clock, database } = product
const day = 86_400
let customers = 0

async function anOffer(shop: Shop, devices = 1, validDays = 5) {
  customers += 1
  const email = `news-${customers}@customer.example`
  const customer = { kind: 'private', name: 'Ada Customer', email } as const
  const lines = Array.from({ length: devices }, () => aLine(shop))
  const sent = await aSentQuote(shop, { customer, validDays, lines })
  await mailbox.next(email)
  const path = `${shop.path}/quotes/${sent.quote.id}`
  const read = async (): Promise<Quote> => (await shop.owner.call('GET', path)).body
  const advance = async (place: number, ...steps: string[]) => {
    for (const to of steps) {
      const { rev, lines: known } = await read()
      const moved = await shop.owner.call('POST', `${path}/lines/${known[place]?.id}/fulfilment`, {
        rev,
        to,
        note: 'As agreed',
      })
      assert.equal(moved.status, 200, JSON.stringify(moved.body))
    }
  }
  const accept = () => product.call('POST', `/public/quotes/${sent.token}/accept`, acceptance)
  const subject = async () => (await mailbox.next(email)).subject
  return { ...sent, email, path, read, advance, accept, subject }
}

/** Waits until all events are handled, and returns the mails to an address. */
async function mailsTo(email: string): Promise<number> {
  const isIdle = async () =>
    (await database.pool.query('select count(*)::int as jobs from graphile_worker._private_jobs')).rows[0]
      .jobs === 0
  for (const deadline = performance.now() + 4000; !(await isIdle()) && performance.now() < deadline;);
  return mailbox.mails.filter(({ recipients }) => recipients.includes(email)).length
}

test('an acceptance notifies the customer and the sender once', async () => {
  const shop = await aShop(product)
  const one = await anOffer(shop, 2)
  assert.equal((await one.accept()).status, 200)
  await one.accept()
  assert.equal(await one.subject(), 'Accepted: your offer for iPhone 15 and 1 more device')
  const mail = await mailbox.next(shop.owner.email ?? '')
  assert.match(mail.subject ?? '', /^Accepted: Q-\S+, iPhone 15 and 1 more device, €610\.00$/)
  assert.equal(mail.replyTo?.[0]?.address, one.email)
  assert.ok(mail.text?.includes(`/t/${shop.team.id}/quotes/${one.quote.id}`))
  assert.equal(await mailsTo(one.email), 0)
})

test('one mail for all devices that arrive, are paid or go back', async () => {
  const shop = await aShop(product)
  const one = await anOffer(shop, 2)
  await one.accept()
  await one.subject()
  await one.advance(0, 'received')
  await one.advance(1, 'received')
  assert.equal(await one.subject(), 'We have your iPhone 15 and 1 more device')
  await one.advance(0, 'inspecting', 'matched', 'paid')
  assert.equal(await mailsTo(one.email), 0)
  await one.advance(1, 'returned')
  const subjects = [await one.subject(), await one.subject()].toSorted()
  assert.deepEqual(subjects, ['We’ve paid you for your iPhone 15', 'Your iPhone 15 is on its way back'])
  assert.equal(await mailsTo(one.email), 0)
})

test('a device on hold has not arrived if it was expected, and arrives once', async () => {
  const shop = await aShop(product)
  const one = await anOffer(shop, 2)
  await one.accept()
  await one.subject()
  await one.advance(0, 'received', 'onHold')
  await one.advance(1, 'onHold')
  assert.equal(await mailsTo(one.email), 0)
  await one.advance(1, 'awaiting', 'received')
  assert.equal(await one.subject(), 'We have your iPhone 15 and 1 more device')
  await one.advance(0, 'received')
  assert.equal(await mailsTo(one.email), 0)
})

test('a message that is off is not sent; one that is on request is', async () => {
  const shop = await aShop(product)
  const turn = (name: string, isOn: boolean) =>
    shop.owner.call('PUT', `${shop.path}/messages/${name}`, { isOn })
  await turn('accepted', false)
  await turn('declined', true)
  const [accepted, declined] = [await anOffer(shop), await anOffer(shop)]
  await accepted.accept()
  const text = 'See www.evil.example'
  const decline = { reason: 'other', text }
  await product.call('POST', `/public/quotes/${declined.token}/decline`, decline)
  assert.equal(await declined.subject(), 'You declined our offer for iPhone 15')
  // The order of the two mails to the shop is not fixed.
  const mail = [await mailbox.next(shop.owner.email ?? ''), await mailbox.next(shop.owner.email ?? '')]
  const texts = mail.map(({ text = '' }) => text).join('')
  assert.match(texts, /Reason: Another reason: See/)
  assert.doesNotMatch(texts, /www\.evil\.example/)
  assert.equal(await mailsTo(accepted.email), 0)
})

test('accepting again and again sends a few mails only', async () => {
  const shop = await aShop(product)
  const one = await anOffer(shop)
  for (let time = 0; time < 5; time += 1) {
    assert.equal((await one.accept()).status, 200)
    const undone = await product.call('POST', `/public/quotes/${one.token}/undo-acceptance`)
    assert.equal(undone.status, 200, JSON.stringify(undone.body))
  }
  assert.equal(await mailsTo(one.email), 3)
})

test('a mail server that is away delays a mail, and its message comes once', async () => {
  const shop = await aShop(product)
  const one = await anOffer(shop)
  mailbox.answer('customer.example', [450])
  await one.accept()
  const isDelayed = async () =>
    (await database.pool.query('select 1 from graphile_worker._private_jobs where attempts = 1')).rowCount
  for (const deadline = performance.now() + 4000; !(await isDelayed()) && performance.now() < deadline;);
  await database.pool.query('update graphile_worker._private_jobs set run_at = now()')
  await product.call('POST', `/public/quotes/${one.token}/questions`, { text: 'Wakes the worker?' })
  assert.match((await one.subject()) ?? '', /^Accepted/)
  assert.equal(await mailsTo(one.email), 0)
})

test('on the last day of an offer, and after it where a team wants that', async () => {
  clock.advanceSeconds(day - ((clock.now().getTime() / 1000) % day)) // midnight in UTC
  const shop = await aShop(product)
  await shop.owner.call('PUT', `${shop.path}/messages/expired`, { isOn: true })
  await shop.owner.call('PUT', `${shop.path}/messages/reminder`, { isOn: false })
  const run = () => remindExpiring({ database, now: clock.now })
  const one = await anOffer(shop, 1, 3)
  const isSent = async () => (await one.read()).delivery?.state === 'sent'
  for (const deadline = performance.now() + 4000; !(await isSent()) && performance.now() < deadline;);
  clock.advanceSeconds(2 * day + day / 2)
  await run()
  assert.equal(await mailsTo(one.email), 0)
  clock.advanceSeconds(day)
  await Promise.all([run(), run()])
  assert.match((await one.subject()) ?? '', /^Last day: your offer for iPhone 15/)
  clock.advanceSeconds(day)
  await recordExpired(
    {
      database,
      documents: { set: async () => {}, setAll: async () => {} } as never,
      notifyOfChange: queueWebhooks,
      now: clock.now,
    },
    teamsWith,
  )
  assert.equal(await one.subject(), 'Your offer for iPhone 15 has ended')
  assert.equal(await mailsTo(one.email), 0)
})
