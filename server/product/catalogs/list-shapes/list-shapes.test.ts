import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import { test } from 'vitest'
import { catalogLimits, type ListShape } from '@costard/contract'
import { aMember, aShop, startTestProduct } from '#testing'

const product = await startTestProduct()
const shop = await aShop(product)
const path = `${shop.path}/price-list-shapes`
const save = (shape: unknown) => shop.owner.call('PUT', path, { shape })

const shapeOf = (...headings: readonly string[]): ListShape => ({
  columns: headings.map((heading) => ({ heading, has: null })),
  rows: 10,
  decimalMark: null,
  grades: [],
  devices: [],
  counted: [],
})

test('how a list is read is there for colleagues, once for the same headings', async () => {
  const manager = await aMember(product, shop, 'manager')
  const last = {
    ...shapeOf('model', 'PRICE '),
    decimalMark: ',' as const,
    grades: [{ word: 'broken', grade: null }],
  }
  assert.equal((await save(shapeOf('Model', 'Price'))).status, 200)
  assert.equal((await save(shapeOf('Price', 'Model'))).status, 200)
  assert.equal((await save(last)).status, 200)
  const { body } = await manager.call('GET', path)
  assert.equal(body.length, 2)
  for (const shape of [last, shapeOf('Price', 'Model')])
    assert.ok(body.some((one: ListShape) => isDeepStrictEqual(one, shape)))
})

test('a shape beyond its bounds is refused', async () => {
  const { maxListHeadings, maxListWords, maxName } = catalogLimits
  const words = Array.from({ length: maxListWords + 1 }, (_, at) => ({ word: `w${at}`, grade: null }))
  for (const shape of [
    shapeOf(),
    shapeOf(...Array.from({ length: maxListHeadings + 1 }, (_, at) => `h${at}`)),
    shapeOf('x'.repeat(maxName + 1)),
    { ...shapeOf('Model'), grades: words },
    { ...shapeOf('Model'), decimalMark: ';' },
    { ...shapeOf('Model'), more: 1 },
  ])
    assert.equal((await save(shape)).code, 'request/invalid', JSON.stringify(shape).slice(0, 60))
})

test('the oldest go when a team has too many', async () => {
  await product.database.pool.query(
    `insert into product.price_list_shapes (team_id, fingerprint, shape, saved_at)
     select $1, 'old ' || n, $3, '2000-01-01' from generate_series(1, $2) n`,
    [shop.team.id, catalogLimits.maxListShapes, JSON.stringify(shapeOf('Old'))],
  )
  assert.equal((await save(shapeOf('Newest'))).status, 200)
  const { body } = await shop.owner.call('GET', path)
  assert.equal(body.length, catalogLimits.maxListShapes)
  assert.ok(body.some((one: ListShape) => isDeepStrictEqual(one, shapeOf('Newest'))))
})
