import assert from 'node:assert/strict'
import { test } from 'vitest'
import { type Answer, aQuoteInput, aShop, startTestProduct } from '#testing'
import { apiLimits } from '../calls/api-limits.ts'
import { hostileBodies } from '../testing/hostile-bodies.ts'

const product = await startTestProduct()
const shop = await aShop(product)
const { owner, path } = shop
const { account, maxQueryBytes, maxQueryDepth, maxQueryValues } = apiLimits
const maxAnswerBytes = 64 * 1024

const bytesOf = ({ body }: Answer): number => Buffer.byteLength(JSON.stringify(body))

for (const [shape, body] of Object.entries(hostileBodies(account))) {
  test(`answers a hostile body with a short refusal: ${shape}`, async () => {
    const heapBefore = process.memoryUsage().heapUsed
    const startedAt = performance.now()
    const answer = await owner.call('POST', `${path}/quotes`, body)
    assert.ok(performance.now() - startedAt < 5_000)
    assert.ok(process.memoryUsage().heapUsed - heapBefore < 64_000_000)
    assert.ok(answer.status >= 400 && answer.status < 500, `${answer.status}`)
    assert.ok(bytesOf(answer) < maxAnswerBytes, `${bytesOf(answer)} bytes`)
  })
}

test('lists at most 20 issues, with short paths and messages', async () => {
  const key = 'k'.repeat(500_000)
  const answer = await owner.call('POST', `${path}/quotes`, {
    lines: [{ device: {}, answers: { [key]: 1 } }],
  })
  assert.equal(answer.code, 'request/invalid')
  for (const issue of answer.body.error.detail) {
    assert.ok(issue.path.length <= apiLimits.maxIssueText && issue.message.length <= apiLimits.maxIssueText)
  }
  const lines = Array.from({ length: 50 }, () => ({}))
  const many = await owner.call('POST', `${path}/quotes`, { lines })
  assert.equal(many.body.error.detail.length, apiLimits.maxIssues)
})

test('checks the caller before the body is read', async () => {
  for (const body of ['{"not json', '['.repeat(1000), 'x'.repeat(account.maxBytes + 1)]) {
    assert.equal((await product.call('POST', '/teams', body)).code, 'identity/signed-out')
  }
  // The body never ends: a server that waited for its end would never answer.
  const never = new ReadableStream<Uint8Array>({ start: (stream) => stream.enqueue(Buffer.from('{')) })
  const request: RequestInit = {
    method: 'POST',
    body: never,
    duplex: 'half',
    headers: { 'content-type': 'application/json' },
  }
  const refused = await fetch(`${product.url}/api/teams`, request)
  assert.equal(refused.status, 401)
  await refused.text()
})

/** Sends a request at the limit and one above, and expects a refusal for the latter only. */
async function assertBound(
  bound: string,
  most: number,
  send: (size: number) => Promise<Answer>,
): Promise<void> {
  assert.notEqual((await send(most)).code, 'request/too-large')
  const refused = await send(most + 1)
  assert.equal(refused.status, 413)
  assert.deepEqual(refused.body.error.detail, { [bound]: most })
}

test('refuses one more than each bound, and says which', async () => {
  const post = (body: string): Promise<Answer> => owner.call('POST', '/teams', body)
  const chunked = async (size: number): Promise<Answer> => {
    const body = new Blob(['"', 'x'.repeat(size - 2), '"']).stream()
    const headers = { authorization: `Bearer ${await owner.idToken()}`, 'content-type': 'application/json' }
    const response = await fetch(`${product.url}/api/teams`, {
      method: 'POST',
      body,
      headers,
      duplex: 'half',
    })
    const answered: any = await response.json()
    return { status: response.status, code: answered.error.code, body: answered, headers: response.headers }
  }
  await assertBound('maxBytes', account.maxBytes, (size) => post(`"${'x'.repeat(size - 2)}"`))
  await assertBound('maxBytes', account.maxBytes, chunked)
  await assertBound('maxDepth', account.maxDepth, (size) => post('['.repeat(size) + ']'.repeat(size)))
  await assertBound('maxValues', account.maxValues, (size) =>
    post(JSON.stringify(Array.from({ length: size - 1 }, () => 1))),
  )
  await assertBound('maxQueryBytes', maxQueryBytes, (size) =>
    owner.call('GET', `/teams?${'x'.repeat(size - 1)}`),
  )
  await assertBound('maxQueryValues', maxQueryValues, (size) =>
    owner.call('GET', `/teams?${Array.from({ length: size }, (_, at) => `a[${at % 7}]`).join('&')}`),
  )
  await assertBound('maxQueryDepth', maxQueryDepth, (size) =>
    owner.call('GET', `/teams?a${'[0]'.repeat(size)}`),
  )
})

test('allows calls without an account less', async () => {
  const { maxBytes, maxValues } = apiLimits.public
  const accept = (body: string): Promise<Answer> =>
    product.call('POST', `/public/quotes/${'A'.repeat(27)}/accept`, body)
  await assertBound('maxBytes', maxBytes, (size) => accept(`"${'x'.repeat(size - 2)}"`))
  await assertBound('maxValues', maxValues, (size) =>
    accept(JSON.stringify(Array.from({ length: size - 1 }, () => 1))),
  )
})

test('looks at 200 answers of a line, and lists five of those that are wrong', async () => {
  const answersOf = (count: number, value: unknown): Promise<Answer> => {
    const answers = Object.fromEntries(Array.from({ length: count }, (_, index) => [`q${index}`, value]))
    const lines = aQuoteInput(shop).lines.map((line) => ({ ...line, answers }))
    return owner.call('POST', `${path}/quotes`, { lines })
  }
  const { code, body } = await answersOf(200, null)
  assert.deepEqual([code, body.error.detail.reason], ['quote/line-invalid', 'unknown-question'])
  assert.equal((await answersOf(201, null)).code, 'request/invalid')
  assert.equal((await answersOf(200, {})).body.error.detail.length, 5)
})

test('limits the calls of an account and of an address', async () => {
  const limited = await startTestProduct({ RATE_LIMITS: 'on' })
  const [busy, other] = [await limited.aPerson(), await limited.aPerson()]
  const inBatches = async (count: number, call: () => Promise<Answer>): Promise<Answer[]> => {
    const answers: Answer[] = []
    while (answers.length < count) answers.push(...(await Promise.all(Array.from({ length: 100 }, call))))
    return answers
  }
  for (const [limit, call] of [
    [apiLimits.callsPerAccount, () => busy.call('POST', '/teams', '{')],
    [apiLimits.callsPerClient, () => limited.call('GET', '/countries/none')],
  ] as const) {
    const answers = await inBatches(limit.calls, call)
    assert.ok(answers.every(({ status }) => status !== 429))
    const refused = await call()
    assert.equal(refused.code, 'request/too-many')
    assert.equal(refused.headers.get('retry-after'), '60')
  }
  assert.equal((await other.call('GET', '/teams')).status, 200)
  limited.clock.advanceSeconds(60)
  assert.equal((await busy.call('GET', '/teams')).status, 200)
})
