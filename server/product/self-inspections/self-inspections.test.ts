import assert from 'node:assert/strict'
import { test } from 'vitest'
import { type QuoteFile, selfInspectionLimits, SelfInspection } from '@costard/contract'
import sharp from 'sharp'
import { aLine, type Answer, aShop, samples, type Shop, startTestProduct } from '#testing'
import { listDevices } from '@costard/devices'
import { showableDevice } from './showable-device.ts'
import { aPhotoOf } from './testing/a-photo-of.ts'

const product = await startTestProduct({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1,::1' })
const { clock } = product
const api = '/public/self-inspection'
let networks = 0

interface Shown {
  readonly shop: Shop
  readonly token: string
  readonly path: string
  /** Path of the quote, below /api. */
  readonly at: string
}

/** Creates a request of a visitor with an offered price, and the link for showing the device. */
async function aRequest(settings: object = {}, shop?: Shop, more: object = {}): Promise<Shown> {
  shop ??= await aShop(product, { country: 'IE' })
  const body = { name: 'A', catalogId: shop.catalogs.buy.pricing.id, mode: 'page', ...settings }
  const { id } = (await shop.owner.call('POST', `${shop.path}/widgets`, body)).body
  await shop.owner.call('POST', `${shop.path}/widgets/${id}/state`, { state: 'live', rev: 1 })
  const page = await (await fetch(`${product.url}/w/${id}?lang=en`)).text()
  const [, token] = /"token":"([^"]+)"/.exec(page) ?? []
  const request = { token, variantId: 'iphone-15-256', answers: aLine(shop).answers, ...more }
  const contact = { email: `priya${++networks}@mail.example`, name: 'Priya', wantsNews: false }
  const { body: done, status } = await product.call(
    'POST',
    '/public/widget/submit',
    { ...request, ...contact },
    { 'x-forwarded-for': `198.51.100.${networks}` },
  )
  assert.equal(status, 200, JSON.stringify(done))
  const path = done.showUrl === null ? '' : new URL(done.showUrl).pathname
  const [quote] = (await shop.owner.call('GET', `${shop.path}/quotes`)).body.quotes
  return { shop, path, token: path.slice(3), at: `${shop.path}/quotes/${quote.id}` }
}

const call = (name: string, body: object): Promise<Answer> => product.call('POST', `${api}/${name}`, body)

async function send(
  path: string,
  bytes: Uint8Array,
  shot = 'front',
  address = '203.0.113.7',
): Promise<{ status: number; code: string | undefined; body: any }> {
  const headers = { 'x-forwarded-for': address }
  const response = await fetch(`${product.url}${path}?shot=${shot}`, {
    method: 'POST',
    headers,
    body: Uint8Array.from(bytes),
  })
  const body: any = await response.json()
  return { status: response.status, code: body.error?.code, body }
}

async function filesOf({ shop, at }: Shown): Promise<QuoteFile[]> {
  return (await shop.owner.call('GET', `${at}/files`)).body
}

test('a photo with the code of the minute is proof; the shop sees it, the customer does not', async () => {
  const shown = await aRequest({ quoteAs: 'sent' })
  const page = await fetch(product.url + shown.path)
  assert.equal(page.status, 200)
  assert.match(page.headers.get('content-security-policy') ?? '', /frame-ancestors 'none'/)
  const text = await page.text()
  assert.match(text, /iPhone 15, 256/)
  assert.doesNotMatch(text, /priya/)
  const { body: now } = await call('code', { token: shown.token })
  assert.match(now.code, /^[A-Z]\d \d\d$/)
  assert.ok(now.endsInMs > 0 && now.endsInMs <= 60_000)
  const sent = await send(shown.path, await aPhotoOf(now.content))
  assert.equal(sent.status, 201, JSON.stringify(sent.body))
  assert.deepEqual([sent.body.proof, sent.body.code], ['valid', now.code])
  const [photo] = await filesOf(shown)
  assert.partialDeepStrictEqual(photo, {
    isForCustomer: false,
    side: 'said',
    addedBy: '',
    shown: { shot: 'front', proof: 'valid', code: now.code },
  })
  const { body: quote } = await shown.shop.owner.call('GET', shown.at)
  const { pathname } = new URL(quote.publicUrl)
  assert.equal((await fetch(`${product.url}${pathname}/files/${photo?.id}`)).status, 404)
  const customers = await (await fetch(quote.publicUrl)).text()
  assert.match(customers, /This price holds if these answers hold\./)
  assert.match(customers, /You showed us 1 photo with the code\./)
  assert.match(customers, new RegExp(shown.path))
})

