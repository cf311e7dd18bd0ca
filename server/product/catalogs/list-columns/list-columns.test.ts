import assert from 'node:assert/strict'
import { test } from 'vitest'
import { catalogLimits } from '@costard/contract'
import { aMember, aShop, startTestProduct } from '#testing'

const product = await startTestProduct()
const shop = await aShop(product)
const path = `${shop.path}/price-list-columns`
const save = (heading: string, has: unknown) => shop.owner.call('PUT', path, { heading, has })

test('what somebody said of a column is there for colleagues, until it is said anew', async () => {
  const manager = await aMember(product, shop, 'manager')
  assert.equal((await save(' Grade A ', 'price')).status, 200)
  assert.equal((await save('note', null)).status, 200)
  assert.equal((await save('GRADE A', 'grade:A')).status, 200)
  const { body } = await manager.call('GET', path)
  assert.deepEqual(
    new Map(body.map(({ heading, has }: { heading: string; has: string | null }) => [heading, has])),
    new Map([
      ['grade a', 'grade:A'],
      ['note', null],
    ]),
  )
})

test('a heading or kind beyond its bounds is refused', async () => {
  for (const [heading, has] of [
    ['', 'price'],
    ['x'.repeat(catalogLimits.maxName + 1), 'price'],
    ['x', 'x'.repeat(131)],
    ['x', ''],
    ['x', 7],
  ] as const)
    assert.deepEqual((await save(heading, has)).code, 'request/invalid', `${heading.slice(0, 9)} ${has}`)
})

test('the oldest go when a team has said too many', async () => {
  await product.database.pool.query(
    `insert into product.price_list_columns (team_id, heading, has, said_at)
     select $1, 'old ' || n, 'price', '2000-01-01' from generate_series(1, $2) n`,
    [shop.team.id, catalogLimits.maxListColumns],
  )
  assert.equal((await save('newest', 'floor')).status, 200)
  const { body } = await shop.owner.call('GET', path)
  assert.equal(body.length, catalogLimits.maxListColumns)
  assert.ok(body.some(({ heading }: { heading: string }) => heading === 'newest'))
  const { rows } = await product.database.pool.query(
    'select count(*)::int as count from product.price_list_columns where team_id = $1',
    [shop.team.id],
  )
  assert.equal(rows[0].count, catalogLimits.maxListColumns)
})
