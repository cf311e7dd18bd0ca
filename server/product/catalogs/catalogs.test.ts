import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { CatalogId } from '@costard/contract'
import { aQuoteInput, aShop, startTestProduct } from '#testing'
import type { CodedError } from '#http'
import { documentProcesses } from '../../realtime/documents/testing/test-documents.ts'
import { catalogs } from './schema.ts'
import { publishVersion } from '../testing/publish-version.ts'
import { publishCatalogs, requirePublishable } from './publish-catalogs.ts'

const product = await startTestProduct()
const processes = documentProcesses()
const shop = await aShop(product)
const { owner, path } = shop
const { pricing } = shop.catalogs.buy

test('returns the published version of a catalog', async () => {
  const { status, body } = await owner.call('GET', `${path}/catalogs/${pricing.id}`)
  assert.equal(status, 200)
  assert.equal(body.pricing.version, 1)
  assert.ok(body.pricing.models.length > 0)
  assert.ok(body.wording.questions.screen.text.en)
})

test('an older version is still available after a new one is published', async () => {
  const price = (document: any): number => document.pricing.models[0].variants[0].priceMinor
  const before = price(shop.catalogs.buy)
  await publishVersion(product.database, shop, shop.catalogs.buy, (minor) => minor + 1000)
  const { body: newest } = await owner.call('GET', `${path}/catalogs/${pricing.id}`)
  assert.equal(newest.pricing.version, 2)
  assert.equal(price(newest), before + 1000)
  const { body: first } = await owner.call('GET', `${path}/catalogs/${pricing.id}?version=1`)
  assert.equal(price(first), before)
  const { body: list } = await owner.call('GET', `${path}/catalogs`)
  assert.equal(list.find(({ id }: { id: string }) => id === pricing.id).version, 2)
})

test('a catalog is the same compressed and as it is, and again when it was read before', async () => {
  const address = `${product.url}/api${path}/catalogs/${pricing.id}?version=1`
  const authorization = `Bearer ${await owner.idToken()}`
  const read = (encoding: string) =>
    fetch(address, { headers: { authorization, 'accept-encoding': encoding } })
  const plain = await read('identity')
  assert.equal(plain.headers.get('content-encoding'), null)
  const text = await plain.text()
  for (let time = 0; time < 2; time += 1) {
    const packed = await read('gzip, br')
    assert.equal(packed.headers.get('content-encoding'), 'gzip')
    assert.equal(await packed.text(), text)
  }
  assert.equal((await fetch(address)).status, 401)
})

test('returns 404 for an unknown catalog or version', async () => {
  for (const address of [
    `${path}/catalogs/${pricing.id}?version=99`,
    `${path}/catalogs/${pricing.id}?version=2147483647`,
    `${path}/catalogs/${'x'.repeat(20)}`,
  ]) {
    const { status, code } = await owner.call('GET', address)
    assert.deepEqual({ status, code }, { status: 404, code: 'catalog/not-found' }, address)
  }
})

test('rejects an invalid version', async () => {
  for (const version of ['0', '-1', '1.5', 'x', '99999999999', '1e400', '']) {
    const { status, code } = await owner.call('GET', `${path}/catalogs/${pricing.id}?version=${version}`)
    assert.deepEqual({ status, code }, { status: 400, code: 'request/invalid' }, version)
  }
})

test("returns 404 for another team's catalog, also when adding a quote", async () => {
  const other = await aShop(product, { owner })
  const read = await owner.call('GET', `${other.path}/catalogs/${pricing.id}`)
  assert.equal(read.code, 'catalog/not-found')
  const { status, code } = await owner.call('POST', `${other.path}/quotes`, aQuoteInput(shop))
  assert.deepEqual({ status, code }, { status: 404, code: 'catalog/not-found' })
})

test('an unpublished catalog cannot price a line', async () => {
  const catalogId = 'Unpublished000000000' as CatalogId
  await product.database.orm.insert(catalogs).values({
    teamId: shop.team.id,
    catalogId,
    publishedVersion: null,
    position: 9,
    createdAt: product.clock.now(),
  })
  const [line] = aQuoteInput(shop).lines
  const save = (extra: object) =>
    owner.call('POST', `${path}/quotes`, { lines: [{ ...line, catalogId, ...extra }] })
  const { status, code } = await save({})
  assert.deepEqual({ status, code }, { status: 409, code: 'catalog/not-published' })
  const gone = await save({ catalogVersion: 1 })
  assert.deepEqual([gone.status, gone.code], [410, 'catalog/version-gone'])
  assert.equal((await owner.call('GET', `${path}/catalogs/${catalogId}`)).code, 'catalog/not-found')
  assert.equal((await owner.call('GET', `${path}/catalogs`)).body.length, 3)
})

test('reports the findings of an invalid catalog, and publishes all or none', async () => {
  const { database, clock } = product
  const fresh = 'Fresh000000000000000' as CatalogId
  const broken = { ...pricing, id: 'Broken00000000000000' as CatalogId, propositions: [] }
  const documents = [{ ...pricing, id: fresh }, broken].map((one) => ({ ...shop.catalogs.buy, pricing: one }))
  assert.throws(
    () => requirePublishable(shop.team, clock.now(), documents),
    (error: CodedError) => {
      assert.equal(error.code, 'catalog/not-publishable')
      const { catalogId, findings } = error.detail as { catalogId: string; findings: { code: string }[] }
      assert.equal(catalogId, broken.id)
      assert.ok(findings.some(({ code }) => code === 'no-propositions'))
      return true
    },
  )
  const publication = { teamId: shop.team.id, publishedBy: owner.userId, publishedAt: clock.now() }
  const parts = { documents: await processes.start(database) }
  const twice = [documents[0]!, documents[0]!]
  await assert.rejects(database.transaction((tx) => publishCatalogs(tx, parts, publication, twice)))
  assert.equal((await owner.call('GET', `${path}/catalogs/${fresh}`)).status, 404)
})
