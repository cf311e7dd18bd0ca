import assert from 'node:assert/strict'
import { test } from 'vitest'
import { fileLimits, PhoneLink, phoneLinkLimits, type QuoteFile } from '@costard/contract'
import { aMember, aQuote, aShop, type Person, samples, startTestProduct } from '#testing'

const product = await startTestProduct()
const { clock } = product
const shop = await aShop(product)
const { quote } = await aQuote(shop).then((made: any) => ({ quote: made.quote ?? made }))
const lineId = quote.lines[0].id
const at = `${shop.path}/quotes/${quote.id}`

async function open(person: Person = shop.owner, input: object = { lineId }): Promise<string> {
  const { status, body } = await person.call('POST', `${at}/phone-link`, input)
  assert.equal(status, 201, JSON.stringify(body))
  assert.deepEqual(PhoneLink.parse(body), body)
  return new URL(body.url).pathname
}

async function send(
  path: string,
  bytes: Uint8Array<ArrayBuffer> = new Uint8Array(samples.jpeg),
  query = '?name=a.jpg',
) {
  const response = await fetch(product.url + path + query, { method: 'POST', body: bytes })
  const text = await response.text()
  return { status: response.status, code: /"code":"([^"]+)"/.exec(text)?.[1], text }
}

async function files(): Promise<QuoteFile[]> {
  return (await shop.owner.call('GET', `${at}/files`)).body
}

test('a phone adds photos to the place of the link, in the name of who opened it', async () => {
  const agent = await aMember(product, shop, 'agent')
  const path = await open(agent, { lineId, questionKey: 'screen', side: 'found', isForCustomer: true })
  const page = await fetch(product.url + path)
  assert.equal(page.status, 200)
  assert.match(page.headers.get('content-security-policy') ?? '', /default-src 'none'/)
  assert.match(await page.text(), new RegExp(`${quote.number}`))
  const sent = await send(path)
  assert.deepEqual([sent.status, JSON.parse(sent.text)], [201, { photosLeft: phoneLinkLimits.maxPhotos - 1 }])
  const last = (await files()).at(-1)
  assert.partialDeepStrictEqual(last, {
    lineId,
    questionKey: 'screen',
    side: 'found',
    isForCustomer: true,
    name: 'a.jpg',
    type: 'image/jpeg',
    addedBy: agent.userId,
  })
})

test('only the hash of a token is stored', async () => {
  const token = (await open()).split('/').at(-1) ?? ''
  const { rows } = await product.database.pool.query(
    'select row_to_json(l)::text as row from product.phone_links l',
  )
  assert.ok(rows.length > 0 && rows.every(({ row }) => !row.includes(token)))
})

test('documents, empty bodies and what is no picture are refused', async () => {
  const path = await open()
  const before = (await files()).length
  for (const bytes of [new Uint8Array(), new Uint8Array(samples.pdf), new Uint8Array([1, 2, 3])])
    assert.deepEqual(pick(await send(path, bytes)), [422, 'file/refused'])
  assert.equal((await files()).length, before)
})

test('one byte more than a file can have is refused', async () => {
  const path = await open()
  const answer = await send(path, new Uint8Array(fileLimits.maxBytes + 1))
  assert.deepEqual(pick(answer), [413, 'request/too-large'])
})

test('one photo more than a link has is refused', async () => {
  const path = await open()
  await product.database.pool.query('update product.phone_links set photos_left = 1 where user_id = $1', [
    shop.owner.userId,
  ])
  const before = (await files()).length
  const answers = await Promise.all([send(path), send(path), send(path)])
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 422, 422])
  assert.equal((await files()).length, before + 1)
})

test('a link ends after its minutes, when it is closed, and when another one is opened', async () => {
  const first = await open()
  const second = await open()
  assert.equal((await send(first)).status, 404)
  assert.equal((await fetch(product.url + first)).status, 404)
  assert.equal((await send(second)).status, 201)
  assert.equal((await shop.owner.call('DELETE', `${shop.path}/phone-link`)).status, 200)
  assert.equal((await send(second)).status, 404)
  const third = await open()
  clock.advanceSeconds(phoneLinkLimits.minutes * 60 - 1)
  assert.equal((await send(third)).status, 201)
  clock.advanceSeconds(1)
  assert.equal((await send(third)).status, 404)
  for (const other of ['/p/x', `/p/${'a'.repeat(27)}`]) assert.equal((await send(other)).status, 404)
})

test('a link ends with the permission of who opened it', async () => {
  const agent = await aMember(product, shop, 'agent')
  const path = await open(agent)
  await shop.owner.call('POST', `${shop.path}/members/${agent.userId}/suspend`)
  assert.equal((await send(path)).status, 403)
  const page = await fetch(product.url + path)
  assert.equal(page.status, 404)
  assert.match(page.headers.get('content-type') ?? '', /text\/html/)
})

test('a quote of another team, and an unknown line, have no link', async () => {
  const other = await aShop(product)
  assert.equal(
    (await other.owner.call('POST', `${other.path}/quotes/${quote.id}/phone-link`, {})).code,
    'quote/not-found',
  )
  const unknown = { lineId: crypto.randomUUID() }
  assert.equal((await shop.owner.call('POST', `${at}/phone-link`, unknown)).code, 'quote/line-not-found')
})

function pick({ status, code }: { readonly status: number; readonly code: string | undefined }): unknown[] {
  return [status, code]
}
