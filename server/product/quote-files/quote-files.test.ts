import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'vitest'
import { inArray } from 'drizzle-orm'
import { fileLimits, type QuoteFile } from '@costard/contract'
import {
  aMember,
  type Answer,
  aQuote,
  aSentQuote,
  aShop,
  jpegWithPlace,
  type Person,
  place,
  samples,
  startTestProduct,
} from '#testing'
import { createFileStore } from '#files'
import { teamTables } from '../../testing/team-tables.ts'
import { removeTeam } from '../team-lifecycle/remove-team.ts'
import { storedFileRemovals } from '../quotes/file-rows/schema.ts'
import { removeStoredFiles } from './remove-stored.ts'

const product = await startTestProduct()
const { clock, database } = product
const shop = await aShop(product)
const agent = await aMember(product, shop, 'agent')
const viewer = await aMember(product, shop, 'viewer')

const files = createFileStore(product.config)
const warnings: string[] = []
const log = { warn: (_: object, text: string) => void warnings.push(text) } as never
const cleanUp = (store = files) => removeStoredFiles({ database, files: store, log, now: clock.now })

interface Upload {
  readonly person?: Person
  readonly query?: string
  readonly headers?: Record<string, string>
}

/** Sends a file to a path below /api. */
async function upload(
  path: string,
  body: Uint8Array<ArrayBuffer> | ReadableStream,
  { person = agent, query = 'name=front.jpg', headers = {} }: Upload = {},
): Promise<Answer> {
  const response = await fetch(`${product.url}/api${path}/files?${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await person.idToken()}`, ...headers },
    body,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  })
  const answered: any = await response.json()
  return { status: response.status, code: answered?.error?.code, body: answered, headers: response.headers }
}

async function added(path: string, bytes: Buffer, given: Upload = {}): Promise<QuoteFile> {
  const { status, body } = await upload(path, new Uint8Array(bytes), given)
  assert.equal(status, 201, JSON.stringify(body))
  return body
}

async function content(path: string, id: string, person = viewer): Promise<Response> {
  return fetch(`${product.url}/api${path}/files/${id}/content`, {
    headers: { authorization: `Bearer ${await person.idToken()}` },
  })
}

const pathOf = ({ id }: { readonly id: string }) => `${shop.path}/quotes/${id}`
const refusal = ({ status, code }: Answer) => [status, code]

test('adds a photo to a line, without its place, and shows it to members', async () => {
  const quote = await aQuote(shop)
  const path = pathOf(quote)
  const lineId = quote.lines[0]?.id ?? ''
  const query = `name=${encodeURIComponent('Vorne "links".jpg')}&lineId=${lineId}&questionKey=screen&side=found`
  const file = await added(path, jpegWithPlace(), { query })
  assert.partialDeepStrictEqual(file, {
    lineId,
    questionKey: 'screen',
    side: 'found',
    isForCustomer: false,
    isEvidence: false,
    name: 'Vorne "links".jpg',
    type: 'image/jpeg',
    width: 16,
    height: 12,
    addedBy: agent.userId,
  })
  assert.deepEqual((await viewer.call('GET', `${path}/files`)).body, [file])
  const shown = await content(path, file.id)
  const bytes = Buffer.from(await shown.arrayBuffer())
  assert.ok(!bytes.includes(place))
  assert.equal(bytes.length, file.size)
  const header = (name: string) => shown.headers.get(name)
  assert.equal(header('content-type'), 'image/jpeg')
  assert.equal(header('x-content-type-options'), 'nosniff')
  assert.equal(header('cache-control'), 'private, no-cache')
  assert.equal(header('content-disposition'), "inline; filename*=UTF-8''Vorne%20%22links%22.jpg")
  assert.match(header('content-security-policy') ?? '', /sandbox/)
  const again = await fetch(shown.url, {
    headers: {
      authorization: `Bearer ${await viewer.idToken()}`,
      'if-none-match': header('etag') ?? '',
    },
  })
  assert.equal(again.status, 304)
})

test('judges a file by its content, ignoring its name', async () => {
  const path = pathOf(await aQuote(shop))
  const hostile = [
    '<!doctype html><script>alert(1)</script>',
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    '',
    samples.jpeg.subarray(0, samples.jpeg.length - 2),
  ]
  for (const bytes of hostile) {
    const answer = await upload(path, new Uint8Array(Buffer.from(bytes)))
    assert.deepEqual(refusal(answer), [422, 'file/refused'])
  }
  const disguised = await added(path, samples.pdf, { query: 'name=photo.jpg' })
  assert.equal(disguised.type, 'application/pdf')
  const { headers } = await content(path, disguised.id)
  assert.equal(headers.get('content-type'), 'application/pdf')
  assert.match(headers.get('content-disposition') ?? '', /^attachment/)
})

