import assert from 'node:assert/strict'
import { test } from 'vitest'
import { type Quote, SaveShop } from '@costard/contract'
import {
  aLine,
  aMember,
  type Answer,
  aQuoteInput,
  aShop,
  type Person,
  type Shop,
  startTestProduct,
  ok,
} from '#testing'

const product = await startTestProduct()
const bent = (shop: Shop) => aLine(shop, { answers: { ...aLine(shop).answers, body: 'bent' } })

/** Creates a team of three: an owner, a manager, and a member with another role. */
async function aTeamOf(third: 'agent' | 'manager' = 'agent') {
  const shop = await aShop(product)
  const manager = await aMember(product, shop, 'manager')
  const other = await aMember(product, shop, third)
  return { shop, manager, other }
}

async function aHeld(shop: Shop, by: Person): Promise<Quote> {
  return ok(by.call('POST', `${shop.path}/quotes`, aQuoteInput(shop, { lines: [bent(shop)] })))
}

function release(shop: Shop, by: Person, { id, rev, lines }: Quote): Promise<Answer> {
  const path = `${shop.path}/quotes/${id}/lines/${lines[0]?.id}/release`
  return by.call('POST', path, { rev, note: 'Seen it' })
}

async function saveRule(shop: Shop, change: object): Promise<any> {
  const before = await ok(shop.owner.call('GET', `${shop.path}/shop`))
  return ok(shop.owner.call('PUT', `${shop.path}/shop`, { ...SaveShop.parse(before), ...change }))
}

const refusal = async (answer: Promise<Answer>) => {
  const { status, code } = await answer
  return [status, code]
}

test('in a team of three a manager does not release a line of their own; a colleague does', async () => {
  const { shop, manager } = await aTeamOf()
  const quote = await aHeld(shop, manager)
  assert.deepEqual(await refusal(release(shop, manager, quote)), [403, 'quote/own-line'])
  assert.equal((await release(shop, shop.owner, quote)).status, 200)
})

test('the member who edited a line last has it as their own', async () => {
  const { shop, manager, other } = await aTeamOf()
  const quote = await aHeld(shop, other)
  const changes = [{ op: 'edit', lineId: quote.lines[0]?.id, line: { ...bent(shop), note: 'Looked again' } }]
  const path = `${shop.path}/quotes/${quote.id}/lines`
  const edited = await ok(manager.call('PATCH', path, { rev: quote.rev, changes }))
  assert.deepEqual(await refusal(release(shop, manager, edited)), [403, 'quote/own-line'])
  assert.equal((await release(shop, shop.owner, edited)).status, 200)
})

test('the owner of a small team releases what they set up, also if nobody else may', async () => {
  const alone = await aShop(product)
  assert.equal((await release(alone, alone.owner, await aHeld(alone, alone.owner))).status, 200)
  const shop = await aShop(product)
  await aMember(product, shop, 'agent')
  await aMember(product, shop, 'agent')
  assert.equal((await release(shop, shop.owner, await aHeld(shop, shop.owner))).status, 200)
})

test('the setting counts at any size of the team, and saving another one does not set it', async () => {
  const { shop, manager } = await aTeamOf()
  const small = await aShop(product)
  assert.equal((await saveRule(small, { town: 'Elsewhere' })).othersRelease, false)
  await aMember(product, small, 'manager')
  await aMember(product, small, 'agent')
  assert.equal((await ok(small.owner.call('GET', `${small.path}/shop`))).othersRelease, true)
  assert.equal((await saveRule(shop, { othersRelease: false })).othersRelease, false)
  assert.equal((await release(shop, manager, await aHeld(shop, manager))).status, 200)
  const alone = await aShop(product)
  assert.equal((await saveRule(alone, { othersRelease: true })).othersRelease, true)
  const refused = await refusal(release(alone, alone.owner, await aHeld(alone, alone.owner)))
  assert.deepEqual(refused, [403, 'quote/own-line'])
})
