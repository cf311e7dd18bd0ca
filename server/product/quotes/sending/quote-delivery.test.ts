import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'vitest'
import type { Quote } from '@costard/contract'
import { aQuote, aSentQuote, aShop, startTestProduct } from '#testing'

const product = await startTestProduct()
const { mailbox, database } = product
const shop = await aShop(product)

async function read({ id }: Quote): Promise<Quote> {
  return (await shop.owner.call('GET', `${shop.path}/quotes/${id}`)).body
}

async function deliveryOf(quote: Quote, state: string): Promise<Quote['delivery']> {
  const deadline = performance.now() + 5000
  for (;;) {
    const { delivery } = await read(quote)
    if (delivery?.state === state) return delivery
    assert.ok(performance.now() < deadline, `delivery is ${JSON.stringify(delivery)}, not ${state}`)
    await pause(20)
  }
}

async function sendTo(email: string): Promise<Quote> {
  const { quote } = await aSentQuote(shop, { customer: { kind: 'private', name: 'Ada', email } })
  return quote
}

/**
 * Returns the attempts of the mail jobs in the queue, once no worker has locked one: the end of a job is
 * recorded after its effects.
 */
async function waitingJobs(): Promise<number[]> {
  const deadline = performance.now() + 5000
  for (;;) {
    const { rows } = await database.pool.query(
      `select attempts, locked_at from graphile_worker._private_jobs where payload ->> 'type' = 'quote-sent'`,
    )
    if (rows.every(({ locked_at: lockedAt }) => lockedAt === null))
      return rows.map(({ attempts }) => attempts)
    assert.ok(performance.now() < deadline, 'a job is still held')
    await pause(20)
  }
}

async function revision(): Promise<number> {
  const auth = await shop.owner.idToken()
  const response = await fetch(`${product.url}/revisions/${shop.team.id}/quotes/rev.json?auth=${auth}`)
  return Number(await response.json())
}

test('a draft has no delivery; a quote is sending, then sent', async () => {
  assert.equal((await aQuote(shop)).delivery, null)
  const quote = await sendTo('ada@works.example')
  assert.equal(quote.delivery?.state, 'sending')
  await deliveryOf(quote, 'sent')
  await mailbox.next('ada@works.example')
})

for (const reply of [550, 551, 554]) {
  test(`a mail refused with ${reply} is not tried again, and the quote says so`, async () => {
    mailbox.answer('refuses.example', [reply])
    const quote = await sendTo('ada@refuses.example')
    assert.equal((await deliveryOf(quote, 'failed'))?.reason, 'refused')
    assert.deepEqual(await waitingJobs(), [])
    assert.equal((await read(quote)).state, 'sent')
  })
}

test('a failed mail can be sent again by one of two members at once', async () => {
  mailbox.answer('refuses.example', [550])
  const quote = await sendTo('bea@refuses.example')
  await deliveryOf(quote, 'failed')
  const resend = () => shop.owner.call('POST', `${shop.path}/quotes/${quote.id}/resend`)
  const answers = await Promise.all([resend(), resend()])
  assert.deepEqual(answers.map(({ status, code }) => code ?? status).toSorted(), [200, 'quote/wrong-state'])
  await mailbox.next('bea@refuses.example')
  await deliveryOf(quote, 'sent')
  assert.equal((await resend()).code, 'quote/wrong-state')
})

test('a failed mail goes to another address, which the quote then has', async () => {
  mailbox.answer('refuses.example', [550])
  const quote = await sendTo('typo@refuses.example')
  await deliveryOf(quote, 'failed')
  const resend = (body: object) => shop.owner.call('POST', `${shop.path}/quotes/${quote.id}/resend`, body)
  assert.equal((await resend({ email: 'not an address' })).code, 'request/invalid')
  const { status, body } = await resend({ email: 'Right@Works.example' })
  assert.deepEqual([status, body.customer.email, body.rev], [200, 'right@works.example', quote.rev + 1])
  const mail = await mailbox.next('right@works.example')
  assert.ok(mail.text?.includes(quote.publicUrl ?? '?'))
  await deliveryOf(quote, 'sent')
  const found = await shop.owner.call('GET', `${shop.path}/quotes?search=right@works`)
  assert.equal(found.body.quotes[0]?.id, quote.id)
  assert.ok(!mailbox.mails.some(({ recipients }) => recipients.includes('typo@refuses.example')))
})

