import assert from 'node:assert/strict'
import { test } from 'vitest'
import { Quote, SaveShop, Shop } from '@costard/contract'
import { isSignature, maxSignature } from '@costard/quotes'
import { acceptance, aSentQuote, aShop, pdfIn, startTestProduct } from '#testing'

const product = await startTestProduct()
const { url } = product
const shop = await aShop(product, { country: 'IE' })

const drawn = '10.20-40.60-90.10-120.150_300.20-310.180'

async function setRule(signature: Shop['signature']): Promise<void> {
  const { body } = await shop.owner.call('GET', `${shop.path}/shop`)
  const saved = await shop.owner.call('PUT', `${shop.path}/shop`, SaveShop.parse({ ...body, signature }))
  assert.equal(saved.status, 200, JSON.stringify(saved.body))
  assert.equal(Shop.parse(saved.body).signature, signature)
}

async function submit(token: string, fields: Readonly<Record<string, string>>) {
  const body = new URLSearchParams({ answer: 'accept', name: 'Ada Customer', agrees: 'yes', ...fields })
  const init = { method: 'POST', body, headers: { origin: url }, redirect: 'manual' } as const
  const response = await fetch(`${url}/q/${token}`, init)
  return { status: response.status, text: await response.text() }
}

async function read(id: string): Promise<Quote> {
  return Quote.parse((await shop.owner.call('GET', `${shop.path}/quotes/${id}`)).body)
}

test('without the setting nothing is asked, and nothing drawn is kept', async () => {
  await setRule('off')
  const { quote, token } = await aSentQuote(shop)
  assert.equal((await submit(token, { signature: drawn })).status, 303)
  assert.equal((await read(quote.id)).acceptance?.signature, undefined)
})

test('the signature is asked for last, after name and tick', async () => {
  await setRule('optional')
  const { quote, token } = await aSentQuote(shop)
  const unticked = await submit(token, { agrees: '' })
  assert.equal(unticked.status, 422)
  assert.doesNotMatch(unticked.text, /Sign to accept/)
  const asked = await submit(token, {})
  assert.equal(asked.status, 200)
  assert.match(asked.text, /Sign to accept/)
  assert.match(asked.text, /name="name" value="Ada Customer"/)
  assert.equal((await read(quote.id)).state, 'sent', 'nothing is recorded before the last step')
  assert.equal((await submit(token, { signature: '' })).status, 303)
  assert.equal((await read(quote.id)).acceptance?.signature, undefined)
})

test('a required signature is drawn, or the typed name is confirmed to count', async () => {
  await setRule('required')
  const { quote, token } = await aSentQuote(shop)
  for (const signature of ['', 'M0 0L9 9', '"><script>', `${drawn}-601.0`]) {
    const refused = await submit(token, { signature })
    assert.equal(refused.status, 422)
    assert.match(refused.text, /Sign, or tick/)
  }
  assert.equal((await submit(token, { signature: '', typed: 'yes' })).status, 303)
  const { acceptance: record } = await read(quote.id)
  assert.deepEqual([record?.name, record?.signature], ['Ada Customer', undefined])
})

test('a drawn signature is kept with the acceptance, and is on paper', async () => {
  await setRule('required')
  const { quote, token } = await aSentQuote(shop)
  assert.equal((await submit(token, { signature: drawn })).status, 303)
  const { acceptance: record } = await read(quote.id)
  assert.equal(record?.signature, 'M10 20Q40 60 65 35Q90 10 105 80L120 150M300 20L310 180')
  const paper = await fetch(`${url}/q/${token}/document.pdf`)
  const { text } = await pdfIn(Buffer.from(await paper.arrayBuffer()))
  assert.match(text, /Signed online by Ada Customer/)
  assert.equal((await submit(token, { signature: drawn })).status, 303, 'a second press')
})

test('the setting counts for calls as for the page', async () => {
  await setRule('required')
  const { quote, token } = await aSentQuote(shop)
  const accept = (of: string, given: object = {}) =>
    product.call('POST', `/public/quotes/${of}/accept`, { ...acceptance, ...given })
  for (const given of [{}, { isTypedNameSignature: false }]) {
    const refused = await accept(token, given)
    assert.deepEqual([refused.status, refused.code], [422, 'quote/signature-required'])
  }
  assert.equal((await read(quote.id)).state, 'sent')
  assert.equal((await accept(token, { isTypedNameSignature: true })).status, 200)
  assert.equal((await accept(token)).status, 200, 'the first record, again')
  const other = await aSentQuote(shop)
  await setRule('off')
  assert.equal((await accept(other.token, { signature: drawn })).status, 200)
  assert.equal((await read(other.quote.id)).acceptance?.signature, undefined)
})

test('the longest signature is accepted, and one byte more is not', async () => {
  await setRule('required')
  const accept = async (signature: string) => {
    const { token } = await aSentQuote(shop)
    const answer = await product.call('POST', `/public/quotes/${token}/accept`, { ...acceptance, signature })
    return [answer.status, (await submit(token, { signature })).status]
  }
  const rest = '-20.20-30.30-40.40'
  const points = '-1.1'.repeat((maxSignature - '100.10'.length - rest.length) / 4)
  const longest = `100.10${rest}${points}`
  assert.deepEqual([longest.length, isSignature(longest)], [maxSignature, true])
  assert.deepEqual(await accept(longest), [200, 303])
  const tooLong = `100.100${rest}${points}`
  assert.equal(tooLong.length, maxSignature + 1)
  assert.deepEqual(await accept(tooLong), [400, 422])
})

test('a body larger than a form can be is refused before it is read', async () => {
  const { token } = await aSentQuote(shop)
  assert.equal((await submit(token, { signature: '1'.repeat(70_000) })).status, 413)
})
