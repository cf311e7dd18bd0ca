import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'vitest'
import {
  type Answer,
  aQuote,
  aSentQuote,
  aShop,
  startDatabaseProxy,
  startTestProduct,
  testDatabase,
} from '#testing'

const proxy = await startDatabaseProxy(await testDatabase())
const product = await startTestProduct({ DATABASE_URL: proxy.url })
const shop = await aShop(product)
const { owner, path } = shop

function assertUnavailable({ code, status, headers }: Answer): void {
  assert.equal(code, 'server/unavailable')
  assert.equal(status, 503)
  assert.equal(headers.get('retry-after'), '2')
}

async function untilReady(): Promise<void> {
  const deadline = performance.now() + 20_000
  while ((await fetch(`${product.url}/readyz`)).status !== 200) {
    assert.ok(performance.now() < deadline, 'not ready again')
    await pause(20)
  }
}

test('answers 503 with Retry-After while the database is away, and goes on after it', async () => {
  const quote = await aQuote(shop)
  await proxy.stop()
  assertUnavailable(await owner.call('GET', `${path}/quotes`))
  assertUnavailable(await owner.call('POST', `${path}/quotes`, { lines: [] }))
  assertUnavailable(await product.call('GET', `/public/quotes/${'A'.repeat(27)}`))
  const photo = await fetch(`${product.url}/files/photos/${'A'.repeat(20)}`)
  assert.deepEqual([photo.status, photo.headers.get('retry-after')], [503, '2'])
  const init = (await (await fetch(`${product.url}/__/firebase/init.json`)).json()) as { apiKey: string }
  const signIn = await fetch(`${product.url}/v1/accounts:signUp?key=${init.apiKey}`, { method: 'POST' })
  assert.ok(signIn.status === 503 && signIn.headers.has('retry-after'), `${signIn.status}`)
  assert.equal((await fetch(`${product.url}/livez`)).status, 200)
  assert.equal((await fetch(`${product.url}/readyz`)).status, 503)
  await proxy.start()
  await untilReady()
  assert.equal((await owner.call('GET', `${path}/quotes/${quote.id}`)).status, 200)
})

test('the page of a customer says so, and sends the answer again after it', async () => {
  const { quote, token } = await aSentQuote(shop)
  const address = `${product.url}/q/${token}`
  const answer = { answer: 'decline', reason: 'other', text: 'Moved' }
  const submit = (fields: Record<string, string>): Promise<Response> =>
    fetch(address, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin: product.url },
      redirect: 'manual',
    })
  await proxy.stop()
  const [shown, unsent] = [await fetch(address), await submit(answer)]
  await proxy.start()
  await untilReady()
  const texts: string[] = []
  for (const page of [shown, unsent]) {
    assert.deepEqual([page.status, page.headers.get('retry-after')], [503, '2'])
    assert.match(page.headers.get('content-type') ?? '', /^text\/html/)
    texts.push(await page.text())
    assert.match(texts.at(-1) ?? '', /<h1>\s*Something went wrong on our side\s*<\/h1>/)
  }
  assert.match(texts[0] ?? '', /href="\?"[^>]*>Try again/)
  const fields = [...(texts[1] ?? '').matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  const kept = Object.fromEntries(fields.map(([, name, value]) => [name, value]))
  assert.deepEqual(kept, answer)
  assert.equal((await submit(kept)).status, 303)
  assert.equal((await owner.call('GET', `${path}/quotes/${quote.id}`)).body.state, 'declined')
})

test('sends the mail of every acknowledged quote although connections break meanwhile', async () => {
  const customers = Array.from({ length: 24 }, (_, index) => `ada-${index}@customer.example`)
  const drafts = await Promise.all(
    customers.map((email) => aQuote(shop, { customer: { kind: 'private', name: 'Ada', email } })),
  )
  async function sendUntilAcknowledged({ id, rev }: { id: string; rev: number }): Promise<void> {
    for (;;) {
      const answer = await owner.call('POST', `${path}/quotes/${id}/send`, { rev })
      // Written although the response was lost: the quote has another revision and state.
      if (answer.status === 200 || answer.code === 'quote/wrong-state' || answer.code === 'quote/changed')
        return
      assertUnavailable(answer)
      await pause(50)
    }
  }
  const sending = drafts.map(sendUntilAcknowledged)
  for (let outage = 0; outage < 4; outage++) {
    await pause(60)
    await proxy.stop()
    await pause(60)
    await proxy.start()
  }
  await Promise.all(sending)
  for (const email of customers) await product.mailbox.next(email)
})
