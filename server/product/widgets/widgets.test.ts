import assert from 'node:assert/strict'
import { test } from 'vitest'
import { Widget, WidgetFunnel, widgetLimits } from '@costard/contract'
import { type Answer, aShop, type Shop, startTestProduct } from '#testing'
import { visitCounter } from './count-visits.ts'

const product = await startTestProduct()

function add(shop: Shop, body: object = {}): Promise<Answer> {
  const catalogId = shop.catalogs.buy.pricing.id
  return shop.owner.call('POST', `${shop.path}/widgets`, { name: 'Website trade-in', catalogId, ...body })
}

async function added(shop: Shop, body: object = {}): Promise<Widget & { path: string }> {
  const { status, body: widget } = await add(shop, body)
  assert.equal(status, 201, JSON.stringify(widget))
  return { ...Widget.parse(widget), path: `${shop.path}/widgets/${widget.id}` }
}

test('a widget starts as a draft with what most shops want', async () => {
  const shop = await aShop(product)
  const widget = await added(shop)
  assert.partialDeepStrictEqual(widget, {
    state: 'draft',
    mode: 'inline',
    offer: 'instant',
    gate: 'after',
    quoteAs: 'draft',
    allowedOrigins: [],
    obstacles: ['no-sites'],
    liveBy: null,
    pageUrl: `${product.url}/w/${widget.id}`,
  })
  const { body } = await shop.owner.call('GET', `${shop.path}/widgets`)
  assert.deepEqual(
    body.map(({ id, catalogName, figures }: any) => [id, catalogName, figures.shown]),
    [[widget.id, shop.catalogs.buy.wording.name['en'], 0]],
  )
})

test('it goes live with a site, is paused and edited, and removed', async () => {
  const shop = await aShop(product)
  const { path, id } = await added(shop)
  const state = (to: string, rev: number) => shop.owner.call('POST', `${path}/state`, { state: to, rev })
  const early = await state('live', 1)
  assert.deepEqual([early.code, early.body.error.detail], ['widget/not-ready', { obstacles: ['no-sites'] }])
  const sites = ['https://Liffey.example/', 'https://liffey.example', 'https://*.shop.example']
  const edited = await shop.owner.call('PATCH', path, { allowedOrigins: sites, rev: 1 })
  assert.deepEqual(edited.body.allowedOrigins, ['https://liffey.example', 'https://*.shop.example'])
  const live = await state('live', 2)
  assert.deepEqual([live.status, live.body.state, live.body.liveBy], [200, 'live', shop.owner.userId])
  const emptied = await shop.owner.call('PATCH', path, { allowedOrigins: [], rev: 3 })
  assert.equal(emptied.code, 'widget/not-ready')
  const outdated = await shop.owner.call('PATCH', path, { name: 'B', rev: 2 })
  assert.deepEqual([outdated.code, outdated.body.error.detail], ['widget/changed', { yours: 2, current: 3 }])
  assert.equal((await state('paused', 3)).body.state, 'paused')
  assert.deepEqual((await shop.owner.call('POST', `${path}/remove`)).body, { id })
  assert.equal((await shop.owner.call('GET', path)).code, 'widget/not-found')
})

test('a guest keeps it as a draft, and one without a published catalog stays off', async () => {
  const guest = await aShop(product, { owner: await product.anAnonymousPerson() })
  const widget = await added(guest, { mode: 'page' })
  assert.deepEqual(widget.obstacles, ['guest'])
  const refused = await guest.owner.call('POST', `${widget.path}/state`, { state: 'live', rev: 1 })
  assert.equal(refused.code, 'widget/not-ready')

  const shop = await aShop(product)
  const page = await added(shop, { mode: 'page' })
  const catalog = `${shop.path}/catalogs/${shop.catalogs.buy.pricing.id}`
  await shop.owner.call('PUT', `${catalog}/archived`, { isArchived: true })
  const { body } = await shop.owner.call('GET', page.path)
  assert.deepEqual(body.obstacles, ['catalog-not-live'])
})