test('a code counts in a mirror, turned and small; not after its time, of another device, or made up', async () => {
  const shown = await aRequest()
  const { content, code } = (await call('code', { token: shown.token })).body
  const clear = await aPhotoOf(content)
  for (const [name, photo] of [
    ['in a mirror', await sharp(clear).flop().jpeg().toBuffer()],
    ['turned', await sharp(clear).rotate(20, { background: '#777' }).jpeg().toBuffer()],
    [
      'small and dull',
      await sharp(clear).resize(700).modulate({ brightness: 0.6 }).jpeg({ quality: 60 }).toBuffer(),
    ],
  ] as const)
    assert.equal((await send(shown.path, photo, 'back')).body.proof, 'valid', name)
  const other = await aRequest({}, shown.shop)
  assert.equal((await send(other.path, clear)).body.proof, 'none', 'of another device')
  const [, turn] = /:(\w+):/.exec(content) ?? []
  for (const made of [code, `costard-code:${turn}:AAAAAAAAAAAA`, 'costard-code:zzzzzzzzz:AAAAAAAAAAAA'])
    assert.equal((await send(shown.path, await aPhotoOf(made))).body.proof, 'none', made)
  assert.equal((await send(shown.path, samples.jpeg)).body.proof, 'none', 'no code at all')
  clock.advanceSeconds(121)
  const late = await send(shown.path, clear)
  assert.deepEqual([late.body.proof, late.body.code], ['late', code])
  assert.notEqual((await call('code', { token: shown.token })).body.code, code)
  const kept = await filesOf(shown)
  assert.deepEqual(
    kept.map(({ shown: of }) => [of?.shot, of?.proof]).toSorted(),
    [
      ['back', 'valid'],
      ['front', 'late'],
    ],
    'one of each side',
  )
})

test('what is no photo, too large, or one more than the link takes is refused with a reason', async () => {
  const shown = await aRequest()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  for (const bytes of [samples.pdf, svg, Buffer.from('<!doctype html><p>hi'), Buffer.alloc(0)])
    assert.deepEqual(pick(await send(shown.path, bytes)), [422, 'file/refused'])
  const large = Buffer.alloc(selfInspectionLimits.maxBytes + 1)
  assert.deepEqual(pick(await send(shown.path, large)), [413, 'request/too-large'])
  assert.deepEqual(pick(await send(shown.path, samples.jpeg, 'inside')), [400, 'request/invalid'])
  await product.database.pool.query(
    'update product.self_inspections set uploads_left = 1 where team_id = $1',
    [shown.shop.team.id],
  )
  const two = await Promise.all([send(shown.path, samples.jpeg), send(shown.path, samples.jpeg)])
  assert.deepEqual(two.map(({ status }) => status).toSorted(), [201, 422])
  assert.equal((await send(shown.path, samples.jpeg)).code, 'self-inspection/too-many-photos')
  assert.equal((await filesOf(shown)).length, 1)
  const before = await product.database.pool.query(
    'select count from product.file_counts where team_id = $1',
    [shown.shop.team.id],
  )
  assert.equal(before.rows[0].count, 1)
})

test('a picture that unpacks to millions of pixels is no proof, and delays nobody', async () => {
  const shown = await aRequest()
  const wide = { create: { width: 7_000, height: 7_000, channels: 3 as const, background: '#fff' } }
  const bomb = await sharp(wide).png({ compressionLevel: 9 }).toBuffer()
  assert.ok(bomb.length < 400_000)
  const startedAt = performance.now()
  const [sent, other] = await Promise.all([send(shown.path, bomb), product.call('GET', '/locale')])
  assert.deepEqual([sent.status, sent.body.proof], [201, 'none'])
  assert.ok(other.status < 500)
  assert.ok(performance.now() - startedAt < 10_000)
})

