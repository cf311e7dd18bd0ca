import assert from 'node:assert/strict'
import { beforeEach, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { testDatabase } from '../testing/test-database.ts'
import { meetInTransaction, sharedTransactions, type Transaction } from './database.ts'

const database = await testDatabase()
const { pool } = database
await pool.query('create table written (place text, xid text)')
beforeEach(() => pool.query('delete from written'))

const share = sharedTransactions(database.transaction)

async function write(tx: Transaction, place: string): Promise<string> {
  await tx.execute(sql`insert into written values (${place}, pg_current_xact_id())`)
  return place
}

/** Returns the values written by each transaction, in commit order. */
async function written(): Promise<string[][]> {
  const { rows } = await pool.query<{ places: string[] }>(
    'select array_agg(place order by place) as places from written group by xid order by xid::bigint',
  )
  return rows.map(({ places }) => places)
}

test('functions of a group that come together share a transaction; others do not', async () => {
  const of = (group: string, place: string) => share({ group, keys: [place] }, (tx) => write(tx, place))
  assert.deepEqual(await Promise.all([of('a', '1'), of('a', '2'), of('a', '3'), of('b', '4')]), [
    '1',
    '2',
    '3',
    '4',
  ])
  assert.deepEqual((await written()).toSorted(), [['1', '2', '3'], ['4']])
})

test('those that come meanwhile are next, and two with a key in common are never together', async () => {
  const of = (place: string, key: string) => share({ group: 'a', keys: [key] }, (tx) => write(tx, place))
  const later: Promise<string>[] = []
  const first = share({ group: 'a', keys: ['x'] }, async (tx) => {
    later.push(of('2', 'y'), of('3', 'z'), of('4', 'y'))
    return write(tx, '1')
  })
  await first
  await Promise.all(later)
  assert.deepEqual(await written(), [['1'], ['2', '3'], ['4']])
})

test('one that throws is refused alone, and nothing it wrote is left', async () => {
  let runs = 0
  const refused = share({ group: 'a', keys: ['bad'] }, async (tx) => {
    runs += 1
    await write(tx, 'bad')
    throw new Error('too many')
  })
  const good = ['1', '2'].map((place) => share({ group: 'a', keys: [place] }, (tx) => write(tx, place)))
  await assert.rejects(refused, /too many/)
  assert.deepEqual(await Promise.all(good), ['1', '2'])
  assert.deepEqual([(await written()).flat().toSorted(), runs], [['1', '2'], 2])
})

test('a statement that fails in one of them leaves the others their own transactions', async () => {
  const refused = share({ group: 'a', keys: ['bad'] }, (tx) => tx.execute(sql`select 1 / 0`))
  const good = share({ group: 'a', keys: ['1'] }, (tx) => write(tx, '1'))
  await assert.rejects(refused)
  assert.equal(await good, '1')
  assert.deepEqual(await written(), [['1']])
})

test('they wait for each other where they meet, and not for those that have ended', async () => {
  const happened: string[] = []
  const meet = (place: string, ends = false) =>
    share({ group: 'a', keys: [place] }, async (tx) => {
      await write(tx, place)
      happened.push('before')
      if (ends) return
      await meetInTransaction(tx)
      happened.push('after')
    })
  await Promise.all([meet('1'), meet('2'), meet('3', true)])
  assert.deepEqual(happened, ['before', 'before', 'before', 'after', 'after'])
  await database.transaction((tx) => meetInTransaction(tx))
})
