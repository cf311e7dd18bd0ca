import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { test } from 'vitest'
import { anApiKey, aShop, startTestProduct } from '../server/testing/testing.ts'

const run = promisify(execFile)
const check = fileURLToPath(new URL('../tools/api-clients/check.sh', import.meta.url))

/**
 * True if npm can reach its registry: the generators consist of hundreds of packages, which are installed
 * only for the test.
 */
async function isRegistryReached(): Promise<boolean> {
  try {
    await run('npm', ['ping', '--fetch-retries=0', '--fetch-timeout=10000'])
    return true
  } catch {
    return false
  }
}

test(
  'spectral and redocly find nothing, and clients of openapi-typescript, hey-api and orval do the job',
  {
    timeout: 600_000,
  },
  async ({ skip }) => {
    if (!(await isRegistryReached())) return skip('npm does not reach its registry')
    const product = await startTestProduct()
    const shop = await aShop(product)
    const key = await anApiKey(shop, ['catalogs.read', 'quotes.read', 'quotes.draft'])
    const { stdout } = await run('bash', [check, product.url], {
      env: { ...process.env, KEY: key, TEAM: shop.team.id, CATALOG: shop.catalogs.buy.pricing.id },
      maxBuffer: 50_000_000,
    })
    assert.match(stdout, /No results with a severity of 'hint' or higher found!/)
    assert.match(stdout, /redocly: 0 problems/)
    for (const client of ['openapi-fetch', 'hey', 'orval'])
      assert.match(stdout, new RegExp(`${client}-job: done`))
    const { body } = await shop.owner.call('GET', `${shop.path}/quotes`)
    assert.equal(body.quotes.length, 3, 'each client has drafted a quote')
  },
)