test('bounds the uploads of an account that run at the same time', async () => {
  const path = pathOf(await aQuote(shop))
  const { maxAtOnce } = fileLimits
  let end = (): void => undefined
  const ended = new Promise<void>((resolve) => (end = resolve))
  const slow = () =>
    new ReadableStream({
      async start(controller) {
        controller.enqueue(new Uint8Array(samples.jpeg))
        await ended
        controller.close()
      },
    })
  const answers = Array.from({ length: maxAtOnce + 1 }, () => upload(path, slow()))
  const refused = await Promise.race(answers)
  assert.deepEqual([...refusal(refused), refused.body.error.detail], [429, 'file/too-often', { maxAtOnce }])
  assert.ok(Number(refused.headers.get('retry-after')) > 0)
  await added(path, samples.jpeg, { person: shop.owner })
  end()
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  assert.deepEqual(statuses.toSorted(), [...Array<number>(maxAtOnce).fill(201), 429])
  await added(path, samples.jpeg)
})

test('refuses an image with too many pixels, or one pixel more than the longest side', async () => {
  const path = pathOf(await aQuote(shop))
  const { maxPixels, maxSide } = fileLimits
  const sized = (height: number, width: number): Promise<Answer> => {
    const image = Buffer.from(samples.jpeg)
    const frame = image.indexOf(Buffer.from([0xff, 0xc0]))
    image.writeUInt16BE(height, frame + 5)
    image.writeUInt16BE(width, frame + 7)
    return upload(path, new Uint8Array(image))
  }
  for (const [answer, detail] of [
    [await sized(0xffff, 0xffff), { maxPixels }],
    [await sized(maxSide + 1, 1), { maxSide }],
    [await sized(1, maxSide + 1), { maxSide }],
  ] as const)
    assert.deepEqual([...refusal(answer), answer.body.error.detail], [422, 'file/refused', detail])
  assert.equal((await sized(maxSide, 1)).status, 201)
})

test('refuses a file with one byte too many, said or not, and keeps nothing of it', async () => {
  const path = pathOf(await aQuote(shop))
  const large = new Uint8Array(fileLimits.maxBytes + 1)
  assert.deepEqual(refusal(await upload(path, large)), [413, 'request/too-large'])
  const stream = new Blob([large]).stream()
  assert.deepEqual(refusal(await upload(path, stream)), [413, 'request/too-large'])
  assert.deepEqual(await readdir(join(product.config.dataDir, 'uploads')), [])
})

test('refuses callers before the body is read', async () => {
  const path = pathOf(await aQuote(shop))
  const stranger = (await aShop(product)).owner
  for (const [person, status] of [
    [viewer, 403],
    [stranger, 404],
  ] as const) {
    const answered = await answerWithoutBody(path, `Bearer ${await person.idToken()}`)
    assert.equal(answered, status)
  }
  assert.equal(await answerWithoutBody(path, 'Bearer nonsense'), 401)
  assert.equal(
    await answerWithoutBody(`${shop.path}/quotes/${'x'.repeat(20)}`, `Bearer ${await agent.idToken()}`),
    404,
  )
})

/** Returns the status that the server sends before any byte of the body arrived. */
function answerWithoutBody(path: string, authorization: string): Promise<number> {
  const { hostname, port } = new URL(product.url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    socket.on('error', reject)
    socket.once('data', (data) => {
      resolve(Number(/^HTTP\/1.1 (\d+)/.exec(data.toString())?.[1]))
      socket.destroy()
    })
    socket.write(
      `POST /api${path}/files?name=a.jpg HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: ${authorization}\r\ncontent-length: 1000\r\n\r\n`,
    )
  })
}

test('refuses names, lines and ids that are none', async () => {
  const quote = await aQuote(shop)
  const path = pathOf(quote)
  const bytes = new Uint8Array(samples.png)
  const tooLong = 'x'.repeat(fileLimits.maxName + 1)
  for (const query of ['', 'name=', `name=${tooLong}`, 'name=a%00b', 'name=a&side=other', 'name=a&lineId=..'])
    assert.deepEqual(refusal(await upload(path, bytes, { query })), [400, 'request/invalid'], query)
  const { id } = (await aQuote(shop)).lines[0] ?? {}
  const otherLine = { query: `name=a&lineId=${id}` }
  assert.deepEqual(refusal(await upload(path, bytes, otherLine)), [404, 'quote/line-not-found'])
  assert.equal((await content(path, '..%2F..%2Fsecret.key')).status, 400)
  // A file of another quote, or of another team.
  const { id: fileId } = await added(pathOf(await aQuote(shop)), samples.png)
  assert.equal((await content(path, fileId)).status, 404)
  assert.deepEqual(refusal(await agent.call('DELETE', `${path}/files/${fileId}`)), [404, 'file/not-found'])
  const stranger = await aShop(product)
  const strange = await aQuote(stranger)
  const theirs = `${stranger.path}/quotes/${strange.id}`
  assert.equal((await content(theirs, fileId, stranger.owner)).status, 404)
})