for (const reply of [450, 451]) {
  test(`a mail put off with ${reply} is delayed, and tried again with the same Message-ID`, async () => {
    mailbox.answer('busy.example', [reply])
    const quote = await sendTo('ada@busy.example')
    assert.deepEqual((await deliveryOf(quote, 'delayed'))?.reason, 'unreachable')
    assert.deepEqual(await waitingJobs(), [1])
    await runJobsNow()
    await deliveryOf(quote, 'sent')
    assert.match((await mailbox.next('ada@busy.example')).messageId ?? '', /^<\d{17}-[\da-f]{16}@/)
  })
}

for (const action of ['cancel', 'revise']) {
  test(`a delayed offer is not mailed after ${action}`, async () => {
    const email = `ada@${action}.example`
    mailbox.answer(`${action}.example`, [451])
    const quote = await sendTo(email)
    await deliveryOf(quote, 'delayed')
    const { rev } = await read(quote)
    const path = `${shop.path}/quotes/${quote.id}`
    const fields = { rev, ...(action === 'cancel' && { reason: 'Sold' }) }
    const { status, body } = await shop.owner.call('POST', `${path}/${action}`, fields)
    assert.equal(status, 200)
    if (action === 'revise') await shop.owner.call('POST', `${path}/send`, { rev: body.rev })
    await runJobsNow()
    while ((await waitingJobs()).length > 0) await pause(20)
    const texts = mailbox.mails.filter(({ recipients }) => recipients.includes(email)).map(({ text }) => text)
    assert.equal(texts.length, action === 'cancel' ? 0 : 1)
    assert.ok(!texts[0]?.includes(quote.publicUrl ?? ''))
  })
}

test('after the last attempt the delivery has failed', async () => {
  mailbox.answer('busy.example', [451, 451])
  const quote = await sendTo('bea@busy.example')
  await deliveryOf(quote, 'delayed')
  await waitingJobs()
  await database.pool.query(
    `update graphile_worker._private_jobs set attempts = max_attempts - 1 where attempts = 1`,
  )
  await runJobsNow()
  assert.equal((await deliveryOf(quote, 'failed'))?.reason, 'unreachable')
})

/** Live documents are written after the commit, so those of an earlier test may still arrive. */
async function settledRevision(): Promise<number> {
  for (let known = await revision(); ;) {
    await pause(300)
    const now = await revision()
    if (now === known) return now
    known = now
  }
}

test('the state of a delivery is a live change of the quotes', async () => {
  mailbox.answer('refuses.example', [550])
  const before = await settledRevision()
  const quote = await sendTo('cleo@refuses.example')
  await deliveryOf(quote, 'failed')
  assert.equal(await settledRevision(), before + 3, 'created, sent, failed')
})

test('a mail whose reply was lost goes out again with the same Message-ID', async () => {
  mailbox.answer('drops.example', ['drop'])
  const quote = await sendTo('ada@drops.example')
  const lost = await mailbox.next('ada@drops.example')
  await deliveryOf(quote, 'delayed')
  await runJobsNow()
  await deliveryOf(quote, 'sent')
  assert.equal((await mailbox.next('ada@drops.example')).messageId, lost.messageId)
})

/** Retries are seconds apart; a new job wakes the worker. */
async function runJobsNow(): Promise<void> {
  await waitingJobs()
  await database.pool.query('update graphile_worker._private_jobs set run_at = now()')
  await sendTo('nobody@works.example')
}
