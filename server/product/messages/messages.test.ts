import assert from 'node:assert/strict'
import { test } from 'vitest'
import { messageLimits } from '@costard/contract'
import { messageKinds } from '@costard/quotes'
import { aMember, aSentQuote, aShop, type Shop, startTestProduct } from '#testing'

const product = await startTestProduct()
const { mailbox, clock } = product

const wording = {
  subject: '{device}: {price}',
  text: 'Hello {customerName}.\n\nSee <b>{link}</b>, {yourName}',
}

function save(shop: Shop, input: object, name = 'quoteSent', language = 'en') {
  return shop.owner.call('PUT', `${shop.path}/messages/${name}/${language}`, { ...wording, rev: 0, ...input })
}

let customers = 0
function aCustomer() {
  customers += 1
  return { kind: 'private', name: 'Ada Customer', email: `reads-${customers}@customer.example` } as const
}

test('lists all messages in all languages, as built in', async () => {
  const shop = await aShop(product)
  const { body } = await shop.owner.call('GET', `${shop.path}/messages`)
  assert.deepEqual(
    body.messages.map(({ name }: { name: string }) => name),
    messageKinds,
  )
  assert.partialDeepStrictEqual(body.messages[0].wordings.de, {
    subject: 'Ihr Angebot: {device}, {price}',
    isOwn: false,
    rev: 0,
  })
})

test('a quote goes out in the words of its team, in their language only', async () => {
  const shop = await aShop(product)
  clock.advanceSeconds(31 * 86_400) // mails of new teams have no clickable links
  assert.equal((await save(shop, {})).status, 200)
  const customer = aCustomer()
  const { quote } = await aSentQuote(shop, { customer })
  const mail = await mailbox.next(customer.email)
  assert.equal(mail.subject, 'iPhone 15: €305.00')
  assert.ok(mail.text?.startsWith(`Hello Ada Customer.\n\nSee <b>${quote.publicUrl}</b>, Pat Person\n\n`))
  assert.ok(mail.html?.includes('&#60;b&#62;') && mail.html.includes(`href="${quote.publicUrl}"`))
  const french = await aShop(product, { language: 'fr' })
  await save(french, {})
  const theirs = aCustomer()
  await aSentQuote(french, { customer: theirs })
  assert.match((await mailbox.next(theirs.email)).subject ?? '', /^Votre offre pour iPhone 15/)
})

test('reset returns to the built-in words, and undo is a save', async () => {
  const shop = await aShop(product)
  const { body: saved } = await save(shop, {})
  const reset = await shop.owner.call('POST', `${shop.path}/messages/quoteSent/en/reset`, { rev: saved.rev })
  assert.partialDeepStrictEqual(reset.body, {
    isOwn: false,
    rev: 2,
    subject: 'Your offer for {device}: {price}',
  })
  assert.equal((await save(shop, { rev: 1 })).code, 'team/changed')
  assert.partialDeepStrictEqual((await save(shop, { rev: 2 })).body, { ...wording, isOwn: true, rev: 3 })
})

test('refuses unknown fields with the most similar one, and one more than each bound', async () => {
  const shop = await aShop(product)
  const unknown = await save(shop, { text: 'Hello {custmerName}' })
  assert.deepEqual([unknown.status, unknown.code], [422, 'message/invalid'])
  assert.deepEqual(unknown.body.error.detail, {
    part: 'text',
    reason: 'unknown-field',
    field: 'custmerName',
    nearest: 'customerName',
  })
  assert.equal((await save(shop, { subject: '{price}' }, 'paid')).body.error.detail.part, 'subject')
  assert.equal((await save(shop, { subject: '' })).body.error.detail.reason, 'missing')
  assert.equal((await save(shop, { subject: 'Unused' }, 'quoteLink')).body.error.detail.reason, 'unused')
  for (const input of [
    { subject: 'x'.repeat(messageLimits.maxSubject + 1) },
    { subject: 'one\nBcc: two' },
    { text: 'x'.repeat(messageLimits.maxText + 1) },
    { text: ' ' },
  ])
    assert.equal((await save(shop, input)).code, 'request/invalid')
  const short = { subject: '', text: 'x'.repeat(messageLimits.maxShort + 1) }
  assert.equal((await save(shop, short, 'quoteLink')).body.error.detail.reason, 'too-long')
  assert.equal((await save(shop, {}, 'nothing')).code, 'request/invalid')
  assert.equal((await save(shop, {}, 'quoteSent', 'pt')).code, 'request/invalid')
})

