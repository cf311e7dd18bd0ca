import assert from 'node:assert/strict'
import { test } from 'vitest'
import { acceptance, aLine, aSentQuote, aShop, ok, startTestProduct } from '#testing'
import { listSentDevices, listSentLines } from './sent-lines.ts'

const product = await startTestProduct()
const { orm } = product.database

test('of what was sent only the lines that are asked for leave the database, and devices without their offers', async () => {
  const shop = await aShop(product, { country: 'IE' })
  const { quote, token } = await aSentQuote(shop, { lines: [aLine(shop), aLine(shop), aLine(shop)] })
  await ok(product.call('POST', `/public/quotes/${token}/accept`, acceptance))
  const teamId = shop.team.id
  const [, second] = quote.lines
  assert.ok(second)
  const [sent, ...others] = await listSentLines(orm, teamId, new Map([[quote.id, [second.id]]]))
  assert.deepEqual(others, [])
  assert.deepEqual([sent?.quote.snapshot, sent?.sentLines], [null, 3])
  assert.deepEqual(
    sent?.lines.map(({ id, imei }) => [id, imei]),
    [[second.id, second.device.imei]],
  )
  assert.ok((sent?.lines[0]?.offers.length ?? 0) > 1)
  const devices = await listSentDevices(orm, { teamId, quoteId: quote.id, revision: 1 })
  assert.deepEqual(
    devices.map(({ id }) => id),
    quote.lines.map(({ id }) => id),
  )
  assert.ok(devices.every((device) => !('offers' in device) && !('facts' in device)))
})
