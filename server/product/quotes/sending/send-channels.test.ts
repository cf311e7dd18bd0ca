import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'vitest'
import type { Quote } from '@costard/contract'
import { aLine, type Answer, aQuote, aShop, startTestProduct, tokenIn } from '#testing'

const product = await startTestProduct()
const { mailbox, url } = product
const shop = await aShop(product, { country: 'IE' })
const phone = '+353851234567'
const unmailed = { kind: 'private', name: 'Ada Customer', phone } as const

function at({ id }: Pick<Quote, 'id'>): string {
  return `${shop.path}/quotes/${id}`
}
function send(quote: Quote, channel?: string): Promise<Answer> {
  return shop.owner.call('POST', `${at(quote)}/send`, { rev: quote.rev, ...(channel && { channel }) })
}

test('a customer without an email gets a link, and accepts with it', async () => {
  const draft = await aQuote(shop, { customer: unmailed })
  const mailed = await send(draft)
  assert.deepEqual([mailed.status, mailed.body.error.detail.obstacles], [422, ['no-email']])
  const { status, body } = await send(draft, 'link')
  assert.deepEqual([status, body.state, body.channel, body.delivery], [200, 'sent', 'link', null])
  const { rows } = await product.database.pool.query(
    `select from graphile_worker.jobs where task_identifier like '%sent%'`,
  )
  assert.equal(rows.length, 0, 'no mail is due')
  const page = await fetch(`${url}/q/${tokenIn(body.publicUrl)}`, {
    method: 'POST',
    headers: { origin: url },
    redirect: 'manual',
    body: new URLSearchParams({ answer: 'accept', name: 'Ada', agrees: 'yes' }),
  })
  assert.equal(page.status, 303)
  assert.equal((await shop.owner.call('GET', at(draft))).body.state, 'accepted')
})

test('refuses a channel that does not exist, and prices that do not stand by any channel', async () => {
  const draft = await aQuote(shop, { customer: unmailed })
  assert.equal((await send(draft, 'pigeon')).code, 'request/invalid')
  const open = await aQuote(shop, { customer: unmailed, lines: [aLine(shop, { answers: {} })] })
  const refused = await send(open, 'whatsapp')
  assert.deepEqual([refused.status, refused.body.error.detail.obstacles], [422, ['questions-open']])
  const nobody = await aQuote(shop, { customer: null })
  assert.deepEqual((await send(nobody, 'link')).body.error.detail.obstacles, ['no-customer'])
})

test('sending a link needs a verified sender too', async () => {
  const owner = await product.anAnonymousPerson()
  const theirs = await aShop(product, { owner })
  const draft = await aQuote(theirs, { customer: unmailed })
  const refused = await owner.call('POST', `${theirs.path}/quotes/${draft.id}/send`, {
    rev: draft.rev,
    channel: 'link',
  })
  assert.deepEqual([refused.status, refused.code], [403, 'quote/sign-up-to-send'])
})

test('an offer sent as a link is emailed later, once', async () => {
  const draft = await aQuote(shop, { customer: unmailed })
  await send(draft, 'sms')
  const missing = await shop.owner.call('POST', `${at(draft)}/resend`, {})
  assert.deepEqual([missing.status, missing.code], [422, 'quote/not-sendable'])
  const email = 'later@home.example'
  const answers = await Promise.all(
    [1, 2].map(() => shop.owner.call('POST', `${at(draft)}/resend`, { email })),
  )
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409])
  assert.match((await mailbox.next(email)).subject ?? '', /iPhone 15/)
  const read = async () => (await shop.owner.call('GET', at(draft))).body
  while ((await read()).delivery?.state !== 'sent') await pause(20)
  assert.equal((await read()).channel, 'sms')
})

test('a draft is previewed as it would be sent, and nothing is', async () => {
  const customer = { ...unmailed, email: 'preview@home.example' }
  const draft = await aQuote(shop, { customer, note: 'See you <soon>' })
  const { status, body } = await shop.owner.call('GET', `${at(draft)}/message`)
  assert.equal(status, 200)
  assert.match(body.html, /See you &#60;soon&#62;/)
  assert.equal(body.phone, phone)
  assert.match(
    body.share,
    /^Hi Ada, here is the offer of Fix & Co for your iPhone 15: €305\.00\. .*\/q\/[\w-]{27}$/,
  )
  assert.equal((await shop.owner.call('GET', at(draft))).body.rev, draft.rev)
  const link = /\/q\/[\w-]{27}/.exec(body.share)?.[0] ?? ''
  assert.equal((await fetch(`${url}${link}`)).status, 404, 'not before it is sent')
  await send(draft)
  const mail = await mailbox.next(customer.email)
  assert.equal(mail.subject, body.subject)
  const after = (await shop.owner.call('GET', `${at(draft)}/message`)).body
  assert.deepEqual([after.subject, after.share], [body.subject, body.share])
})

test('there is no preview of a price that does not stand', async () => {
  const open = await aQuote(shop, { customer: unmailed, lines: [aLine(shop, { answers: {} })] })
  const refused = await shop.owner.call('GET', `${at(open)}/message`)
  assert.deepEqual([refused.status, refused.body.error.detail.obstacles], [422, ['questions-open']])
})
