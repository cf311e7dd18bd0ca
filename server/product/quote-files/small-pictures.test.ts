import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { test } from 'vitest'
import type { QuoteFile } from '@costard/contract'
import { pino } from 'pino'
import sharp from 'sharp'
import { aQuote, aSentQuote, aShop, samples, startTestProduct } from '#testing'
import { createFileStore, shrinkLimits } from '#files'
import { smallKeyOf } from './small-pictures.ts'
import { removeStoredFiles } from './remove-stored.ts'

const product = await startTestProduct()
const { clock, database } = product
const shop = await aShop(product)
const { owner, path } = shop
const files = createFileStore(product.config)
const log = pino({ level: 'silent' })

async function headers() {
  return { authorization: `Bearer ${await owner.idToken()}` }
}

async function added(quoteId: string, picture: Buffer, query = 'name=front.jpg'): Promise<QuoteFile> {
  const response = await fetch(`${product.url}/api${path}/quotes/${quoteId}/files?${query}`, {
    method: 'POST',
    headers: await headers(),
    body: new Uint8Array(picture),
  })
  assert.equal(response.status, 201, await response.clone().text())
  return response.json() as Promise<QuoteFile>
}

async function small(quoteId: string, fileId: string, more: Record<string, string> = {}): Promise<Response> {
  const address = `${product.url}/api${path}/quotes/${quoteId}/files/${fileId}/content?size=small`
  return fetch(address, { headers: { ...(await headers()), ...more } })
}

/** Returns a picture of noise, which does not compress, like a photo. */
function photo(width: number, height: number, orientation = 1): Promise<Buffer> {
  const noise = { raw: { width, height, channels: 3 } } as const
  return sharp(randomBytes(width * height * 3), noise)
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer()
}

test('a photo is shown small: made once, upright, and kept beside it until it is deleted', async () => {
  const quote = await aQuote(shop)
  const file = await added(quote.id, await photo(1600, 1200, 6))
  const answers = await Promise.all([1, 2, 3].map(() => small(quote.id, file.id)))
  const [first, ...others] = await Promise.all(
    answers.map(async (answer) => {
      assert.equal(answer.headers.get('content-type'), 'image/webp')
      return Buffer.from(await answer.arrayBuffer())
    }),
  )
  assert.ok(first && others.every((other) => first.equals(other)))
  const { format, width, height } = await sharp(first).metadata()
  assert.deepEqual([format, width, height], ['webp', 480, shrinkLimits.smallWidth])
  assert.ok(first.length < file.size / 2)
  const etag = answers[0]?.headers.get('etag') ?? ''
  assert.equal((await small(quote.id, file.id, { 'if-none-match': etag })).status, 304)

  const key = `${shop.team.id}/${file.id}`
  const kept = await files.get(smallKeyOf(key))
  assert.ok(kept)
  await kept.cancel()
  await owner.call('DELETE', `${path}/quotes/${quote.id}/files/${file.id}`)
  assert.equal((await small(quote.id, file.id)).status, 404)
  clock.advanceSeconds(2 * 86_400)
  await removeStoredFiles({ database, files, log, now: clock.now })
  assert.deepEqual([await files.get(key), await files.get(smallKeyOf(key))], [undefined, undefined])
})

test('few bytes with many pixels are shown small too', async () => {
  const quote = await aQuote(shop)
  const plain = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#123' } })
    .png({ palette: true })
    .toBuffer()
  assert.ok(plain.length < shrinkLimits.smallBytes)
  const answer = await small(quote.id, (await added(quote.id, plain)).id)
  const { width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  assert.deepEqual([answer.headers.get('content-type'), width], ['image/webp', shrinkLimits.smallWidth])
})

test('what is small already, a document and a broken picture are sent as they are', async () => {
  const quote = await aQuote(shop)
  const noise = await photo(1600, 1200)
  // A picture with valid structure, but unreadable content.
  const scan = noise.indexOf(Buffer.from([0xff, 0xda]))
  const broken = Buffer.concat([noise.subarray(0, scan + 14), Buffer.alloc(100_000), noise.subarray(-2)])
  for (const [bytes, type] of [
    [samples.jpeg, 'image/jpeg'],
    [samples.pdf, 'application/pdf'],
    [broken, 'image/jpeg'],
  ] as const) {
    const file = await added(quote.id, bytes)
    const answer = await small(quote.id, file.id)
    assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, type])
    assert.equal((await answer.arrayBuffer()).byteLength, file.size)
  }
  const after = await added(quote.id, noise)
  assert.equal((await small(quote.id, after.id)).headers.get('content-type'), 'image/webp')
})

test("the customer's page shows what it was given small, and as it is on a press", async () => {
  const { quote, token } = await aSentQuote(shop)
  const file = await added(quote.id, await photo(1600, 1200), 'name=front.jpg&isForCustomer=true')
  const page = await (await fetch(`${product.url}/q/${token}`)).text()
  assert.match(page, new RegExp(`href="\\?file=${file.id}"><img src="\\?file=${file.id}&amp;size=small"`))
  const shown = await fetch(`${product.url}/q/${token}?file=${file.id}&size=small`)
  assert.equal(shown.headers.get('content-type'), 'image/webp')
  const whole = await fetch(`${product.url}/q/${token}?file=${file.id}`)
  assert.equal(whole.headers.get('content-type'), 'image/jpeg')
})

test('asking for the headers of a photo opens no file', { skip: process.platform !== 'linux' }, async () => {
  const { quote, token } = await aSentQuote(shop)
  const file = await added(quote.id, await photo(1600, 1200), 'name=front.jpg&isForCustomer=true')
  const address = `${product.url}/q/${token}/files/${file.id}`
  const heads = async (size: string) => {
    const answer = await fetch(`${address}${size}`, { method: 'HEAD' })
    assert.equal(answer.status, 200)
  }
  await heads('')
  const open = async () => (await readdir('/proc/self/fd')).length
  const before = await open()
  for (let time = 0; time < 20; time += 1) await Promise.all([heads(''), heads('?size=small')])
  assert.ok((await open()) < before + 10)
})