test('refuses one file more than a line, a quote, and a team can have', async () => {
  const other = await aShop(product)
  const quote = await aQuote(other)
  const path = `${other.path}/quotes/${quote.id}`
  const lineId = quote.lines[0]?.id ?? ''
  const person = other.owner
  const { id } = await added(path, samples.png, { person, query: `name=a&lineId=${lineId}` })
  const copy = (count: number, line: string | null) =>
    database.pool.query(
      `insert into product.quote_files select team_id, quote_id, 'copy' || $3 || n, $2, null, side, is_for_customer,
         is_evidence, name, type, size, width, height, hash, added_at, added_by, null
       from product.quote_files, generate_series(1, $1::int) n where file_id = $4`,
      [count, line, line ?? 'quote', id],
    )
  const more = async (query: string): Promise<unknown[]> => {
    const answer = await upload(path, new Uint8Array(samples.png), { person, query })
    return [...refusal(answer), answer.body.error?.detail]
  }
  const setCount = (count: number) =>
    database.pool.query('update product.file_counts set count = $1 where team_id = $2', [
      count,
      other.team.id,
    ])
  const { maxPerLine, maxPerQuote, maxPerTeam } = fileLimits
  await copy(maxPerLine - 1, lineId)
  assert.deepEqual(await more(`name=a&lineId=${lineId}`), [422, 'file/too-many', { maxPerLine }])
  await copy(maxPerQuote - maxPerLine, null)
  assert.deepEqual(await more('name=a'), [422, 'file/too-many', { maxPerQuote }])
  await database.pool.query('delete from product.quote_files where file_id <> $1', [id])
  await setCount(maxPerTeam)
  assert.deepEqual(await more('name=a'), [422, 'file/too-many', { maxPerTeam }])
  await setCount(maxPerTeam - 1)
  await added(path, samples.png, { person })
})

test('removes a file, restores it, and deletes its content after a day', async () => {
  const path = pathOf(await aQuote(shop))
  const file = await added(path, samples.webp)
  const stored = join(product.config.dataDir, 'files', shop.team.id)
  const address = `${path}/files/${file.id}`
  assert.equal((await agent.call('DELETE', address)).status, 200)
  assert.deepEqual((await agent.call('GET', `${path}/files`)).body, [])
  assert.equal((await content(path, file.id)).status, 404)
  assert.deepEqual(refusal(await agent.call('DELETE', address)), [404, 'file/not-found'])
  assert.equal((await agent.call('POST', `${address}/restore`)).status, 200)
  assert.equal((await content(path, file.id)).status, 200)
  assert.equal((await agent.call('DELETE', address)).status, 200)
  await cleanUp()
  assert.ok((await readdir(stored)).includes(file.id))
  clock.advanceSeconds(fileLimits.daysKept * 86_400 + 1)
  await cleanUp()
  assert.ok(!(await readdir(stored)).includes(file.id))
  assert.deepEqual(refusal(await agent.call('POST', `${address}/restore`)), [404, 'file/not-found'])
})

test('deletes what was stored but never recorded', async () => {
  const path = pathOf(await aQuote(shop))
  const headers = { 'idempotency-key': 'photo-1' }
  const first = await added(path, samples.png, { headers })
  const again = await added(path, samples.png, { headers })
  assert.deepEqual(again, first)
  const stored = join(product.config.dataDir, 'files', shop.team.id)
  const before = await readdir(stored)
  const { rows } = await database.pool.query('select storage_key from product.stored_file_removals')
  assert.equal(rows.length, 1)
  clock.advanceSeconds(3_601)
  await cleanUp()
  const left = await readdir(stored)
  assert.deepEqual([left.length, left.includes(first.id)], [before.length - 1, true])
  const other = await upload(path, new Uint8Array(samples.webp), { headers })
  assert.equal(other.code, 'request/key-reused')
})

