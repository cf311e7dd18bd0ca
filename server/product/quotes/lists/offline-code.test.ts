import assert from 'node:assert/strict'
import { test } from 'vitest'
import { offlineCodeOf, shownOfflineCode } from '@costard/contract'
import { aQuote, aQuoteInput, aShop, startTestProduct } from '#testing'

const product = await startTestProduct()
const shop = await aShop(product)

async function found(search: string, by = shop): Promise<string[]> {
  const address = `${by.path}/quotes?search=${encodeURIComponent(search)}`
  const { status, body } = await by.owner.call('GET', address)
  assert.equal(status, 200)
  return body.quotes.map(({ id }: { id: string }) => id)
}

test('the code on paper finds its quote, also after changes of it, and nobody else\u2019s', async () => {
  const code = offlineCodeOf('lasting-save-1')
  const input = { ...aQuoteInput(shop), offlineCode: code }
  const { status, body } = await shop.owner.call('POST', `${shop.path}/quotes`, input)
  assert.equal(status, 201)
  await aQuote(shop)
  const edit = { rev: 1, customer: { kind: 'private', name: 'Somebody Else' } }
  assert.equal((await shop.owner.call('PATCH', `${shop.path}/quotes/${body.id}`, edit)).status, 200)
  for (const typed of [code, shownOfflineCode(code), shownOfflineCode(code).toLowerCase()])
    assert.deepEqual(await found(typed), [body.id])
  assert.deepEqual(await found(offlineCodeOf('lasting-save-2')), [])
  assert.deepEqual(await found(code, await aShop(product)), [])
})

test('a code of other letters is refused', async () => {
  const input = { ...aQuoteInput(shop), offlineCode: 'ABCDEFGI' }
  const { status, code } = await shop.owner.call('POST', `${shop.path}/quotes`, input)
  assert.deepEqual([status, code], [400, 'request/invalid'])
})
