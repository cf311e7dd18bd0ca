import assert from 'node:assert/strict'
import { test } from 'vitest'
import { quoteColumns, quoteLimits, type QuoteView } from '@costard/contract'
import { aMember, type Answer, aShop, type Person, startTestProduct } from '#testing'

const product = await startTestProduct()
const shop = await aShop(product)
const [agent, colleague, viewer, manager] = await Promise.all([
  aMember(product, shop, 'agent'),
  aMember(product, shop, 'agent'),
  aMember(product, shop, 'viewer'),
  aMember(product, shop, 'manager'),
])
const path = `${shop.path}/quote-views`
const input = { name: 'This week', query: 'state=sent&kind=buy', isShared: false }

async function add(by: Person, fields: object = {}): Promise<QuoteView> {
  const { status, body } = await by.call('POST', path, { ...input, ...fields })
  assert.equal(status, 201, JSON.stringify(body))
  return body
}

const edit = (by: Person, { id, rev }: QuoteView, fields: object): Promise<Answer> =>
  by.call('PATCH', `${path}/${id}`, { rev, ...fields })
const remove = (by: Person, { id, rev }: QuoteView): Promise<Answer> =>
  by.call('POST', `${path}/${id}/remove`, { rev })
const idsOf = async (by: Person): Promise<string[]> =>
  (await by.call('GET', path)).body.views.map(({ id }: QuoteView) => id)

test('own views are one’s own, and shared ones everybody’s', async () => {
  const own = await add(agent)
  assert.deepEqual({ ...own, id: '' }, { ...input, id: '', rev: 1, mayEdit: true })
  product.clock.advanceSeconds(1)
  const shared = await add(agent, { isShared: true, name: 'Hotels' })
  assert.deepEqual(await idsOf(agent), [own.id, shared.id])
  for (const other of [colleague, viewer, manager, shop.owner])
    assert.deepEqual(await idsOf(other), [shared.id])
  const stranger = await aShop(product)
  assert.equal((await stranger.owner.call('GET', path)).code, 'team/not-found')
  assert.deepEqual((await stranger.owner.call('GET', `${stranger.path}/quote-views`)).body.views, [])
  for (const other of [colleague, shop.owner, manager]) {
    assert.equal((await edit(other, own, { name: 'Mine now' })).code, 'view/not-found')
    assert.equal((await remove(other, own)).code, 'view/not-found')
  }
  assert.equal((await edit(colleague, shared, { name: 'Mine now' })).code, 'team/not-allowed')
  assert.equal((await edit(manager, shared, { name: 'Big hotels' })).status, 200)
  assert.equal((await remove(manager, { ...shared, rev: 2 })).status, 200)
  assert.equal((await remove(agent, own)).status, 200)
  assert.deepEqual(await idsOf(agent), [])
})

test('a viewer saves views for themselves alone', async () => {
  const own = await add(viewer)
  assert.equal((await viewer.call('POST', path, { ...input, isShared: true })).code, 'team/not-allowed')
  assert.equal((await remove(viewer, own)).status, 200)
})

test('of two who edit a view at once the second gets the current one', async () => {
  const view = await add(agent, { isShared: true })
  assert.equal((await edit(manager, view, { query: 'kind=repair' })).status, 200)
  const { status, code, body } = await edit(agent, view, { name: 'Later' })
  assert.deepEqual([status, code, body.error.detail.view.query], [409, 'view/changed', 'kind=repair'])
  assert.equal((await remove(agent, view)).code, 'view/changed')
  assert.equal((await remove(agent, { ...view, rev: 2 })).status, 200)
})

test('refuses one more than each limit', async () => {
  const person = await aMember(product, shop, 'agent')
  const { maxViews, maxViewName, maxViewQuery } = quoteLimits
  // Concurrent calls: the limit must be exact.
  const all = await Promise.all(Array.from({ length: maxViews + 3 }, () => person.call('POST', path, input)))
  assert.equal(all.filter(({ status }) => status === 201).length, maxViews)
  assert.deepEqual(new Set(all.map(({ code }) => code)), new Set([undefined, 'view/too-many']))
  await add(person, { isShared: true })
  for (const fields of [
    { name: 'x'.repeat(maxViewName + 1) },
    { name: ' ' },
    { query: 'x'.repeat(maxViewQuery + 1) },
  ])
    assert.equal((await person.call('POST', path, { ...input, ...fields })).code, 'request/invalid')
  const columns = [...quoteColumns, 'staff']
  const answer = await person.call('PUT', `${shop.path}/quote-columns`, { hiddenColumns: columns })
  assert.equal(answer.code, 'request/invalid')
})

test('hidden columns are kept per person', async () => {
  const hide = (hiddenColumns: readonly string[]) =>
    agent.call('PUT', `${shop.path}/quote-columns`, { hiddenColumns })
  for (const columns of [['staff', 'kind'], ['updated'], []]) {
    assert.equal((await hide(columns)).status, 200)
    assert.deepEqual((await agent.call('GET', path)).body.hiddenColumns, columns)
  }
  await hide(['staff'])
  assert.deepEqual((await colleague.call('GET', path)).body.hiddenColumns, [])
})
