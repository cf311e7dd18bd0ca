import assert from 'node:assert/strict'
import { test } from 'vitest'
import { contract, contractCalls } from '@costard/contract'
import { startTestProduct } from '#testing'

const product = await startTestProduct()

/** Paths under /api without the guard: documents that are the same for everybody. */
const beside = [
  'GET /api/docs',
  'GET /api/docs/start.js',
  'GET /api/docs/swagger-ui-bundle.js',
  'GET /api/docs/swagger-ui.css',
  'GET /api/openapi.json',
  'GET /api/problems',
]

test('every route under /api is a call behind the guard, or listed here', () => {
  const routes = product.routes
    .filter(({ method, path }) => path.startsWith('/api') && method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`)
  const calls = contractCalls(contract).map(
    ({ method, address }) => `${method} /api${address.replaceAll(/\{(\w+)\}/g, ':$1')}`,
  )
  assert.deepEqual(routes.toSorted(), [...calls, ...beside].toSorted())
})

test('no streamed answer is read inside the transaction of its call', () => {
  const inside = contractCalls(contract).filter(
    ({ meta: { isStreamed, isRecorded, isPrepared } }) => isStreamed && isRecorded && !isPrepared,
  )
  assert.deepEqual(inside, [])
})