test('photos of visitors have limits of their own: the team goes on adding its', async () => {
  const shown = await aRequest()
  await send(shown.path, samples.jpeg)
  const set = 'update product.usage_counters set used = $2 where starts_with(key, $1)'
  await product.database.pool.query(set, ['self-inspection-photos-per-network:', 60])
  assert.deepEqual(pick(await send(shown.path, samples.jpeg)), [429, 'file/too-often'])
  assert.equal((await send(shown.path, samples.jpeg, 'back', '203.0.113.8')).status, 201, 'another network')
  const own = await fetch(`${product.url}/api${shown.at}/files?name=a.jpg`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await shown.shop.owner.idToken()}` },
    body: new Uint8Array(samples.jpeg),
  })
  assert.equal(own.status, 201)
})

test('tests are stored as the visitor says, one of each kind, within bounds', async () => {
  const shown = await aRequest()
  const get = async () => (await shown.shop.owner.call('GET', `${shown.at}/self-inspection`)).body
  assert.equal(await get(), null)
  const { token } = shown
  for (const result of [
    { test: 'touch', touched: 61, of: 60 },
    { test: 'touch', touched: 1, of: 1e9 },
    { test: 'sound', played: 3, heard: 99 },
    { test: 'microphone', isHeard: 'yes' },
    { test: 'drop' },
  ])
    assert.equal((await call('test', { token, result })).code, 'request/invalid', JSON.stringify(result))
  await call('test', { token, result: { test: 'touch', touched: 12, of: 60 } })
  await call('test', { token, result: { test: 'screen', hasMarks: true } })
  const { body } = await call('test', { token, result: { test: 'touch', touched: 60, of: 60 } })
  assert.deepEqual(body.tests, [
    { test: 'screen', hasMarks: true },
    { test: 'touch', touched: 60, of: 60 },
  ])
  assert.deepEqual(SelfInspection.parse(await get()).tests, body.tests)
  const more = await Promise.all(
    Array.from({ length: 28 }, () => call('test', { token, result: { test: 'screen', hasMarks: false } })),
  )
  assert.equal(more.filter(({ status }) => status === 200).length, 27, '30 in a day')
  assert.equal(more.find(({ status }) => status !== 200)?.code, 'request/too-many')
})

test('the link is mailed to the address of the request alone, three times a day', async () => {
  const shown = await aRequest()
  const { body: quote } = await shown.shop.owner.call('GET', shown.at)
  const answers = [1, 2, 3, 4].map(() => call('mail-link', { token: shown.token }))
  assert.deepEqual((await Promise.all(answers)).map(({ status }) => status).toSorted(), [200, 200, 200, 429])
  const mail = await product.mailbox.next(quote.customer.email)
  assert.match(`${mail.text}`, new RegExp(shown.path))
})

test('a link ends with the offer, after 30 days, and with the erasure of the customer', async () => {
  const [cancelled, old, erased] = [await aRequest(), await aRequest(), await aRequest()]
  const isOver = async ({ path, token }: Shown) => {
    assert.equal((await fetch(product.url + path)).status, 404)
    assert.equal((await send(path, samples.jpeg)).code, 'self-inspection/over')
    for (const [name, body] of [
      ['code', { token }],
      ['test', { token, result: { test: 'screen', hasMarks: false } }],
      ['mail-link', { token }],
    ] as const)
      assert.equal((await call(name, body)).code, 'self-inspection/over', name)
  }
  const { body: open } = await cancelled.shop.owner.call('GET', cancelled.at)
  const ended = await cancelled.shop.owner.call('POST', `${cancelled.at}/cancel`, {
    rev: open.rev,
    reason: 'x',
  })
  assert.equal(ended.status, 200, JSON.stringify(ended.body))
  await isOver(cancelled)
  await send(erased.path, samples.jpeg)
  const { body: quote } = await erased.shop.owner.call('GET', erased.at)
  const customer = `${erased.shop.path}/customers/${quote.customerId}`
  const { rev } = (await erased.shop.owner.call('GET', customer)).body
  assert.equal((await erased.shop.owner.call('POST', `${customer}/erase`, { rev })).status, 200)
  await isOver(erased)
  assert.deepEqual(await filesOf(erased), [])
  assert.equal((await fetch(product.url + old.path)).status, 200)
  clock.advanceSeconds(30 * 86_400)
  await isOver(old)
  await isOver({ ...old, path: '/k/aaaa-bbbb-cccc', token: 'aaaa-bbbb-cccc' })
  await isOver({ ...old, path: '/k/x', token: 'x' })
})

test('only devices with a screen that somebody buys are asked for, where the team wants it', async () => {
  assert.equal((await aRequest({ selfInspection: false })).path, '')
  const [watch] = listDevices('watch')
  assert.equal(showableDevice(watch?.key), undefined)
  const [mac] = listDevices('mac')
  assert.deepEqual(showableDevice(mac?.key), { hasTouch: false })
})

test('codes are asked for 30 times a minute', async () => {
  const shown = await aRequest()
  const answers = await Promise.all(Array.from({ length: 31 }, () => call('code', { token: shown.token })))
  assert.equal(answers.filter(({ status }) => status === 200).length, 30)
  assert.equal(answers.find(({ status }) => status !== 200)?.code, 'request/too-many')
})

function pick({ status, code }: { status: number; code: string | undefined }) {
  return [status, code]
}