test('of two who save at once one wins', async () => {
  const shop = await aShop(product)
  const answers = await Promise.all([save(shop, { subject: 'One' }), save(shop, { subject: 'Two' })])
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409])
})

test('every message can be shown, of a sample and of a real quote, in every language', async () => {
  const shop = await aShop(product)
  const { quote } = await aSentQuote(shop, { customer: aCustomer() })
  const { body } = await shop.owner.call('GET', `${shop.path}/messages`)
  for (const { name, wordings } of body.messages) {
    for (const { language, quoteId } of [{ language: 'de' }, { language: 'en', quoteId: quote.id }]) {
      const { subject, text } = wordings[language]
      const shown = await shop.owner.call('POST', `${shop.path}/messages/${name}/${language}/preview`, {
        subject,
        text,
        quoteId,
      })
      assert.equal(shown.status, 200, `${name} ${JSON.stringify(shown.body)}`)
      assert.equal(shown.body.isSample, quoteId === undefined)
      for (const part of [shown.body.subject, shown.body.text, shown.body.html ?? ''])
        assert.doesNotMatch(part, /\{\w+\}/, name)
      assert.match(
        shown.body.subject + shown.body.text,
        quoteId === undefined ? /iPhone 15 Pro|Q-1/ : /iPhone 15|Q-/,
      )
    }
  }
  const other = await aShop(product)
  const stranger = await other.owner.call('POST', `${other.path}/messages/quoteSent/en/preview`, {
    ...wording,
    quoteId: quote.id,
  })
  assert.equal(stranger.code, 'quote/not-found')
})

test('a test goes to the address of its sender, marked as one', async () => {
  const shop = await aShop(product)
  const sent = await shop.owner.call('POST', `${shop.path}/messages/paid/fr/test`, {
    subject: 'Payé {device}',
    text: 'Bonjour',
  })
  assert.deepEqual(sent.body, { to: shop.owner.email })
  const mail = await mailbox.next(shop.owner.email ?? '')
  assert.equal(mail.subject, 'Test : Payé iPhone 15 Pro')
  assert.match(mail.text ?? '', /^Bonjour/)
  const short = { subject: '', text: 'Hi {link}' }
  const refused = await shop.owner.call('POST', `${shop.path}/messages/quoteLink/en/test`, short)
  assert.equal(refused.code, 'message/not-mailed')
  const unverified = await product.aPerson({ isVerified: false })
  const theirs = await aShop(product, { owner: unverified })
  const answer = await unverified.call('POST', `${theirs.path}/messages/paid/en/test`, {
    subject: 'A',
    text: 'B',
  })
  assert.equal(answer.code, 'quote/sender-unverified')
})

test('messages that a quote needs cannot be turned off', async () => {
  const shop = await aShop(product)
  const turn = (name: string) => shop.owner.call('PUT', `${shop.path}/messages/${name}`, { isOn: false })
  assert.equal((await turn('quoteSent')).code, 'message/needed')
  assert.deepEqual((await turn('accepted')).body, { isOn: false })
  const { body } = await shop.owner.call('GET', `${shop.path}/messages`)
  const accepted = body.messages.find(({ name }: { name: string }) => name === 'accepted')
  assert.partialDeepStrictEqual(accepted, { isOn: false, canBeOff: true })
  const manager = await aMember(product, shop, 'manager')
  const refused = await manager.call('PUT', `${shop.path}/messages/accepted`, { isOn: true })
  assert.equal(refused.code, 'team/not-allowed')
})
