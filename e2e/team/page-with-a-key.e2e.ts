import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { after } from '../../server/testing/after.ts'
import { aQuoteInput } from '../../server/testing/product-builders.ts'
import { openBrowser } from '../steps/browser.ts'
import { openLiveShop, type LiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop
setUp(async () => {
  shop = await openLiveShop()
})

/** Starts an empty website and returns its origin. */
async function startSite(): Promise<string> {
  const site = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Site</title>'),
  )
  site.listen(0, 'localhost')
  await once(site, 'listening')
  after(() => void site.close())
  return `http://localhost:${(site.address() as AddressInfo).port}`
}

interface Sent {
  readonly at: string
  readonly token: string
  readonly body?: unknown
}

/** Calls the API like a script of the page. Returns 'blocked' if the browser withholds the response. */
async function callFrom(page: Page, sent: Sent) {
  return page.evaluate(
    async ({ url, token, body }) => {
      try {
        const answer = await fetch(url, {
          headers: {
            authorization: `Bearer ${token}`,
            ...(body !== undefined && { 'content-type': 'application/json', 'idempotency-key': 'visit-1' }),
          },
          ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
        })
        const { code, id } = await answer.json()
        const requestId = answer.headers.get('x-request-id')
        return { status: answer.status, code, id, isTraceable: requestId !== null }
      } catch {
        return 'blocked'
      }
    },
    { url: `${shop.url}/api${shop.path}${sent.at}`, token: sent.token, body: sent.body },
  )
}

test('a script calls the API from a listed site, and from no other', async () => {
  const [listed, other] = [await startSite(), await startSite()]
  const { body: key } = await shop.owner.call('POST', `${shop.path}/api-keys`, {
    name: 'Site',
    scopes: ['quotes.read', 'quotes.draft'],
    origins: [listed],
  })
  const { token } = key
  const page = await openBrowser()
  await page.goto(listed)
  assert.deepEqual(await callFrom(page, { at: '/quotes/counts', token }), {
    status: 200,
    code: undefined,
    id: undefined,
    isTraceable: true,
  })
  const draft = { at: '/quotes', token, body: aQuoteInput(shop) }
  const made = await callFrom(page, draft)
  assert.ok(made !== 'blocked' && made.status === 201 && made.id)
  assert.deepEqual(await callFrom(page, draft), made, 'the same quote again')
  // A refusal can be read as well, so that the website can show the reason.
  const refused = await callFrom(page, { at: '/quotes/none', token })
  assert.ok(refused !== 'blocked' && refused.status >= 400 && refused.isTraceable)

  await page.goto(other)
  assert.equal(await callFrom(page, { at: '/quotes/counts', token }), 'blocked')
  assert.equal(await callFrom(page, draft), 'blocked')

  assert.equal((await shop.owner.call('POST', `${shop.path}/api-keys/${key.id}/revoke`)).status, 200)
  await page.goto(listed)
  assert.equal(await callFrom(page, { at: '/quotes/counts', token }), 'blocked', 'ended with the key')
})
