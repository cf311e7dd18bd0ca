import assert from 'node:assert/strict'
import { test } from 'vitest'
import { isAllowedOrigin, siteOriginOf } from './site-origin.ts'

const accepted = {
  'https://shop.example': 'https://shop.example',
  'HTTPS://Shop.Example/': 'https://shop.example',
  'https://shop.example:8443': 'https://shop.example:8443',
  'https://*.shop.example': 'https://*.shop.example',
  'https://bücher.example': 'https://xn--bcher-kva.example',
  'http://localhost:8080': 'http://localhost:8080',
  'http://127.0.0.1:8080': 'http://127.0.0.1:8080',
}
for (const [typed, origin] of Object.entries(accepted))
  test(`${typed} is the site ${origin}`, () => assert.equal(siteOriginOf(typed), origin))

for (const typed of [
  '',
  'shop.example',
  'http://shop.example',
  'https://shop.example/trade-in',
  'https://shop.example?a',
  'https://ada@shop.example',
  'https://*',
  'https://*.com',
  'https://shop.*.example',
  "https://shop.example; script-src 'unsafe-inline'",
  'https://shop.example *',
  'javascript:alert(1)',
  'null',
  `https://${'a'.repeat(200)}.example`,
])
  test(`"${typed.slice(0, 60)}" is not a site`, () => assert.equal(siteOriginOf(typed), undefined))

test('a wildcard allows what is below a name, not the name itself or another one', () => {
  const sites = ['https://*.shop.example', 'https://one.example']
  for (const origin of ['https://a.shop.example', 'https://a.b.shop.example', 'https://one.example'])
    assert.ok(isAllowedOrigin(sites, origin), origin)
  for (const origin of [
    'https://shop.example',
    'https://evilshop.example',
    'http://a.shop.example',
    'https://a.shop.example:444',
    'https://a.shop.example.evil.example',
    'https://one.example:444',
    'null',
    '',
  ])
    assert.ok(!isAllowedOrigin(sites, origin), origin)
})
