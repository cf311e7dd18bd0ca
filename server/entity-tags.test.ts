import assert from 'node:assert/strict'
import { expect, test, vi } from 'vitest'
import { aSentQuote, aShop, samples, startTestProduct, startTestServer, untilDelivered } from '#testing'

const secret = 'a'.repeat(64)
const product = await startTestProduct({ SECRET_KEY: secret })
const { clock, config, mailbox } = product
const shop = await aShop(product)

// Loads the modules again, as in another process on the same database or after a restart.
vi.resetModules()
const other = await startTestServer({
  now: clock.now,
  env: {
    SECRET_KEY: secret,
    DATA_DIR: config.dataDir,
    DATABASE_URL: config.databaseUrl ?? '',
    PUBLIC_URL: config.publicUrl,
    SMTP_URL: mailbox.url,
    RATE_LIMITS: 'off',
  },
})

interface Tagged {
  readonly status: number
  readonly tag: string | null
}

async function tagOf(origin: string, path: string, headers: Record<string, string> = {}): Promise<Tagged> {
  const answer = await fetch(origin + path, { headers })
  await answer.arrayBuffer()
  return { status: answer.status, tag: answer.headers.get('etag') }
}

/** Requests the same from both processes while nothing is written. */
async function settled(here: () => Promise<Tagged>, there: () => Promise<Tagged>): Promise<[Tagged, Tagged]> {
  for (;;) {
    const [before, between, after] = [await here(), await there(), await here()]
    if (before.tag === after.tag) return [after, between]
  }
}

test('ETags are the same in every process, so an answer that a client has is not sent again', async () => {
  const { owner, path } = shop
  const { quote, token } = await aSentQuote(shop)
  const at = `/api${path}/quotes/${quote.id}`
  // The delivery of the mail and the first view change the quote: afterwards nothing changes it
  // automatically.
  await untilDelivered(shop, quote)
  await product.call('POST', `/public/quotes/${token}/view`)
  const authorization = `Bearer ${await owner.idToken()}`
  const file = await fetch(`${product.url}${at}/files?name=shown.jpg&isForCustomer=true`, {
    method: 'POST',
    headers: { authorization },
    body: new Uint8Array(samples.jpeg),
  })
  const { id: fileId } = (await file.json()) as { id: string }
  const paths: Readonly<Record<string, Record<string, string>>> = {
    [`/q/${token}`]: {},
    [`/q/${token}?all`]: {},
    [`/q/${token}/document.pdf`]: {},
    [`/q/${token}/files/${fileId}`]: {},
    [`${at}/files/${fileId}/content`]: { authorization },
    [`${at}/files/${fileId}/content?size=small`]: { authorization },
    '/api/openapi.json': {},
    [`/preferences/${owner.userId}.json?auth=${await owner.idToken()}`]: { 'x-firebase-etag': 'true' },
  }
  for (const [address, headers] of Object.entries(paths)) {
    const [here, there] = await settled(
      () => tagOf(product.url, address, headers),
      () => tagOf(other.url, address, headers),
    )
    assert.equal(here.status, 200, address)
    expect(here.tag, address).toBeTruthy()
    assert.equal(there.tag, here.tag, address)
    if (headers['x-firebase-etag'] !== undefined) continue // the Realtime Database supports only If-Match
    const again = await tagOf(other.url, address, { ...headers, 'if-none-match': here.tag ?? '' })
    assert.equal(again.status, 304, address)
  }
})
