import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'vitest'
import { sql } from 'drizzle-orm'
import { aShop, type Shop, startTestProduct } from '#testing'
import { catalogDocuments } from './schema.ts'
import { teamTables } from '../../testing/team-tables.ts'
import { removeTeam } from '../team-lifecycle/remove-team.ts'
import { publishVersion } from '../testing/publish-version.ts'
import { saveDocuments } from './catalog-document-store.ts'

const product = await startTestProduct()
const { pool } = product.database
const folder = new URL('../../database/migrations/', import.meta.url)

/** Tables created by migration 0002, with data in its format. */
const earlierTables = `
  create table earlier as
    select team_id, catalog_id, version,
      jsonb_set(jsonb_set(document, '{pricing,id}', to_jsonb(catalog_id)), '{pricing,version}', to_jsonb(version)) document,
      published_at - interval '1 second' published_at, published_by
    from product.catalog_versions join product.catalog_documents using (document_hash);
  drop table product.catalog_versions, product.catalog_documents;
  create table product.catalog_versions (
    team_id text not null, catalog_id text not null, version integer not null, document jsonb not null,
    published_at timestamptz(3) not null, published_by text not null,
    constraint catalog_versions_team_id_catalog_id_version_pk primary key (team_id, catalog_id, version));
  insert into product.catalog_versions select * from earlier;
  drop table earlier`

async function documentsStored(): Promise<number> {
  const { rows } = await pool.query<{ stored: number }>(
    'select count(*)::int as stored from product.catalog_documents',
  )
  return rows[0]?.stored ?? 0
}

async function catalogsOf({ owner, path, catalogs }: Shop): Promise<unknown[]> {
  const all = [catalogs.buy, catalogs.repair, catalogs.sell]
  return Promise.all(
    all.map(async ({ pricing }) => (await owner.call('GET', `${path}/catalogs/${pricing.id}`)).body),
  )
}

async function migrate(ending: string): Promise<void> {
  const file = readdirSync(folder).find((name) => name.endsWith(ending))
  await pool.query(readFileSync(new URL(file ?? '', folder), 'utf8'))
}

async function remove({ team }: Shop): Promise<void> {
  await product.database.transaction((tx) => removeTeam(tx, teamTables, team.id))
}

test('teams with the same catalogs share their documents, and each has its own ids', async () => {
  const [one, other] = [await aShop(product), await aShop(product)]
  assert.equal(await documentsStored(), 3)
  const [ofOne, ofOther] = [await catalogsOf(one), await catalogsOf(other)]
  const ids = [ofOne, ofOther].flat().map((document: any) => document.pricing.id)
  assert.equal(new Set(ids).size, 6)
  const withoutIds = (documents: unknown[]): unknown[] =>
    documents.map(({ pricing: { id: _id, ...pricing }, ...rest }: any) => ({ ...rest, pricing }))
  assert.deepEqual(withoutIds(ofOne), withoutIds(ofOther))
  await remove(one)
  assert.equal(await documentsStored(), 3)
  assert.deepEqual(await catalogsOf(other), ofOther)
  await remove(other)
  assert.equal(await documentsStored(), 0)
})

test('a changed version is stored apart, and removed with its team', async () => {
  const [changing, other] = [await aShop(product), await aShop(product)]
  const before = await catalogsOf(other)
  await publishVersion(product.database, changing, changing.catalogs.buy, (priceMinor) => priceMinor + 100)
  assert.equal(await documentsStored(), 4)
  assert.deepEqual(await catalogsOf(other), before)
  const [buy] = (await catalogsOf(changing)) as any[]
  assert.deepEqual([buy.pricing.id, buy.pricing.version], [changing.catalogs.buy.pricing.id, 2])
  await remove(changing)
  assert.equal(await documentsStored(), 3)
  await remove(other)
})