test('the catalog of a live widget cannot be archived until the widget is paused', async () => {
  const shop = await aShop(product)
  const { path } = await added(shop, { mode: 'page', name: 'Counter page' })
  const archive = () =>
    shop.owner.call('PUT', `${shop.path}/catalogs/${shop.catalogs.buy.pricing.id}/archived`, {
      isArchived: true,
    })
  assert.equal((await shop.owner.call('POST', `${path}/state`, { state: 'live', rev: 1 })).status, 200)
  const refused = await archive()
  assert.deepEqual(
    [refused.status, refused.code, refused.body.error.detail],
    [409, 'catalog/in-use', { widgets: ['Counter page'] }],
  )
  const { body: catalogs } = await shop.owner.call('GET', `${shop.path}/catalogs`)
  assert.ok(catalogs.some(({ id }: { id: string }) => id === shop.catalogs.buy.pricing.id))
  await shop.owner.call('POST', `${path}/state`, { state: 'paused', rev: 2 })
  assert.equal((await archive()).status, 200)
})

test('only a catalog of the team that buys devices can be used', async () => {
  const [shop, other] = [await aShop(product), await aShop(product)]
  for (const [catalogId, code] of [
    [shop.catalogs.sell.pricing.id, 'widget/catalog-refused'],
    [other.catalogs.buy.pricing.id, 'catalog/not-found'],
  ])
    assert.equal((await add(shop, { catalogId })).code, code)
  const { path } = await added(shop)
  const changed = await shop.owner.call('PATCH', path, { catalogId: shop.catalogs.repair.pricing.id, rev: 1 })
  assert.equal(changed.code, 'widget/catalog-refused')
  assert.equal((await other.owner.call('GET', path)).code, 'team/not-found')
  const elsewhere = path.replace(shop.path, other.path)
  assert.equal((await other.owner.call('GET', elsewhere)).code, 'widget/not-found')
})

test('texts, sites, sizes and the number of widgets are bounded', async () => {
  const shop = await aShop(product)
  const { maxOrigins, maxLine, maxText, maxName, maxConversionId, maxWidgets } = widgetLimits
  for (const body of [
    { name: ' ' },
    { name: 'x'.repeat(maxName + 1) },
    { allowedOrigins: Array.from({ length: maxOrigins + 1 }, (_, at) => `https://s${at}.example`) },
    { allowedOrigins: ['http://shop.example'] },
    { allowedOrigins: ["https://shop.example 'unsafe-inline'"] },
    { texts: { en: { headline: 'x'.repeat(maxLine + 1) } } },
    { texts: { de: { consent: 'x'.repeat(maxText + 1) } } },
    { texts: { xx: {} } },
    { theme: { accent: 'red' } },
    { theme: { maxWidth: 100 } },
    { conversionId: 'x'.repeat(maxConversionId + 1) },
    { conversionId: '<script>' },
    { mode: 'overlay' },
  ])
    assert.equal((await add(shop, body)).code, 'request/invalid', JSON.stringify(body).slice(0, 80))
  const answers = await Promise.all(Array.from({ length: maxWidgets + 1 }, () => add(shop)))
  const refused = answers.filter(({ status }) => status !== 201)
  assert.deepEqual(
    refused.map(({ status, code }) => [status, code]),
    [[409, 'widget/too-many']],
  )
})

test('the funnel adds up visits by day and question', async () => {
  const shop = await aShop(product)
  const { id: widgetId, path } = await added(shop)
  const key = { teamId: shop.team.id, widgetId }
  const { count, store } = visitCounter(product.database.orm, { warn: assert.fail })
  const today = product.clock.now().toISOString().slice(0, 10)
  const source = { host: '', campaign: '' }
  const [first] = shop.catalogs.buy.pricing.questions
  assert.ok(first)
  for (let visitor = 0; visitor < 5; visitor += 1) {
    count({ key, day: today, source, steps: ['shown'] })
    if (visitor < 3) count({ key, day: today, source, steps: ['started', `view:${first.key}`] })
    if (visitor === 0) count({ key, day: today, source, steps: [`answer:${first.key}`, 'priced'] })
    if (visitor === 2) await store()
  }
  count({ key, day: '2020-01-01', source, steps: ['shown'] })
  const elsewhere = { ...key, teamId: (await aShop(product)).team.id }
  count({ key: elsewhere, day: today, source, steps: ['shown'] })
  await store()
  const funnel = WidgetFunnel.parse((await shop.owner.call('GET', `${path}/funnel`)).body)
  assert.deepEqual(funnel.total, { shown: 5, started: 3, priced: 1, submitted: 0 })
  assert.deepEqual(funnel.days, [{ day: today, ...funnel.total }])
  assert.partialDeepStrictEqual(funnel.questions, [{ key: first.key, views: 3, answers: 1 }])
  const none = await shop.owner.call('GET', `${path}/funnel?from=2020-01-01&to=2020-01-01`)
  assert.equal(none.body.total.shown, 1)
})
