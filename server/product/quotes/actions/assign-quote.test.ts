import assert from 'node:assert/strict'
import { test } from 'vitest'
import { aMember, aQuote, aShop, type Person, startTestProduct } from '#testing'

const product = await startTestProduct()
const shop = await aShop(product)
const { owner, path } = shop
const agent = await aMember(product, shop, 'agent')

async function listed(query: string, by: Person = owner): Promise<string[]> {
  const { quotes } = (await by.call('GET', `${path}/quotes?${query}`)).body
  return quotes.map(({ id }: { id: string }) => id)
}

test('a quote that is given to a member is in their list and their care, and no longer in those of its author', async () => {
  const { id, rev } = await aQuote(shop)
  const { status, body } = await owner.call('POST', `${path}/quotes/${id}/assign`, {
    rev,
    memberId: agent.userId,
  })
  assert.deepEqual([status, body.rev], [200, rev + 1])
  const [row] = (await owner.call('GET', `${path}/quotes?createdBy=${agent.userId}`)).body.quotes
  assert.deepEqual([row.id, row.createdBy, row.assignedTo], [id, owner.userId, agent.userId])
  assert.deepEqual(await listed(`createdBy=${owner.userId}`), [])
  assert.deepEqual(await listed('needsYou=true', agent), [id])
  assert.deepEqual(await listed('needsYou=true'), [])
  const { entries } = (await owner.call('GET', `${path}/quotes/${id}/activity`)).body
  assert.deepEqual([entries[0].kind, entries[0].by.id], ['assigned', owner.userId])
  const back = await owner.call('POST', `${path}/quotes/${id}/assign`, {
    rev: body.rev,
    memberId: owner.userId,
  })
  assert.equal(back.status, 200)
  assert.deepEqual(await listed(`createdBy=${owner.userId}`), [id])
})

test('only a member who is active gets a quote, and only one that was read as it is', async () => {
  const { id, rev } = await aQuote(shop)
  const assign = (memberId: string, of = rev) =>
    owner.call('POST', `${path}/quotes/${id}/assign`, { rev: of, memberId })
  const stranger = await product.aPerson()
  const suspended = await aMember(product, shop, 'agent')
  assert.equal((await owner.call('POST', `${path}/members/${suspended.userId}/suspend`)).status, 200)
  for (const { userId } of [stranger, suspended])
    assert.equal((await assign(userId)).code, 'member/not-found')
  assert.equal((await assign(agent.userId, rev - 1)).code, 'quote/changed')
})
