import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { Quote } from '@costard/contract'
import { type Answer, aLine, aQuote, aShop, startTestProduct } from '#testing'

const product = await startTestProduct()
const shop = await aShop(product)
const nothing = (fields: object = {}) => aLine(shop, { services: [], ...fields }, 'repair')

function send({ id, rev }: Pick<Quote, 'id' | 'rev'>): Promise<Answer> {
  return shop.owner.call('POST', `${shop.path}/quotes/${id}/send`, { rev, channel: 'link' })
}

test('a repair with nothing chosen is not sent until somebody confirms that it is free', async () => {
  const draft = await aQuote(shop, { lines: [nothing()] })
  assert.deepEqual(draft.obstacles, ['free-unconfirmed'])
  const refused = await send(draft)
  assert.deepEqual([refused.status, refused.code], [422, 'quote/not-sendable'])
  assert.deepEqual(refused.body.error.detail, { obstacles: ['free-unconfirmed'] })
  const changes = [{ op: 'edit', lineId: draft.lines[0]!.id, line: nothing({ isFree: true }) }]
  const { body } = await shop.owner.call('PATCH', `${shop.path}/quotes/${draft.id}/lines`, {
    rev: draft.rev,
    changes,
  })
  assert.deepEqual([body.obstacles, body.lines[0].isFree], [[], true])
  const sent = await send(body)
  assert.equal(sent.status, 200)
  const page = await (await fetch(sent.body.publicUrl)).text()
  assert.match(page, /Nothing to pay/)
  assert.doesNotMatch(page, /We pay you|You pay</)
})

test('what is charged is never free, and a confirmation without need is not kept', async () => {
  const charged = await aQuote(shop, { lines: [aLine(shop, { isFree: true }, 'repair')] })
  assert.deepEqual([charged.obstacles, charged.lines[0]!.isFree], [[], undefined])
  const { key } = shop.catalogs.repair.pricing.services[0]!
  const optional = await aQuote(shop, { lines: [nothing({ services: [{ key, isOptional: true }] })] })
  assert.deepEqual(optional.obstacles, [], 'the customer chooses')
})
