import assert from 'node:assert/strict'
import { test } from 'vitest'
import { type CustomerQuestion, questionLimits } from '@costard/contract'
import { acceptance, aMember, aSentQuote, aShop, startTestProduct } from '#testing'
import { publicQuoteLimits } from '../../customer-page/public-quote-limits.ts'

const product = await startTestProduct()
const { mailbox, url, clock } = product
const shop = await aShop(product, { country: 'IE' })
const inbox = shop.owner.email ?? ''
let customers = 0

async function anOffer() {
  customers += 1
  const email = `asks-${customers}@home.example`
  const sent = await aSentQuote(shop, { customer: { kind: 'private', name: 'Ada Customer', email } })
  await mailbox.next(email)
  const path = `${shop.path}/quotes/${sent.quote.id}`
  const read = async () => (await shop.owner.call('GET', path)).body
  return { ...sent, email, path, read }
}

function ask(token: string, text: string, name = 'Ada'): Promise<Response> {
  return fetch(`${url}/q/${token}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url },
    body: new URLSearchParams({ answer: 'ask', text, name }),
  })
}

async function pageOf(token: string, query = '?ask'): Promise<string> {
  return (await fetch(`${url}/q/${token}${query}`)).text()
}

test('a question reaches the sender of the quote, and the answer the customer', async () => {
  const { token, email, path, read } = await anOffer()
  const sent = await ask(token, 'How long\r\ndoes it take? See https://evil.example')
  assert.deepEqual([sent.status, sent.headers.get('location')], [303, `/q/${token}?ask&sent`])
  const mail = await mailbox.next(inbox)
  assert.match(mail.subject ?? '', /Question about Q-/)
  assert.equal(mail.replyTo?.[0]?.address, email)
  assert.match(mail.text ?? '', /How long\ndoes it take\?/)
  assert.doesNotMatch(mail.text ?? '', /https:\/\/evil\.example/, 'no link that can be clicked')
  assert.match(mail.text ?? '', new RegExp(`/t/${shop.team.id}/quotes/`))
  const [question] = (await read()).questions as CustomerQuestion[]
  assert.partialDeepStrictEqual(question, { name: 'Ada', answer: null })
  assert.equal((await shop.owner.call('GET', `${shop.path}/quotes`)).body.quotes[0].questionsOpen, 1)
  const answered = await shop.owner.call('POST', `${path}/questions/${question?.id}/answer`, {
    text: 'Two <days>.',
  })
  assert.equal(answered.status, 200)
  const reply = await mailbox.next(email)
  assert.match(reply.html || '', /Two &#60;days&#62;\./)
  assert.equal(reply.replyTo?.[0]?.address, shop.owner.email)
  assert.match(await pageOf(token), /Two &#60;days&#62;\./)
  assert.equal((await shop.owner.call('GET', `${shop.path}/quotes`)).body.quotes[0].questionsOpen, 0)
})

test('asking twice at once stores and mails one question', async () => {
  const { token, read } = await anOffer()
  const answers = await Promise.all([1, 2, 3].map(() => ask(token, 'Twice?')))
  assert.deepEqual(
    answers.map(({ status }) => status),
    [303, 303, 303],
  )
  assert.equal((await read()).questions.length, 1)
  await mailbox.next(inbox)
})

test('two who answer at once: the first answer stays, and one mail goes out', async () => {
  const { token, email, path, read } = await anOffer()
  await ask(token, 'Open on Sunday?')
  await mailbox.next(inbox)
  const [{ id }] = (await read()).questions
  const answers = await Promise.all(
    ['Yes.', 'No.'].map((text) => shop.owner.call('POST', `${path}/questions/${id}/answer`, { text })),
  )
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200],
  )
  assert.deepEqual(answers[0]?.body.answer, answers[1]?.body.answer)
  const mail = await mailbox.next(email)
  assert.ok(mail.text?.includes(answers[0]?.body.answer.text))
})

test('a question can be marked as answered elsewhere, without a mail and on no page', async () => {
  const { token, path, read } = await anOffer()
  await ask(token, 'Call me?')
  await mailbox.next(inbox)
  const [{ id }] = (await read()).questions
  await shop.owner.call('POST', `${path}/questions/${id}/answer`, { text: '' })
  assert.equal((await read()).questions[0].answer.text, '')
  assert.doesNotMatch(await pageOf(token), /Not answered yet/)
})

test('bounds text and name, and keeps what was typed', async () => {
  const { token, read } = await anOffer()
  const long = 'x'.repeat(questionLimits.maxText + 1)
  const refused = await ask(token, long)
  assert.equal(refused.status, 422)
  assert.ok((await refused.text()).includes(long))
  assert.equal((await ask(token, '   ')).status, 422)
  assert.equal((await ask(token, 'a\0b')).status, 400)
  const body = 'x'.repeat(publicQuoteLimits.maxFormBytes)
  assert.equal((await ask(token, body)).status, 413)
  const call = (input: object) => product.call('POST', `/public/quotes/${token}/questions`, input)
  assert.equal((await call({ text: long })).code, 'request/invalid')
  assert.equal((await call({ text: 'Fine?', name: 'x'.repeat(121) })).code, 'request/invalid')
  assert.deepEqual((await read()).questions, [])
  assert.equal((await ask(token, 'x'.repeat(questionLimits.maxText), 'y'.repeat(200))).status, 303)
  assert.equal((await read()).questions[0].name.length, 120)
  await mailbox.next(inbox)
})

test('a quote takes a limited number of questions, from all askers together', async () => {
  const { token, read } = await anOffer()
  for (let asked = 0; asked < questionLimits.maxPerQuote; asked += 1)
    assert.equal((await ask(token, `Question ${asked}?`)).status, 303)
  const more = await ask(token, 'One more?')
  assert.equal(more.status, 429)
  const text = await more.text()
  assert.match(text, /Call the shop/)
  assert.ok(text.includes('One more?'))
  assert.equal((await read()).questions.length, questionLimits.maxPerQuote)
})

test('so many questions a day, where limits are on', async () => {
  const limited = await startTestProduct({ RATE_LIMITS: 'on' })
  const { token } = await aSentQuote(await aShop(limited))
  const codes = []
  for (let asked = 0; asked < 6; asked += 1)
    codes.push(
      (await limited.call('POST', `/public/quotes/${token}/questions`, { text: `${asked}?` })).status,
    )
  assert.deepEqual(codes, [200, 200, 200, 200, 200, 429])
})

test('nobody is asked about an offer that is declined, withdrawn or replaced', async () => {
  const { token, quote, path, read } = await anOffer()
  await product.call('POST', `/public/quotes/${token}/accept`, acceptance)
  assert.equal((await ask(token, 'After accepting?')).status, 303)
  const { rev } = await read()
  await shop.owner.call('POST', `${path}/cancel`, { rev, reason: 'Sold' })
  assert.equal((await ask(token, 'After that?')).status, 409)
  assert.doesNotMatch(await pageOf(token), /name="text"/)
  assert.equal((await read()).questions.length, 1, quote.number)
})

test('an expired offer leads to a question for a new price', async () => {
  const { token, read } = await anOffer()
  clock.advanceSeconds(15 * 86_400)
  assert.match(await pageOf(token, ''), /href="\?ask">\s*Ask for a new price/)
  assert.match(await pageOf(token), /Could you send me a new price\?/)
  assert.equal((await ask(token, 'A new price, please')).status, 303)
  assert.equal((await read()).questions.length, 1)
})

test('a member who left the team gets no question', async () => {
  const agent = await aMember(product, shop, 'agent')
  const { token, quote } = await anOffer()
  const gone = 'gone@home.example'
  await product.database.pool.query(
    `update product.quote_revisions set snapshot = jsonb_set(snapshot, '{sender}', $1) where quote_id = $2`,
    [JSON.stringify({ userId: agent.userId, name: 'Gone', email: gone }), quote.id],
  )
  await product.database.pool.query('delete from product.members where user_id = $1', [agent.userId])
  await ask(token, 'Anybody there?')
  const next = await anOffer()
  await ask(next.token, 'And here?')
  while (!(await mailbox.next(inbox)).text?.includes('And here?'));
  assert.ok(mailbox.mails.every(({ recipients }) => !recipients.includes(gone)))
})