test('deletes the files of an erased customer, and of a removed team', async () => {
  const other = await aShop(product)
  const { quote } = await aSentQuote(other)
  const path = `${other.path}/quotes/${quote.id}`
  await added(path, samples.png, { person: other.owner })
  const customer = `${other.path}/customers/${quote.customerId}`
  const { body } = await other.owner.call('GET', customer)
  assert.equal((await other.owner.call('POST', `${customer}/erase`, { rev: body.rev })).status, 200)
  const stored = join(product.config.dataDir, 'files', other.team.id)
  await cleanUp()
  assert.deepEqual(await readdir(stored), [])
  const draft = await aQuote(other)
  await added(`${other.path}/quotes/${draft.id}`, samples.png, { person: other.owner })
  await database.transaction((tx) => removeTeam(tx, teamTables, other.team.id))
  await cleanUp()
  assert.deepEqual(await readdir(stored), [])
})

test('shows a customer only what is meant for them', async () => {
  const { quote, token } = await aSentQuote(shop)
  const path = pathOf(quote)
  const internal = await added(path, samples.png, { query: 'name=internal.png' })
  const shown = await added(path, samples.jpeg, { query: 'name=shown.jpg&isForCustomer=true' })
  const page = async (fileId: string, of = token) => fetch(`${product.url}/q/${of}/files/${fileId}`)
  assert.equal((await page(internal.id)).status, 404)
  assert.equal((await page(shown.id)).status, 200)
  const html = await (await fetch(`${product.url}/q/${token}`)).text()
  assert.ok(html.includes(shown.id) && !html.includes(internal.id))
  const { token: other } = await aSentQuote(shop)
  assert.equal((await page(shown.id, other)).status, 404)
  const hidden = await agent.call('PATCH', `${path}/files/${shown.id}`, { isForCustomer: false })
  assert.equal(hidden.body.isForCustomer, false)
  assert.equal((await page(shown.id)).status, 404)
})

test('a file that cannot be deleted is tried again later, and does not stop the others', async () => {
  await cleanUp()
  const due = new Date(clock.now().getTime() - 1000)
  const keys = ['broken', 'whole1', 'whole2'].map((name) => `${shop.team.id}/${name}`)
  await database.orm.insert(storedFileRemovals).values(keys.map((storageKey) => ({ storageKey, dueAt: due })))
  const left = async () =>
    (
      await database.orm.select().from(storedFileRemovals).where(inArray(storedFileRemovals.storageKey, keys))
    ).map(({ storageKey }) => storageKey)
  const broken = {
    ...files,
    remove: async (key: string) => {
      if (key === keys[0]) throw new Error('EACCES')
      await files.remove(key)
    },
  }
  await cleanUp(broken)
  assert.deepEqual(await left(), [keys[0]])
  assert.deepEqual(warnings, ['stored file not removed'])
  await cleanUp()
  assert.deepEqual(await left(), [keys[0]])
  clock.advanceSeconds(3601)
  await cleanUp()
  assert.deepEqual(await left(), [])
})

test('an idempotency key is that of one file with all that is said of it', async () => {
  const path = pathOf(await aQuote(shop))
  const headers = { 'idempotency-key': 'one-file' }
  const send = (query: string) => upload(path, new Uint8Array(samples.jpeg), { headers, query })
  const { status, body } = await send('name=a.jpg')
  assert.equal(status, 201)
  assert.deepEqual((await send('name=a.jpg')).body, body)
  for (const query of ['name=b.jpg', 'name=a.jpg&isForCustomer=true'])
    assert.deepEqual(refusal(await send(query)), [422, 'request/key-reused'], query)
})

test('a file is refused when the right of its sender ends while it is sent', async () => {
  const quote = await aQuote(shop)
  const path = pathOf(quote)
  const ends = {
    suspended: ({ userId }: Person) => shop.owner.call('POST', `${shop.path}/members/${userId}/suspend`),
    'made a viewer': ({ userId }: Person) =>
      shop.owner.call('PATCH', `${shop.path}/members/${userId}`, { role: 'viewer' }),
  }
  for (const [name, end] of Object.entries(ends)) {
    const person = await aMember(product, shop, 'agent')
    const isRead = Promise.withResolvers<void>()
    const body = new ReadableStream({
      async pull(controller) {
        controller.enqueue(new Uint8Array(samples.jpeg))
        isRead.resolve()
        await pause(300) // wait until the server reads: the right existed at the start
        const { status } = await end(person)
        assert.equal(status, 200)
        controller.close()
      },
    })
    const sending = upload(path, body, { person })
    await isRead.promise
    assert.equal((await sending).status, 403, name)
  }
  assert.deepEqual((await viewer.call('GET', `${path}/files`)).body, [])
})
