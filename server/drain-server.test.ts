import assert from 'node:assert/strict'
import { test } from 'vitest'
import { aQuoteInput, aShop, startTestProduct } from '#testing'

const callers = 16
const product = await startTestProduct()
const shop = await aShop(product)
const headers = {
  authorization: `Bearer ${await shop.owner.idToken()}`,
  'content-type': 'application/json',
}
const address = `${product.url}/api${shop.path}/quotes`
const body = JSON.stringify(aQuoteInput(shop))

test('a server that stops acknowledges every quote that it writes', async () => {
  let acknowledged = 0
  let isStopping = false
  let closing = 0
  let stopped: Promise<void> | undefined
  async function writeUntilStopped(): Promise<void> {
    for (;;) {
      const response = await fetch(address, { method: 'POST', headers, body }).catch(() => undefined)
      if (!response) return assert.ok(isStopping, 'a call failed before the server stopped')
      assert.equal(response.status, 201)
      await response.arrayBuffer()
      acknowledged++
      if (response.headers.get('connection') === 'close') closing++
      if (acknowledged < 2 * callers) continue
      isStopping = true
      stopped ??= product.stop()
    }
  }
  await Promise.all(Array.from({ length: callers }, writeUntilStopped))
  await stopped
  const { rows } = await product.database.pool.query('select count(*)::int written from product.quotes')
  assert.equal(rows[0].written, acknowledged)
  assert.ok(closing > 0, 'running requests were not answered with connection: close')
})
