import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'vitest'
import { startTestProduct } from '#testing'

const product = await startTestProduct()
const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(500, 7)])
const webp = Buffer.concat([
  Buffer.from('RIFF\u0010\u0002\u0000\u0000WEBPVP8 ', 'latin1'),
  Buffer.alloc(500, 7),
])

const asBase64 = (bytes: Buffer) => ({ image: bytes.toString('base64') })

test('a saved photo is public at its URL', async () => {
  const person = await product.aPerson()
  for (const [bytes, type] of [
    [jpeg, 'image/jpeg'],
    [webp, 'image/webp'],
  ] as const) {
    const saved = await person.call('PUT', '/account/photo', asBase64(bytes))
    assert.equal(saved.status, 200, type)
    assert.match(saved.body.url, new RegExp(`^${product.url}/files/photos/[A-Za-z0-9]{20}$`))
    const shown = await fetch(saved.body.url)
    assert.equal(shown.headers.get('content-type'), type)
    assert.equal(shown.headers.get('x-content-type-options'), 'nosniff')
    assert.deepEqual(Buffer.from(await shown.arrayBuffer()), bytes)
  }
})

test('answers 404 for anything that is no id', async () => {
  for (const id of ['%00', '%ff', 'x'.repeat(8000), '%F0%9F%98%80', '..%2f', 'A'.repeat(20)]) {
    assert.equal((await fetch(`${product.url}/files/photos/${id}`)).status, 404, id.slice(0, 20))
  }
})

test('a new photo replaces the old one, and it can be removed', async () => {
  const [person, other] = [await product.aPerson(), await product.aPerson()]
  const first = (await person.call('PUT', '/account/photo', asBase64(jpeg))).body.url
  const theirs = (await other.call('PUT', '/account/photo', asBase64(jpeg))).body.url
  const second = (await person.call('PUT', '/account/photo', asBase64(webp))).body.url
  assert.equal((await fetch(first)).status, 404)
  assert.equal((await fetch(second)).status, 200)
  assert.equal((await person.call('DELETE', '/account/photo')).status, 200)
  assert.equal((await fetch(second)).status, 404)
  assert.equal((await fetch(theirs)).status, 200)
})

test('rejects invalid and oversized images', async () => {
  const person = await product.aPerson()
  const large = Buffer.concat([jpeg, Buffer.alloc(100_000)])
  for (const image of [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'),
    Buffer.from('RIFF\u0010\u0002\u0000\u0000WAVEfmt ').toString('base64'),
    large.toString('base64'),
    'not base64 at all',
    '',
  ]) {
    assert.equal(
      (await person.call('PUT', '/account/photo', { image })).code,
      'request/invalid',
      image.slice(0, 20),
    )
  }
  assert.equal((await product.call('PUT', '/account/photo', asBase64(jpeg))).code, 'identity/signed-out')
})

test('the photo is deleted with its account', async () => {
  const person = await product.aPerson()
  const { url } = (await person.call('PUT', '/account/photo', asBase64(jpeg))).body
  const { apiKey } = (await (await fetch(`${product.url}/__/firebase/init.json`)).json()) as {
    apiKey: string
  }
  await fetch(`${product.url}/v1/accounts:delete?key=${apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken: await person.idToken() }),
  })
  const deadline = performance.now() + 20_000
  while ((await fetch(url)).status !== 404) {
    assert.ok(performance.now() < deadline, 'photo was not deleted')
    await pause(20)
  }
})
