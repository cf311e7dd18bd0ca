import assert from 'node:assert/strict'
import { test } from 'vitest'
import { contract } from '@costard/contract'
import { anApiKey, aShop, startTestProduct } from '#testing'

const product = await startTestProduct({
  STRIPE_SECRET_KEY: 'sk_test_of_the_test',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_test',
  STRIPE_API_URL: 'http://127.0.0.1:1',
})
const shop = await aShop(product)
const token = await shop.owner.idToken()
const key = await anApiKey(shop, ['quotes.read', 'quotes.draft', 'catalogs.read'])

/** Malformed ids, as path segments. */
const malformed = ['a', '%00', '%F0%9F%98%80', '..%2F..%2Fa', 'x'.repeat(300), '%E0%A4%A']
const queries = ['', '?version=a&after=a&cursor=a&limit=-1&number=%00&lineId=a&name=&rev=a']

interface Route {
  readonly method: string
  /** Pattern with `:name` and `*` for the parts that callers choose. */
  readonly path: string
}

const calls: readonly Route[] = Object.values(contract)
  .flatMap((group) => Object.values(group))
  .map(({ '~orpc': { route } }) => ({
    method: route.method ?? 'POST',
    path: `/api${route.path?.replaceAll(/\{\+?(\w+)\}/g, ':$1')}`,
  }))

const beside: readonly Route[] = product.routes.filter(
  // The web app is not built for tests.
  ({ method, path }) => method !== 'ALL' && /[:*]/.test(path) && !/^\/?(\*|:file\{)/.test(path),
)

/** Returns paths of a route with a text for every parameter, and for every parameter except the team. */
function addressesOf({ path }: Route, text: string): string[] {
  const places = /:\w+(?:\{[^}]*\})?|\*/g
  const inTeam = path.replace(/:(?:teamId|tid)\b/, shop.team.id)
  return [path, inTeam].map((pattern) => pattern.replaceAll(places, () => text))
}

async function failureOf({ method }: Route, address: string, authorization?: string): Promise<string[]> {
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const headers = {
    ...(authorization !== undefined && { authorization: `Bearer ${authorization}` }),
    ...(hasBody && { 'content-type': 'application/json' }),
  }
  const { status, body } = await fetch(product.url + address, {
    method,
    headers,
    redirect: 'manual',
    ...(hasBody && { body: '{}' }),
  })
  await body?.cancel()
  return status < 500 ? [] : [`${status} ${method} ${address}`]
}

test('has every route: of the contract, and those beside it', () => {
  const patterns = beside.map(({ method, path }) => `${method} ${path}`)
  for (const known of [
    'GET /api/teams/:teamId/catalogs/:catalogId',
    'GET /api/teams/:teamId/archives/:archiveId/content',
    'GET /files/photos/:id',
  ])
    assert.ok(patterns.includes(known), patterns.join('\n'))
  assert.ok(calls.length > 150)
})

async function failuresOf(
  route: Route,
  texts: readonly string[],
  others: readonly (string | undefined)[],
): Promise<string[]> {
  const addresses = new Set(texts.flatMap((text) => addressesOf(route, text)))
  const asked = (route.method === 'GET' ? queries : ['']).flatMap((query) =>
    [...addresses].map((address) => address + query),
  )
  const failures = await Promise.all([
    ...asked.map((address) => failureOf(route, address, token)),
    ...others.flatMap((by) => addressesOf(route, 'a').map((address) => failureOf(route, address, by))),
  ])
  return failures.flat()
}

test('answers no malformed id in a call of the contract with a failure of the server', async () => {
  const failures: string[] = []
  for (const route of calls) failures.push(...(await failuresOf(route, ['a'], [])))
  assert.deepEqual(failures, [])
})

test('answers no malformed id on a route beside the contract with a failure of the server', async () => {
  const failures: string[] = []
  for (const route of beside) failures.push(...(await failuresOf(route, malformed, [key, undefined])))
  assert.deepEqual(failures, [])
})
