import assert from 'node:assert/strict'
import { type CustomerData, quoteLimits } from '@costard/contract'
import { test } from 'vitest'
import { aMember, type Answer, aQuote, aShop, type Person, startTestProduct } from '#testing'

const product = await startTestProduct()
const { clock, database } = product
const shop = await aShop(product)
const { owner, path, team } = shop
const agent = await aMember(product, shop, 'agent')

function note(id: string, text: string, by: Pick<Person, 'call'> = owner): Promise<Answer> {
  return by.call('POST', `${path}/quotes/${id}/notes`, { text })
}

async function noted(id: string): Promise<unknown[]> {
  const { entries } = (await owner.call('GET', `${path}/quotes/${id}/activity`)).body
  return entries
    .filter(({ kind }: { kind: string }) => kind === 'noted')
    .map(({ by, text, noteId }: any) => [by.id, text, noteId])
}

test('a note is in the activity until its author, or a member with note.remove, removes it', async () => {
  const { id, rev } = await aQuote(shop)
  const { status, body } = await note(id, '  Collects on Friday\n', agent)
  assert.deepEqual([status, body.text, body.by], [201, 'Collects on Friday', agent.userId])
  assert.deepEqual(await noted(id), [[agent.userId, 'Collects on Friday', body.id]])
  assert.equal((await owner.call('GET', `${path}/quotes/${id}`)).body.rev, rev, 'nobody’s edit is outdated')
  const manager = await aMember(product, shop, 'manager')
  const of = `${path}/quotes/${id}/notes/${body.id}`
  const refused = await manager.call('DELETE', of)
  assert.deepEqual([refused.status, refused.code], [403, 'quote/note-of-other'])
  assert.equal((await agent.call('DELETE', of)).status, 200)
  assert.equal((await agent.call('DELETE', of)).status, 200, 'again changes nothing')
  assert.deepEqual(await noted(id), [])
  const byAgent = (await note(id, 'Once more', agent)).body
  assert.equal((await owner.call('DELETE', `${path}/quotes/${id}/notes/${byAgent.id}`)).status, 200)
})

test('a quote has as many notes as its limit, and a note as many characters', async () => {
  const { id } = await aQuote(shop)
  assert.equal((await note(id, 'x'.repeat(quoteLimits.maxNote))).status, 201)
  assert.equal((await note(id, 'x'.repeat(quoteLimits.maxNote + 1))).status, 400)
  assert.equal((await note(id, ' ')).status, 400)
  await database.pool.query(
    `insert into product.quote_notes (team_id, quote_id, note_id, at, written_by, text)
     select $1, $2, left(md5($2 || n), 20), '2025-01-01', $3, 'x' from generate_series(2, $4::int) n`,
    [team.id, id, owner.userId, quoteLimits.maxNotes],
  )
  const refused = await note(id, 'One more')
  assert.deepEqual([refused.status, refused.code], [409, 'quote/too-many-notes'])
})

test('the data file of the customer has the notes about their quotes, and an erasure deletes them', async () => {
  const own = await aShop(product)
  const quote = await aQuote(own)
  const at = `${own.path}/quotes/${quote.id}`
  const added = await own.owner.call('POST', `${at}/notes`, { text: 'Ask for Paul' })
  assert.equal(added.status, 201)
  const customer = `${own.path}/customers/${quote.customerId}`
  const data = (await own.owner.call('GET', `${customer}/data`)).body as CustomerData
  assert.deepEqual(data.customer.teamNotes, [{ at: clock.now().toISOString(), text: 'Ask for Paul' }])
  const { rev } = (await own.owner.call('GET', customer)).body
  assert.equal((await own.owner.call('POST', `${customer}/erase`, { rev })).status, 200)
  const { entries } = (await own.owner.call('GET', `${at}/activity`)).body
  assert.ok(entries.every(({ kind }: { kind: string }) => kind !== 'noted'))
  const { rows } = await database.pool.query(
    `select (select count(*)::int from product.quote_notes where text = 'Ask for Paul') as notes,
       (select count(*)::int from product.audit_entries e where e::text like '%Paul%') as audited`,
  )
  assert.deepEqual(rows, [{ notes: 0, audited: 0 }])
})

test('a note cannot be written or removed from another team or by somebody who only reads', async () => {
  const { id } = await aQuote(shop)
  const { body } = await note(id, 'Ours')
  const other = await aShop(product)
  const elsewhere = await other.owner.call('POST', `${other.path}/quotes/${id}/notes`, { text: 'Theirs' })
  assert.equal(elsewhere.code, 'quote/not-found')
  const viewer = await aMember(product, shop, 'viewer')
  assert.equal((await note(id, 'Read only', viewer)).status, 403)
  assert.equal((await viewer.call('DELETE', `${path}/quotes/${id}/notes/${body.id}`)).status, 403)
  assert.equal((await noted(id)).length, 1)
})
