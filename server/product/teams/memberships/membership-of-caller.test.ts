import assert from 'node:assert/strict'
import { test } from 'vitest'
import { aMember, aQuote, aShop, startTestProduct } from '#testing'

const product = await startTestProduct()
const { pool } = product.database
const shop = await aShop(product)
const agent = await aMember(product, shop, 'agent')
const quote = await aQuote(shop)
let rev = quote.rev

/** Edits a note and returns the status and code of the answer. */
async function edit(note: string): Promise<readonly [status: number, code: string | undefined]> {
  const { status, code, body } = await agent.call('PATCH', `${shop.path}/quotes/${quote.id}`, { rev, note })
  if (status === 200) rev = body.rev
  return [status, code]
}

test('rights are read for each call, not kept from the last one', async () => {
  const member = (change: string): Promise<unknown> =>
    pool.query(`update product.members set ${change} where user_id = $1`, [agent.userId])
  assert.deepEqual(await edit('a'), [200, undefined])
  assert.deepEqual(await edit('b'), [200, undefined])
  await member("role = 'viewer'")
  assert.deepEqual(await edit('c'), [403, 'team/not-allowed'])
  await member("role = 'agent', state = 'suspended'")
  assert.deepEqual(await edit('d'), [403, 'team/suspended'])
  await member("state = 'left'")
  assert.deepEqual(await edit('e'), [404, 'team/not-found'])
  await member("state = 'active'")
  assert.deepEqual(await edit('f'), [200, undefined])
  await pool.query('update product.teams set closed_at = now() where team_id = $1', [shop.team.id])
  assert.deepEqual(await edit('g'), [403, 'team/closed'])
  await pool.query('update product.teams set closed_at = null where team_id = $1', [shop.team.id])
})

test('an account that is disabled, and a session that has ended, are refused at once', async () => {
  const account = (change: string): Promise<unknown> =>
    pool.query(`update identity.users set ${change} where id = $1`, [agent.userId])
  assert.deepEqual(await edit('h'), [200, undefined])
  await account('is_disabled = true')
  assert.deepEqual(await edit('i'), [401, 'identity/signed-out'])
  await account('is_disabled = false')
  assert.deepEqual(await edit('j'), [200, undefined])
  await pool.query('update identity.sessions set revoked_at = now() where user_id = $1', [agent.userId])
  assert.deepEqual(await edit('k'), [401, 'identity/signed-out'])
})
