import assert from 'node:assert/strict'
import { test } from 'vitest'
import { replyToHours } from '@costard/contract'
import { aMember, aSentQuote, aShop, type Shop, startTestProduct } from '#testing'

const product = await startTestProduct({ RATE_LIMITS: 'on' })
const { clock, mailbox } = product
const address = 'info@shop.example'

function ask({ owner, path }: Shop, email: string) {
  return owner.call('PUT', `${path}/reply-to`, { email })
}

async function linkTo(email: string): Promise<string> {
  const mail = await mailbox.next(email)
  const [, token] = /settings\/general\?replyTo=([\w-]{27})/.exec(mail.text ?? '') ?? []
  assert.ok(token, mail.text)
  return token
}

function confirm({ owner, path }: Shop, token: string) {
  return owner.call('POST', `${path}/reply-to/confirm`, { token })
}

async function replyToOfOffer(shop: Shop, to: string): Promise<string | undefined> {
  await aSentQuote(shop, { customer: { kind: 'private', name: 'Ada', email: to } })
  const { replyTo } = await mailbox.next(to)
  return replyTo?.[0]?.address
}

test('customers answer to an address only after the link that was mailed to it was confirmed', async () => {
  const shop = await aShop(product)
  assert.deepEqual((await ask(shop, address)).body, { email: null, asked: address })
  const token = await linkTo(address)
  assert.equal(await replyToOfOffer(shop, 'ada@one.example'), shop.owner.email, 'not proven yet')
  assert.equal((await confirm(shop, `${token.slice(0, -1)}x`)).code, 'reply-to/link-over')
  const other = await aShop(product)
  assert.equal((await confirm(other, token)).code, 'reply-to/link-over', 'of another team')
  assert.deepEqual((await confirm(shop, token)).body, { email: address, asked: null })
  assert.equal((await confirm(shop, token)).code, 'reply-to/link-over', 'used twice')
  assert.equal(await replyToOfOffer(shop, 'ada@two.example'), address)
  assert.deepEqual((await shop.owner.call('DELETE', `${shop.path}/reply-to`)).body, {
    email: null,
    asked: null,
  })
  assert.equal(await replyToOfOffer(shop, 'ada@three.example'), shop.owner.email)
})

test('the own address is proven already; a link ends with its hours and with another choice', async () => {
  const shop = await aShop(product)
  const own = shop.owner.email ?? ''
  assert.deepEqual((await ask(shop, own.toUpperCase())).body, { email: own, asked: null })
  await ask(shop, 'first@shop.example')
  const first = await linkTo('first@shop.example')
  assert.deepEqual((await ask(shop, 'second@shop.example')).body, {
    email: own,
    asked: 'second@shop.example',
  })
  const second = await linkTo('second@shop.example')
  assert.equal((await confirm(shop, first)).code, 'reply-to/link-over')
  clock.advanceSeconds(replyToHours * 3600 + 1)
  assert.equal((await confirm(shop, second)).code, 'reply-to/link-over')
})

test('nobody mails strangers with it: who is not verified cannot ask, and few mails are sent', async () => {
  const unverified = await aShop(product, { owner: await product.aPerson({ isVerified: false }) })
  assert.equal((await ask(unverified, address)).code, 'quote/sender-unverified')
  const guest = await aShop(product, { owner: await product.anAnonymousPerson() })
  assert.equal((await ask(guest, address)).code, 'quote/sign-up-to-send')
  const shop = await aShop(product)
  for (let count = 0; count < 5; count += 1)
    assert.equal((await ask(shop, `someone-${count}@else.example`)).status, 200)
  const refused = await ask(shop, 'someone-6@else.example')
  assert.deepEqual([refused.status, refused.code], [429, 'reply-to/too-many-mails'])
  const agent = await aMember(product, shop, 'agent')
  assert.equal((await agent.call('GET', `${shop.path}/reply-to`)).status, 200)
})
