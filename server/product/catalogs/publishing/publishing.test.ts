import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { CatalogPart } from '@costard/catalogs'
import { CatalogCheck, CatalogDraft, CatalogId, catalogLimits, ManagedCatalog } from '@costard/contract'
import { and, eq, sql } from 'drizzle-orm'
import {
  aLine,
  aMember,
  type Answer,
  aQuote,
  aShop,
  type Person,
  type Shop,
  startTestProduct,
} from '#testing'
import { catalogs } from '../schema.ts'

const product = await startTestProduct()

const price = (key: string, minor: number): CatalogPart => ({ kind: 'price', key, value: { minor } })
const pathOf = (of: Shop, id: CatalogId = of.catalogs.buy.pricing.id): string => `${of.path}/catalogs/${id}`

async function change(
  of: Shop,
  part: CatalogPart,
  { baseVersion = 1, id = of.catalogs.buy.pricing.id }: { baseVersion?: number | null; id?: CatalogId } = {},
): Promise<number> {
  const { body } = await of.owner.call('GET', `${pathOf(of, id)}/draft`)
  const { parts } = CatalogDraft.parse(body)
  const rev = parts.find(({ kind, key }) => kind === part.kind && key === part.key)?.rev ?? 0
  const changed = await of.owner.call('PATCH', `${pathOf(of, id)}/draft`, {
    baseVersion,
    changes: [{ part, rev }],
  })
  assert.equal(changed.status, 200, JSON.stringify(changed.body))
  return Number(changed.body.rev)
}

function publish(of: Shop, body: object, by: Person = of.owner, id?: CatalogId): Promise<Answer> {
  return by.call('POST', `${pathOf(of, id)}/publish`, body)
}

async function add(of: Shop, start: object, name = 'Winter'): Promise<CatalogId> {
  const { status, body } = await of.owner.call('POST', `${of.path}/catalogs`, { name, start })
  assert.equal(status, 201, JSON.stringify(body))
  return CatalogId.parse(body.id)
}

async function managed(of: Shop): Promise<ManagedCatalog[]> {
  const { body } = await of.owner.call('GET', `${of.path}/managed-catalogs`)
  return ManagedCatalog.array().parse(body)
}

test('publishes the draft for new quotes, and a quote keeps the version it was made with', async () => {
  const of = await aShop(product)
  const [before] = (await aQuote(of)).lines
  assert.ok(before)
  const rev = await change(of, price(before.variantId, 12_300))
  const published = await publish(of, { baseVersion: 1, rev, note: 'Winter' })
  assert.deepEqual([published.status, published.body], [200, { version: 2 }])
  const [after] = (await aQuote(of, { lines: [aLine(of, { catalogVersion: 2 })] })).lines
  assert.deepEqual([before.catalogVersion, after?.catalogVersion], [1, 2])
  const old = await of.owner.call('GET', `${pathOf(of)}?version=1`)
  assert.deepEqual(old.body, of.catalogs.buy)
  const draft = CatalogDraft.parse((await of.owner.call('GET', `${pathOf(of)}/draft`)).body)
  assert.deepEqual([draft.baseVersion, draft.parts, draft.document.samplePrices], [2, [], false])
  const { body } = await of.owner.call('GET', `${pathOf(of)}/versions`)
  assert.partialDeepStrictEqual(body, {
    versions: [
      { version: 2, note: 'Winter', publishedBy: of.owner.userId, quotes: 1 },
      { version: 1, note: '', quotes: 1 },
    ],
    hasMore: false,
  })
})

test('of two who publish at once one wins and the other is refused', async () => {
  const of = await aShop(product)
  const manager = await aMember(product, of, 'manager')
  const rev = await change(of, price('iphone-15-256', 12_300))
  const answers = await Promise.all([of.owner, manager].map((by) => publish(of, { baseVersion: 1, rev }, by)))
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409])
  assert.ok(answers.some(({ code }) => code === 'catalog/published'))
})

