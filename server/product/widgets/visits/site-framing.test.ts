import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'vitest'
import { aShop, startTestProduct } from '#testing'
import { allowsFraming, framingOf } from './site-framing.ts'

const product = await startTestProduct({ LOOK_UP_PRIVATE_ADDRESSES: 'on' })
const shop = await aShop(product)
const ourOrigin = 'https://app.example'

const cases: readonly (readonly [frameOptions: string | undefined, policy: string | undefined, boolean])[] = [
  [undefined, undefined, true],
  ['DENY', undefined, false],
  ['sameorigin', undefined, false],
  ['ALLOW-FROM https://app.example', undefined, false],
  ['DENY', 'frame-ancestors https://app.example', true],
  [undefined, "default-src 'self'; frame-ancestors 'self'", false],
  [undefined, "frame-ancestors 'none'", false],
  [undefined, 'frame-ancestors *', true],
  [undefined, 'frame-ancestors https:', true],
  [undefined, 'frame-ancestors app.example', true],
  [undefined, 'frame-ancestors https://*.example', true],
  [undefined, 'frame-ancestors http://*.example', false],
  [undefined, "frame-ancestors *, frame-ancestors 'none'", false],
]
for (const [frameOptions, policy, expected] of cases)
  test(`X-Frame-Options ${frameOptions ?? '-'} and ${policy ?? 'no policy'}: ${expected ? 'shown' : 'refused'}`, () => {
    const site = 'https://shop.example'
    assert.equal(allowsFraming({ frameOptions, policy }, { site, ourOrigin }), expected)
  })

test('the preview shows the site behind the widget, or says why not', async ({ onTestFinished }) => {
  let headers: Record<string, string> = {}
  const seen: unknown[] = []
  const site = createServer((request, response) => {
    seen.push(request.headers.cookie)
    response.writeHead(200, headers).end('<h1>Shop</h1>')
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  onTestFinished(() => void site.close())
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  const { owner, path, catalogs } = shop
  const added = await owner.call('POST', `${path}/widgets`, {
    name: 'Site',
    catalogId: catalogs.buy.pricing.id,
    allowedOrigins: [origin],
  })
  assert.equal(added.status, 201, JSON.stringify(added.body))
  const at = `${path}/widgets/${added.body.id}/site`
  const open = (await owner.call('GET', at)).body
  assert.deepEqual([open.site, open.framing], [origin, 'open'])
  const page = await fetch(open.url)
  assert.equal(page.status, 200)
  const policy = page.headers.get('content-security-policy') ?? ''
  assert.ok(policy.includes(`frame-src 'self' ${origin};`) && policy.includes("frame-ancestors 'self'"))
  const html = await page.text()
  assert.match(html, /sandbox="allow-scripts"\s+credentialless/)
  assert.equal((await fetch(open.url.replace(/preview=[^&]+/, 'preview=x'))).status, 404)
  headers = { 'x-frame-options': 'DENY' }
  assert.deepEqual((await owner.call('GET', at)).body, { site: origin, framing: 'refused', url: null })
  site.close()
  site.closeAllConnections()
  assert.equal((await owner.call('GET', at)).body.framing, 'unreachable')
  assert.deepEqual(new Set(seen), new Set([undefined]), 'no cookies')
})

test('a private address is not asked', async () => {
  const framing = await framingOf('http://127.0.0.1:9', ourOrigin, { asksPrivateAddresses: false })
  assert.equal(framing, 'unreachable')
})
