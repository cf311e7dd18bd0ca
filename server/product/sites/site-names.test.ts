import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'vitest'
import { aShop, type Shop, startTestProduct } from '#testing'

const product = await startTestProduct()
const { pool } = product.database
const place = { street: '1 Quay', town: '', directions: '', phone: '', hours: null }
const taken = [409, 'site/name-taken']

async function add({ owner, path }: Shop, name: string): Promise<[number, string | undefined]> {
  const { status, code } = await owner.call('POST', `${path}/sites`, { ...place, name })
  return [status, code]
}

async function idOf({ owner, path }: Shop, name: string): Promise<string> {
  const { sites } = (await owner.call('GET', `${path}/sites`)).body
  return sites.find((site: { name: string }) => site.name === name).id
}

async function rename({ owner, path }: Shop, id: string, name: string, rev = 1) {
  const { status, code } = await owner.call('PUT', `${path}/sites/${id}`, { ...place, name, rev })
  return [status, code]
}

async function archive({ owner, path }: Shop, id: string, isArchived: boolean) {
  const { status, code } = await owner.call('POST', `${path}/sites/${id}/archive`, { isArchived })
  return [status, code]
}

test('open sites of a team have different names, apart from case and spaces', async () => {
  const shop = await aShop(product)
  assert.deepEqual(await add(shop, 'Große Str. 1'), [201, undefined])
  for (const name of ['Große Str. 1', 'GROSSE  STR.1', ' große str.\u00A01', 'grosse str. 1'])
    assert.deepEqual(await add(shop, name), taken, name)
  assert.deepEqual(await add(shop, 'Große Str. 2'), [201, undefined])
  const id = await idOf(shop, 'Große Str. 2')
  assert.deepEqual(await rename(shop, id, 'Große Str. 1'), taken)
  assert.deepEqual(await rename(shop, id, 'GROSSE STR. 2'), [200, undefined], 'its own')
  assert.deepEqual(await add(await aShop(product), 'Große Str. 1'), [201, undefined], 'another team')
})

test('of requests at the same time one gets the name', async () => {
  const shop = await aShop(product)
  await add(shop, 'First')
  const id = await idOf(shop, 'First')
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => add(shop, 'Cork')),
    rename(shop, id, 'cork'),
  ])
  assert.equal(answers.filter(([status]) => status === 409).length, 5, JSON.stringify(answers))
})

test('the name of an archived site is free, until it is restored', async () => {
  const shop = await aShop(product)
  await add(shop, 'Cork')
  const id = await idOf(shop, 'Cork')
  assert.deepEqual(await archive(shop, id, true), [200, undefined])
  assert.deepEqual(await rename(shop, id, 'Old Cork'), [200, undefined])
  assert.deepEqual(await rename(shop, id, 'Cork', 2), [200, undefined])
  assert.deepEqual(await add(shop, 'Cork'), [201, undefined])
  assert.deepEqual(await archive(shop, id, false), taken)
  assert.deepEqual(await archive(shop, id, true), [200, undefined], 'as it is')
  assert.deepEqual(await rename(shop, id, 'Old Cork', 3), [200, undefined])
  assert.deepEqual(await archive(shop, id, false), [200, undefined])
  assert.deepEqual(await add(shop, 'old cork'), taken)
})

test('sites that were named alike before survive the migration and can be changed', async () => {
  const shop = await aShop(product)
  for (const name of ['One', 'Two', 'Three']) await add(shop, name)
  const [one, two, three] = await Promise.all(['One', 'Two', 'Three'].map((name) => idOf(shop, name)))
  await pool.query('alter table product.sites drop column name_key')
  await pool.query('update product.sites set name = $1 where site_id = any($2)', ['Cork', [one, two]])
  await pool.query('update product.sites set archived_at = now(), name = $1 where site_id = $2', [
    'Cork',
    three,
  ])
  const file = new URL('../../database/migrations/0055_site-names.sql', import.meta.url)
  const statements = readFileSync(file, 'utf8').split('--> statement-breakpoint')
  for (const statement of statements.filter((one) => one.includes('name_key'))) await pool.query(statement)
  const keys = 'select name_key from product.sites where team_id = $1 order by name_key'
  assert.deepEqual(
    (await pool.query(keys, [shop.team.id])).rows.map(({ name_key: key }) => key),
    ['cork', null, null],
  )
  assert.deepEqual(await add(shop, 'Cork'), taken)
  assert.deepEqual(await archive(shop, one ?? '', true), [200, undefined])
  assert.deepEqual(await add(shop, 'Cork'), taken, 'that of the other')
  assert.deepEqual(await archive(shop, one ?? '', false), taken)
  for (const id of [one, two]) assert.deepEqual(await rename(shop, id ?? '', 'Cork'), [200, undefined])
  assert.deepEqual(await rename(shop, two ?? '', 'Dublin'), [200, undefined])
  assert.deepEqual(await add(shop, 'dublin'), taken)
})