test('publishes what was read only: a later change refuses', async () => {
  const of = await aShop(product)
  const rev = await change(of, price('iphone-15-256', 12_300))
  await change(of, price('iphone-15-128', 1))
  assert.equal((await publish(of, { baseVersion: 1, rev })).code, 'catalog/draft-changed')
  const { body } = await of.owner.call('GET', `${pathOf(of)}/versions`)
  assert.equal(body.versions.length, 1)
})

test('a change that comes between the check and publishing refuses, and nothing is published', async () => {
  const of = await aShop(product)
  const catalogId = of.catalogs.buy.pricing.id
  const rev = await change(of, price('iphone-15-256', 12_300))
  const published = await product.database.transaction(async (tx) => {
    const own = and(eq(catalogs.teamId, of.team.id), eq(catalogs.catalogId, catalogId))
    await tx
      .update(catalogs)
      .set({ draftRev: rev + 1 })
      .where(own)
    const answer = publish(of, { baseVersion: 1, rev })
    await waitForLock()
    return { answer }
  })
  const { status, code } = await published.answer
  assert.deepEqual([status, code], [409, 'catalog/draft-changed'])
  const { body } = await of.owner.call('GET', `${pathOf(of)}/versions`)
  assert.equal(body.versions.length, 1)
})

/** Resolves when a session waits for a row locked by a transaction. */
async function waitForLock(): Promise<void> {
  for (;;) {
    const { rows } = await product.database.orm.execute(
      sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'update "product"."catalogs"%'`,
    )
    if (rows.length > 0) return
    await new Promise(setImmediate)
  }
}

test('publishing twice with one key publishes once', async () => {
  const of = await aShop(product)
  const rev = await change(of, price('iphone-15-256', 12_300))
  const again = () =>
    of.owner.call('POST', `${pathOf(of)}/publish`, { baseVersion: 1, rev }, { 'idempotency-key': 'once' })
  const answers = [await again(), await again()]
  assert.deepEqual(
    answers.map(({ status, body }) => [status, body]),
    [
      [200, { version: 2 }],
      [200, { version: 2 }],
    ],
  )
})

test('names the errors with their places, and publishes nothing', async () => {
  const of = await aShop(product)
  const rev = await change(of, {
    kind: 'limits',
    key: 'iphone-15',
    value: { floorMinor: 9, ceilingMinor: 5 },
  })
  const index = of.catalogs.buy.pricing.models.findIndex(({ id }) => id === 'iphone-15')
  const check = CatalogCheck.parse((await of.owner.call('GET', `${pathOf(of)}/draft/check`)).body)
  assert.ok(check.errors > 0 && check.rev === rev)
  assert.ok(check.findings.some(({ path }) => path.startsWith(`models.${index}.`)))
  const refused = await publish(of, { baseVersion: 1, rev })
  assert.deepEqual([refused.status, refused.code], [422, 'catalog/not-publishable'])
})

test('an unchanged catalog is not published again, and a note has a bound', async () => {
  const of = await aShop(product)
  assert.equal((await publish(of, { baseVersion: 1, rev: 0 })).code, 'catalog/nothing-changed')
  const note = 'x'.repeat(catalogLimits.maxNote + 1)
  assert.equal((await publish(of, { baseVersion: 1, rev: 0, note })).code, 'request/invalid')
})

test('rolls back to a copy of an earlier version under the next number, and the draft stays', async () => {
  const of = await aShop(product)
  const rev = await change(of, price('iphone-15-256', 12_300))
  await publish(of, { baseVersion: 1, rev })
  await change(of, price('iphone-15-128', 77_700), { baseVersion: 2 })
  const path = `${pathOf(of)}/roll-back`
  const back = await of.owner.call('POST', path, { baseVersion: 2, to: 1, note: 'Too high' })
  assert.deepEqual([back.status, back.body], [200, { version: 3 }])
  const { body } = await of.owner.call('GET', pathOf(of))
  const { models } = of.catalogs.buy.pricing
  assert.partialDeepStrictEqual(body, { pricing: { version: 3, models } })
  const draft = CatalogDraft.parse((await of.owner.call('GET', `${pathOf(of)}/draft`)).body)
  assert.deepEqual(
    draft.parts.map(({ kind, key }) => [kind, key]),
    [['price', 'iphone-15-128']],
  )
  assert.equal((await of.owner.call('POST', path, { baseVersion: 2, to: 1 })).code, 'catalog/published')
  assert.equal((await of.owner.call('POST', path, { baseVersion: 3, to: 9 })).code, 'catalog/version-gone')
})

test('adds a sample, a copy and an empty catalog; none is for quotes before it is published', async () => {
  const of = await aShop(product)
  const sample = await add(of, { from: 'sample', kind: 'repair' })
  await change(of, price('iphone-15-256', 4_200))
  const copy = await add(of, { from: 'copy', catalogId: of.catalogs.buy.pricing.id }, 'Copy')
  const empty = await add(of, { from: 'empty', kind: 'sell' })
  const rows = await managed(of)
  for (const id of [sample, copy, empty])
    assert.partialDeepStrictEqual(
      rows.find((row) => row.id === id),
      { version: null, publishedAt: null, changes: 0 },
    )
  const listed = await of.owner.call('GET', `${of.path}/catalogs`)
  assert.equal(listed.body.length, 3)
  assert.equal((await of.owner.call('GET', pathOf(of, copy))).code, 'catalog/not-found')
  const draft = CatalogDraft.parse((await of.owner.call('GET', `${pathOf(of, copy)}/draft`)).body)
  assert.deepEqual([draft.baseVersion, draft.document.wording.name], [null, { en: 'Copy' }])
  const variants = draft.document.pricing.models.flatMap((model) => model.variants)
  assert.equal(variants.find(({ id }) => id === 'iphone-15-256')?.priceMinor, 4_200)
  const published = await publish(of, { baseVersion: null, rev: 0 }, of.owner, copy)
  assert.deepEqual(published.body, { version: 1 })
  const refused = await publish(of, { baseVersion: null, rev: 0 }, of.owner, empty)
  assert.equal(refused.code, 'catalog/not-publishable')
})

test('a name has 1 to 120 characters, and a team a bounded number of catalogs', async () => {
  const of = await aShop(product)
  const start = { from: 'empty', kind: 'buy' }
  for (const name of ['', ' ', 'x'.repeat(catalogLimits.maxName + 1)])
    assert.equal(
      (await of.owner.call('POST', `${of.path}/catalogs`, { name, start })).code,
      'request/invalid',
    )
  for (let count = 3; count < catalogLimits.maxCatalogs; count += 1) await add(of, start, `C${count}`)
  const { code } = await of.owner.call('POST', `${of.path}/catalogs`, { name: 'One more', start })
  assert.equal(code, 'catalog/too-many')
})

test('an archived catalog is not for new quotes until it is restored', async () => {
  const of = await aShop(product)
  const path = `${pathOf(of)}/archived`
  assert.equal((await of.owner.call('PUT', path, { isArchived: true })).status, 200)
  assert.equal((await of.owner.call('GET', `${of.path}/catalogs`)).body.length, 2)
  assert.ok((await managed(of)).find(({ id }) => id === of.catalogs.buy.pricing.id)?.archivedAt)
  const rev = await change(of, price('iphone-15-256', 1))
  assert.equal((await publish(of, { baseVersion: 1, rev })).code, 'catalog/archived')
  assert.equal((await of.owner.call('PUT', path, { isArchived: false })).status, 200)
  assert.equal((await of.owner.call('GET', `${of.path}/catalogs`)).body.length, 3)
})
