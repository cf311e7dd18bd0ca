import assert from 'node:assert/strict'
import { test } from 'vitest'
import { SaveShop, firstStepNames } from '@costard/contract'
import { aMember, aSentQuote, aShop, type Person, startTestProduct } from '#testing'

const product = await startTestProduct()

async function doneOf(person: Person, path: string): Promise<readonly string[]> {
  const { status, body } = await person.call('GET', `${path}/first-steps`)
  assert.equal(status, 200, JSON.stringify(body))
  return body.done
}

test('a step is done by doing it, in any order, and counts for the whole team', async () => {
  const shop = await aShop(product)
  const { owner, path, catalogs } = shop
  assert.deepEqual(await doneOf(owner, path), [])

  const { body: before } = await owner.call('GET', `${path}/shop`)
  const hours = Array.from({ length: 7 }, () => [{ from: '09:00', to: '18:00' }])
  assert.equal((await owner.call('PUT', `${path}/shop`, { ...SaveShop.parse(before), hours })).status, 200)
  assert.deepEqual(await doneOf(owner, path), [], 'hours without a logo')
  await product.database.pool.query(
    `insert into product.shop_logos values ($1, 'l', 'image/png', '', now())`,
    [shop.team.id],
  )
  assert.deepEqual(await doneOf(owner, path), ['shop'])

  const allowedOrigins = ['https://shop.example']
  const { body: widget } = await owner.call('POST', `${path}/widgets`, {
    name: 'W',
    catalogId: catalogs.buy.pricing.id,
    allowedOrigins,
  })
  assert.deepEqual(await doneOf(owner, path), ['shop'], 'a draft is on no site')
  await owner.call('POST', `${path}/widgets/${widget.id}/state`, { state: 'live', rev: widget.rev })
  assert.deepEqual(await doneOf(owner, path), ['shop', 'widget'])

  await aSentQuote(shop)
  await owner.call('POST', `${path}/invitations`, {
    emails: ['c@shop.example'],
    role: 'agent',
    language: 'en',
  })
  assert.deepEqual(await doneOf(owner, path), ['shop', 'colleague', 'quote', 'widget'])
  const catalog = `${path}/catalogs/${catalogs.buy.pricing.id}`
  const part = { kind: 'price', key: 'iphone-15-128', value: { minor: 20_000 } }
  await owner.call('PATCH', `${catalog}/draft`, { baseVersion: 1, changes: [{ part, rev: 0 }] })
  await owner.call('POST', `${catalog}/publish`, { baseVersion: 1, rev: 1, note: 'Ours' })
  const admin = await aMember(product, shop, 'admin')
  assert.deepEqual(await doneOf(admin, path), [...firstStepNames])
})

test('those who created a team with them see them, until they hide them', async () => {
  const owner = await product.aPerson()
  const input = { name: 'A', country: 'FR', language: 'fr' }
  const { body: plain } = await owner.call('POST', '/teams', input)
  assert.equal(plain.showsFirstSteps, false)
  const { body: team } = await owner.call('POST', '/teams', { ...input, showsFirstSteps: true })
  assert.equal(team.showsFirstSteps, true)
  const path = `/teams/${team.id}`
  for (const isShown of [false, true, false]) {
    const { body } = await owner.call('PUT', `${path}/first-steps/shown`, { isShown })
    assert.deepEqual(body, { isShown })
    assert.equal((await owner.call('GET', path)).body.showsFirstSteps, isShown)
    assert.equal((await owner.call('GET', `/teams/${plain.id}`)).body.showsFirstSteps, false, 'another team')
  }
})
