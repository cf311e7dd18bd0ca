import assert from 'node:assert/strict'
import { test } from 'vitest'
import { numberingLimits } from '@costard/quotes'
import { aQuote, aQuoteInput, aShop, type Shop, startTestProduct } from '#testing'

const product = await startTestProduct()

const read = async ({ owner, path }: Shop) => (await owner.call('GET', `${path}/numbering`)).body
const save = ({ owner, path }: Shop, body: object) => owner.call('PUT', `${path}/numbering`, body)
const numberOf = async (shop: Shop) => (await aQuote(shop)).number

test('a new pattern numbers the next quote; the sequence goes on and earlier quotes keep theirs', async () => {
  const shop = await aShop(product)
  const first = await aQuote(shop)
  const year = product.clock.now().getFullYear()
  assert.deepEqual(await read(shop), {
    pattern: 'Q-{YYYY}-{SEQ:5}',
    reset: 'never',
    next: 2,
    example: `Q-${year}-00002`,
  })
  const { status, body } = await save(shop, { pattern: 'LX {YY}.{SEQ:3}', reset: 'never' })
  assert.equal(status, 200, JSON.stringify(body))
  assert.equal(body.example, `LX ${year % 100}.002`)
  assert.equal(await numberOf(shop), body.example)
  const kept = await shop.owner.call('GET', `${shop.path}/quotes/${first.id}`)
  assert.equal(kept.body.number, first.number)
})

test('the next number is settable, but never to one that may have been given', async () => {
  const shop = await aShop(product)
  const pattern = 'Q-{SEQ:4}'
  assert.equal((await save(shop, { pattern, reset: 'never', next: 500 })).body.example, 'Q-0500')
  assert.equal(await numberOf(shop), 'Q-0500')
  const refused = await save(shop, { pattern, reset: 'never', next: 500 })
  assert.deepEqual([refused.status, refused.code], [409, 'team/number-taken'])
  assert.deepEqual(refused.body.error.detail, { free: 501, number: 'Q-0500' })
  assert.equal((await read(shop)).next, 501)
  // Return to a pattern whose numbers were already higher.
  await save(shop, { pattern: 'A-{SEQ:4}', reset: 'never', next: 7 })
  assert.equal(await numberOf(shop), 'A-0007')
  assert.equal((await save(shop, { pattern, reset: 'never' })).body.next, 501)
})

test('a sequence that has gone beyond what can be typed is read, and leaves by another pattern', async () => {
  const shop = await aShop(product)
  const next = numberingLimits.maxSequence
  await save(shop, { pattern: 'Q-{SEQ:4}', reset: 'never', next })
  assert.equal(await numberOf(shop), `Q-${next}`)
  assert.equal((await read(shop)).next, next + 1)
  assert.equal((await save(shop, { pattern: 'R-{SEQ:4}', reset: 'never' })).body.next, next + 1)
  assert.equal((await save(shop, { pattern: 'R-{SEQ:4}', reset: 'never', next: 1 })).body.example, 'R-0001')
  assert.equal(await numberOf(shop), 'R-0001')
})

test('a yearly sequence starts at 1 with the year of the team, once', async () => {
  const shop = await aShop(product, { country: 'IE' })
  await save(shop, { pattern: 'Q-{YYYY}-{SEQ:2}', reset: 'yearly' })
  const year = product.clock.now().getFullYear()
  assert.equal(await numberOf(shop), `Q-${year}-01`)
  // Advance in steps: a session ends if unused for weeks.
  const secondsLeft = () => (Date.UTC(year + 1, 0, 1) - product.clock.now().getTime()) / 1000 - 1
  while (secondsLeft() > 0) {
    product.clock.advanceSeconds(Math.min(secondsLeft(), 7 * 86_400))
    await read(shop)
  }
  assert.equal(await numberOf(shop), `Q-${year}-02`)
  product.clock.advanceSeconds(2)
  assert.equal((await read(shop)).example, `Q-${year + 1}-01`)
  const numbers = await Promise.all([1, 2, 3].map(() => numberOf(shop)))
  assert.deepEqual(
    numbers.toSorted(),
    ['01', '02', '03'].map((sequence) => `Q-${year + 1}-${sequence}`),
  )
})

test('changes of the pattern beside new quotes give no number twice', async () => {
  const shop = await aShop(product)
  const patterns = ['Q-{SEQ:3}', 'R-{SEQ:3}', 'Q-{SEQ:4}', 'R-{SEQ:3}']
  const made = await Promise.all([
    ...Array.from({ length: 12 }, () => numberOf(shop)),
    ...patterns.map(async (pattern) => {
      assert.equal((await save(shop, { pattern, reset: 'never' })).status, 200)
    }),
  ])
  const numbers = made.filter((number) => number !== undefined)
  assert.equal(numbers.length, 12)
  assert.equal(new Set(numbers).size, 12)
  assert.equal((await read(shop)).next, 13)
})

test('patterns that no number can follow are refused', async () => {
  const shop = await aShop(product)
  for (const wrong of [
    { pattern: 'Q-' },
    { pattern: '{SEQ:3}{SEQ:3}' },
    { pattern: 'Q/{SEQ:3}' },
    { pattern: `${'Q'.repeat(34)}{SEQ:3}` },
    { pattern: 'Q-{SEQ:3}', reset: 'yearly' },
    { pattern: 'Q-{SEQ:3}', next: 0 },
    { pattern: 'Q-{SEQ:3}', next: 1_000_000_000 },
  ]) {
    const { status, code } = await save(shop, { reset: 'never', ...wrong })
    assert.deepEqual([status, code], [400, 'request/invalid'], JSON.stringify(wrong))
  }
  const { status } = await shop.owner.call('POST', `${shop.path}/quotes`, aQuoteInput(shop))
  assert.equal(status, 201)
})
