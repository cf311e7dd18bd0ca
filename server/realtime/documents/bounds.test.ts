import assert from 'node:assert/strict'
import { test } from 'vitest'
import { testDatabase } from '#testing'
import { realtimeLimits } from '../limits.ts'
import { toJson } from '../tree/to-export.ts'
import { pruneChanges } from './change-store.ts'
import { documentProcesses, plain, setMemberships, until, put } from './testing/test-documents.ts'
import { hasCode } from '../testing/has-code.ts'

const database = await testDatabase()
const processes = documentProcesses()
const here = await processes.start(database)
const there = await processes.start(database)
const ann = { userId: 'ann' }
const { documentLength, guestWriteValues, placeLength, presenceLength, logLength, loggedValueLength } =
  realtimeLimits

await setMemberships(database, here, 'ann', 'shop')

const valueAt = async (path: string, caller = ann): Promise<unknown> =>
  plain(toJson(await here.read(caller, path.split('/'))))

test('a document has a bound; what exceeds it changes nothing, and smaller values still fit', async () => {
  // Each of three rows counts more than the length of its text.
  const half = 'x'.repeat(documentLength / 2 - 300)
  await here.write(ann, put('preferences/ann/a', half))
  await here.write(ann, put('preferences/ann/b', half))
  await assert.rejects(here.write(ann, put('preferences/ann/c', 'x'.repeat(800))), hasCode('too_big'))
  assert.equal(await valueAt('preferences/ann/c'), null)
  await here.write(ann, put('preferences/ann/c', 'x'))
  await here.write(ann, put('preferences/ann', null))
  await here.write(ann, put('preferences/ann/c', 'x'.repeat(800)))
})

test('a guest writes fewer values at once than a member, and texts as long', async () => {
  const guest = { userId: 'guest', isGuest: true }
  const children = (count: number): object =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`c${at}`, at]))
  // The object with the children counts as a value too.
  await here.write(guest, put('preferences/guest/many', children(guestWriteValues - 1)))
  const oneMore = put('preferences/guest/many', children(guestWriteValues))
  await assert.rejects(here.write(guest, oneMore), hasCode('too_big'))
  await here.write(ann, put('preferences/ann/many', children(guestWriteValues)))
  await here.write(guest, put('preferences/guest/long', 'x'.repeat(2_000_000)))
  assert.equal(await valueAt('preferences/guest/many/c7', guest), 7)
  await here.write(ann, put('preferences/ann', null))
})

test('a place has at most 4 kB, and the presence of a member in a team 16 kB', async () => {
  const place = (length: number): object => ({ a: 'x'.repeat(length - 9) })
  await here.write(ann, put('presence/shop/ann/p1', place(placeLength)))
  await assert.rejects(
    here.write(ann, put('presence/shop/ann/p2', place(placeLength + 1))),
    hasCode('too_big'),
  )
  const children = { 'p1/b': 'x', p2: null }
  await assert.rejects(
    here.write(ann, { kind: 'merge', path: ['presence', 'shop', 'ann'], children }),
    hasCode('too_big'),
  )
  let places = 1
  const fill = async (): Promise<void> => {
    for (; ; places += 1) await here.write(ann, put(`presence/shop/ann/q${places}`, place(placeLength)))
  }
  await assert.rejects(fill(), hasCode('too_big'))
  assert.equal(places, presenceLength / placeLength - 1)
  await here.write(ann, put('presence/shop/ann', null))
  await here.write(ann, put('presence/shop/ann/p1', 'here'))
})

test('an account that was closed writes nothing more, neither itself nor at the end of its sessions', async () => {
  const eve = { userId: 'eve' }
  await setMemberships(database, here, 'eve', 'shop')
  await here.write(eve, put('preferences/eve/seen', 1))
  await database.pool.query(
    `insert into realtime.leftovers (session, process_id, operations) values ('s1', 'p', $1)`,
    [JSON.stringify([{ userId: 'eve', path: ['preferences', 'eve', 'left'], value: 1 }])],
  )
  await database.transaction((tx) => here.closeAccount(tx, 'eve'))
  await until(async () => (await valueAt('preferences/eve', eve)) === null)
  await there.endSession('s1')
  await assert.rejects(there.write(eve, put('preferences/eve/seen', 2)), hasCode('permission_denied'))
  await assert.rejects(there.write(eve, put('presence/shop/eve', 2)), hasCode('permission_denied'))
  assert.equal(await valueAt('preferences/eve', eve), null)
})

test('the change log has no long values; watchers in other processes still see them', async () => {
  let seen: unknown
  await there.watch(ann, ['preferences', 'ann', 'long'], {
    changed: ({ node }) => (seen = toJson(node)),
    cancelled: () => assert.fail(),
  })
  const long = 'x'.repeat(loggedValueLength + 1)
  await here.write(ann, put('preferences/ann/long', long))
  await until(() => seen === long)
  await here.write(ann, put('preferences/ann/long', 'short'))
  await until(() => seen === 'short')
  const { rows } = await database.pool.query(
    'select max(length(parts))::int as longest from realtime.changes',
  )
  assert.ok(rows[0].longest < loggedValueLength)
  assert.ok(logLength > loggedValueLength)
})

test('the change log keeps a minute of changes, and of those at most so many bytes', async () => {
  const { pool, orm } = database
  const { logMs: keptMs } = realtimeLimits
  const logged = async (): Promise<number> =>
    (await pool.query('select count(*)::int as logged from realtime.changes')).rows[0].logged
  await pool.query('delete from realtime.changes')
  for (let count = 0; count < 4; count += 1) await here.write(ann, put('preferences/ann/log', `${count}`))
  await pruneChanges(orm, { keptMs, keptLength: logLength })
  assert.equal(await logged(), 4)
  await pool.query(
    `update realtime.changes set changed_at = now() - ($1 + 1000) * interval '1 millisecond'
     where sequence = (select min(sequence) from realtime.changes)`,
    [keptMs],
  )
  await pruneChanges(orm, { keptMs, keptLength: logLength })
  assert.equal(await logged(), 3)
  const { rows } = await pool.query('select sum(octet_length(parts))::int as kept from realtime.changes')
  await pruneChanges(orm, { keptMs, keptLength: rows[0].kept - 1 })
  assert.equal(await logged(), 2)
})

test('a write does not wait for a document that another transaction has locked', async () => {
  await here.write(ann, put('preferences/ann/a', 1))
  const client = await database.pool.connect()
  await client.query('begin')
  await client.query(
    `select from realtime.documents where key = 'ann' and collection = 'preferences' for update`,
  )
  const order: string[] = []
  const blocked = here.write(ann, put('preferences/ann/a', 2)).then(() => order.push('locked'))
  const shop = { userId: 'zoe' }
  for (let count = 0; count < 20; count += 1) await here.write(shop, put('preferences/zoe/n', count))
  order.push('others')
  await client.query('commit')
  client.release()
  await blocked
  assert.deepEqual(order, ['others', 'locked'])
})
