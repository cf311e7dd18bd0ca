import assert from 'node:assert/strict'
import { test } from 'vitest'
import { aQuote, aSentQuote, aShop, startTestProduct } from '#testing'
import { describeChanged } from './describe-changed.ts'

const product = await startTestProduct()
const describe = describeChanged({ database: product.database, now: product.clock.now })
const shop = await aShop(product)
const other = await aShop(product)

const quoteOf = ({ id }: { readonly id: string }) => ({ collection: 'quotes', id })

test('a quote is described as the list shows it, and the counts', async () => {
  const draft = await aQuote(shop)
  const { quote: sent } = await aSentQuote(shop)
  const { body: list } = await shop.owner.call('GET', `${shop.path}/quotes`)
  const counts = { collection: 'quoteCounts', id: draft.id }
  const texts = await describe(shop.team.id, [quoteOf(sent), counts, quoteOf(draft)])
  const [sentRow, counted, draftRow] = texts.map((text) => JSON.parse(text ?? 'null'))
  // Both quotes changed at the same moment, so the list may have either order.
  const rowOf = (id: string) => list.quotes.find((row: { id: string }) => row.id === id)
  assert.deepEqual([sentRow, draftRow], [rowOf(sent.id), rowOf(draft.id)])
  assert.deepEqual(counted, list.counts)
})

test('nothing is said of other records, of another team, and of a team that is closed', async () => {
  const quote = await aQuote(other)
  assert.deepEqual(await describe(shop.team.id, [quoteOf(quote)]), [undefined])
  assert.deepEqual(await describe(other.team.id, [{ collection: 'customers', id: 'x' }]), [])
  const { status } = await other.owner.call('POST', `${other.path}/close`, { name: other.team.name })
  assert.equal(status, 200)
  assert.deepEqual(await describe(other.team.id, [quoteOf(quote)]), [])
})
