import assert from 'node:assert/strict'
import { test } from 'vitest'
import { helpLimits } from '@costard/contract'
import { type Person, startTestProduct } from '#testing'
import { addRating, listRatings } from './help-rating-store.ts'

const product = await startTestProduct({ RATE_LIMITS: 'on' })
const { orm } = product.database

const rate = (person: Person, uid: string, wasOfUse: boolean, language = 'en') =>
  person.call('POST', `/help/${uid}/ratings`, { wasOfUse, language })

test('counts who found an answer of use, once a day and person, without the person', async () => {
  const [ada, bob] = [await product.aPerson(), await product.aPerson()]
  assert.equal((await rate(ada, 'rounding', true)).status, 200)
  assert.equal((await rate(bob, 'rounding', false)).status, 200)
  const again = await rate(ada, 'rounding', false)
  assert.deepEqual([again.status, again.code], [429, 'help/too-many'])
  assert.equal((await rate(ada, 'signature', true, 'de')).status, 200)
  assert.deepEqual(await listRatings(orm), [
    { uid: 'rounding', language: 'en', ofUse: 1, ofNoUse: 1 },
    { uid: 'signature', language: 'de', ofUse: 1, ofNoUse: 0 },
  ])
  const rows = await product.database.pool.query('select h::text as row from product.help_ratings h')
  assert.ok(rows.rows.every(({ row }) => !row.includes(ada.userId)))
})

test('refuses strangers, other names and languages', async () => {
  const body = { wasOfUse: true, language: 'en' }
  assert.equal((await product.call('POST', '/help/rounding/ratings', body)).status, 401)
  const ada = await product.aPerson()
  assert.equal((await rate(ada, 'x'.repeat(helpLimits.maxUid), true)).status, 200)
  assert.equal((await rate(ada, 'x'.repeat(helpLimits.maxUid + 1), true)).code, 'request/invalid')
  assert.equal((await rate(ada, 'a%00b', true)).code, 'request/invalid')
  assert.equal((await rate(ada, 'rounding', true, 'nl')).code, 'request/invalid')
})

test('counts no more answers than the limit, and goes on with those it has', async () => {
  await product.database.pool.query(
    `insert into product.help_ratings select 'answer-' || n, 'en', 1, 0 from generate_series(1, $1::int) n`,
    [helpLimits.maxCounted],
  )
  await addRating(orm, { uid: 'one-more', language: 'en', wasOfUse: true })
  await addRating(orm, { uid: 'answer-1', language: 'en', wasOfUse: true })
  const all = await listRatings(orm)
  assert.ok(!all.some(({ uid }) => uid === 'one-more'))
  assert.equal(all.find(({ uid }) => uid === 'answer-1')?.ofUse, 2)
})
