import assert from 'node:assert/strict'
import { test } from 'vitest'
import { aShop, startTestProduct } from '#testing'
import { readPlans } from './plans.ts'

const product = await startTestProduct({ RATE_LIMITS: 'off' })

test('a server without limits states none, of what is used, of the plans and of what is beyond them', async () => {
  const { owner, path } = await aShop(product)
  for (let at = 0; at <= readPlans().free.limits.catalogs; at++)
    await owner.call('POST', `${path}/catalogs`, { kind: 'buy', name: `Catalog ${at}` })
  const { body } = await owner.call('GET', `${path}/subscription`)
  assert.deepEqual(new Set(body.meters.map(({ limit }: { limit: unknown }) => limit)), new Set([null]))
  assert.deepEqual(new Set(body.plans.map(({ limits }: { limits: unknown }) => limits)), new Set([null]))
  assert.equal(body.meters.find(({ meter }: { meter: string }) => meter === 'catalogs').used > 1, true)
  assert.deepEqual((await owner.call('GET', `${path}/subscription/beyond`)).body, [])
})
