import 'fake-indexeddb/auto'
import assert from 'node:assert/strict'
import { afterEach, test } from 'vitest'
import { openKeptAnswers } from './kept-answers.ts'
import {
  forgetAnswers,
  forgetOld,
  type KeptDatabase,
  openKeptDatabase,
  ownerOf,
  removeKeptDatabase,
} from './kept-database.ts'
import { keptLimits } from './kept-limits.ts'
import { seal } from './sealed.ts'

let database: KeptDatabase | undefined
afterEach(async () => {
  database?.close()
  await removeKeptDatabase()
})

async function open(maxBytes?: number) {
  let clock = Date.parse('2026-11-27T10:00:00Z')
  database = await openKeptDatabase()
  const owner = await ownerOf(database, 'u1', clock)
  const answers = await openKeptAnswers(database, owner, {
    now: () => (clock += 1000),
    ...(maxBytes !== undefined && { maxBytes }),
  })
  return { database, owner, answers }
}

test('what is kept is read again, is not readable in the database, and the key cannot be taken out', async () => {
  const { database: kept, owner, answers } = await open()
  await answers.write('customers.get 1', 't1', { name: 'Marta Nowak' })
  assert.deepEqual(await answers.read('customers.get 1'), { name: 'Marta Nowak' })
  const { data } = (await kept.get('answers', 'customers.get 1')) ?? {}
  assert.ok(data && !Buffer.from(data).toString('latin1').includes('Marta'))
  assert.equal(owner.key.extractable, false)
  await assert.rejects(crypto.subtle.exportKey('raw', owner.key))
})

test('beyond the bound the answers go that were used longest ago', async () => {
  const value = { text: 'x'.repeat(1000) }
  const { data } = await seal((await open()).owner.key, value)
  const { answers } = await open(3 * data.byteLength)
  for (const id of ['a', 'b', 'c']) await answers.write(id, 't1', value)
  assert.ok(await answers.read('a'))
  await answers.write('d', 't1', value)
  const left = await Promise.all(
    ['a', 'b', 'c', 'd'].map(async (id) => (await answers.read(id)) !== undefined),
  )
  assert.deepEqual(left, [false, true, true, true])
  await answers.write('one too large', 't1', { text: 'x'.repeat(4000) })
  assert.equal(await answers.read('one too large'), undefined)
  assert.ok(await answers.read('d'))
})

test('a team is removed by itself', async () => {
  const { answers } = await open()
  await answers.write('a', 't1', 1)
  await answers.write('b', 't2', 2)
  await answers.removeTeam('t1')
  assert.deepEqual([await answers.read('a'), await answers.read('b')], [undefined, 2])
})

test('another person finds nothing; what the first has not sent stays sealed for them', async () => {
  const { database: kept, owner, answers } = await open()
  await answers.write('a', 't1', 1)
  const sealed = await seal(owner.key, { lines: [] })
  await kept.put('entries', { id: 'e1', uid: 'u1', position: 1, bytes: 1, sealed })
  const other = await ownerOf(kept, 'u2', 0)
  assert.equal(await kept.count('answers'), 0)
  assert.equal(await kept.count('entries'), 1)
  assert.notEqual(other.key, owner.key)
  assert.ok(await kept.get('owners', 'u1'))
  await forgetAnswers(kept)
})

test('after 14 days without a contact nothing kept is left; what was not sent is', async () => {
  const { database: kept, owner, answers } = await open()
  await answers.write('a', 't1', 1)
  await kept.put('entries', { id: 'e1', uid: 'u1', position: 1, bytes: 1, sealed: await seal(owner.key, {}) })
  const lastDay = owner.lastContactMs + keptLimits.maxAgeMs
  await forgetOld(kept, owner, lastDay)
  assert.equal(await kept.count('answers'), 1)
  await forgetOld(kept, owner, lastDay + 1)
  assert.deepEqual(
    await Promise.all([kept.count('answers'), kept.count('places'), kept.count('entries')]),
    [0, 0, 1],
  )
})

test('signing out removes everything with its key', async () => {
  const { database: kept, owner, answers } = await open()
  await answers.write('a', 't1', 1)
  await kept.put('entries', { id: 'e1', uid: 'u1', position: 1, bytes: 1, sealed: await seal(owner.key, {}) })
  kept.close()
  await removeKeptDatabase()
  const next = await open()
  const left = (['answers', 'places', 'entries'] as const).map((store) => next.database.count(store))
  assert.deepEqual(await Promise.all(left), [0, 0, 0])
  assert.notEqual(next.owner.key, owner.key)
})