test('a document is not removed while a team that is being created takes it', async () => {
  const last = await aShop(product)
  const hasSaved = Promise.withResolvers<void>()
  const mayAdd = Promise.withResolvers<void>()
  const adding = product.database.transaction(async (tx) => {
    await saveDocuments(tx, await tx.select().from(catalogDocuments))
    hasSaved.resolve()
    await mayAdd.promise
    await tx.execute(sql`
      insert into product.catalog_versions (team_id, catalog_id, version, document_hash, published_at, published_by, summary)
      select 'new team', catalog_id, version, document_hash, published_at, published_by, summary
      from product.catalog_versions where team_id = ${last.team.id}`)
  })
  await hasSaved.promise
  const removing = remove(last)
  for (let isWaiting = false; !isWaiting;) {
    const { rows } = await pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    isWaiting = rows.length > 0
  }
  mayAdd.resolve()
  await Promise.all([adding, removing])
  assert.equal(await documentsStored(), 3)
  await pool.query('delete from product.catalog_versions')
  await pool.query('delete from product.catalog_documents')
})

test('opens catalogs stored with each team, and keeps of equal ones one', async () => {
  const shops = [await aShop(product), await aShop(product), await aShop(product, { country: 'GB' })]
  const [changing] = shops
  assert.ok(changing)
  await publishVersion(product.database, changing, changing.catalogs.buy, (priceMinor) => priceMinor + 100)
  const before = await Promise.all(shops.map(catalogsOf))
  const listed = await changing.owner.call('GET', `${changing.path}/catalogs`)
  await pool.query(earlierTables)
  await migrate('_shared_catalog_documents.sql')
  await migrate('_catalog_summaries.sql')
  // Column added by a later migration.
  await pool.query(`alter table product.catalog_versions add column note text not null default ''`)
  assert.equal(await documentsStored(), 7)
  assert.deepEqual(await Promise.all(shops.map(catalogsOf)), before)
  const relisted = await changing.owner.call('GET', `${changing.path}/catalogs`)
  const withoutTimes = ({ body }: typeof listed): unknown =>
    body.map(({ publishedAt: _publishedAt, ...catalog }: any) => catalog)
  assert.deepEqual(withoutTimes(relisted), withoutTimes(listed))
  // The hashes of moved documents are computed by PostgreSQL, so a new team stores the sample catalogs once
  // more.
  const added = await aShop(product)
  assert.equal(await documentsStored(), 10)
  await remove(added)
})

test('migration summarises stored versions as publishing does, and lists read no document', async () => {
  const shops = [await aShop(product), await aShop(product, { country: 'JP' })]
  const [changing] = shops
  assert.ok(changing)
  const { repair } = changing.catalogs
  const onRequest = { mode: 'onRequest' } as const
  // A catalog with prices only in its overrides.
  const services = repair.pricing.services.map((service) => ({ ...service, price: onRequest }))
  const { description: _description, ...wording } = repair.wording
  const pricing = { ...repair.pricing, services }
  await publishVersion(product.database, changing, { ...repair, wording, pricing }, (minor) => minor)
  const summaries = async () =>
    (
      await pool.query(
        `select team_id, catalog_id, version, summary from product.catalog_versions order by 1, 2, 3`,
      )
    ).rows
  const before = await summaries()
  const summaryOf = (shop: Shop, version: number) =>
    before.find((row) => row.catalog_id === shop.catalogs.repair.pricing.id && row.version === version)
      ?.summary
  assert.equal(summaryOf(changing, 2)?.hasPrices, true)
  assert.ok(!('description' in summaryOf(changing, 2)) && 'description' in summaryOf(changing, 1))
  assert.ok(shops[1] && !summaryOf(shops[1], 1).hasPrices)
  await pool.query('alter table product.catalog_versions drop column summary')
  await migrate('_catalog_summaries.sql')
  assert.deepEqual(await summaries(), before)
  const listed = async () =>
    Promise.all(shops.map(({ owner, path }) => owner.call('GET', `${path}/catalogs`)))
  const lists = await listed()
  await pool.query(`update product.catalog_documents set document = '{}'`)
  assert.deepEqual(
    (await listed()).map(({ body }) => body),
    lists.map(({ body }) => body),
  )
  await Promise.all(shops.map(remove))
})
