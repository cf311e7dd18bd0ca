import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'vitest'
import { testDatabase } from '#testing'
import { toExport } from '../tree/to-export.ts'
import { documentProcesses, plain } from './testing/test-documents.ts'

const database = await testDatabase()
const processes = documentProcesses()
const folder = new URL('../../database/migrations/', import.meta.url)
const file = readdirSync(folder).find((name) => name.endsWith('_live_nodes.sql'))
assert.ok(file)
const migration = readFileSync(new URL(file, folder), 'utf8')

/** Tables as created by migration 0008. */
const earlierTables = `
  drop table realtime.nodes, realtime.documents, realtime.changes, realtime.closed_accounts;
  create table realtime.lane ("only" boolean primary key, sequence bigint not null);
  insert into realtime.lane values (true, 3);
  create table realtime.documents (
    collection text not null, key text not null, value text not null,
    constraint documents_collection_key_pk primary key (collection, key));
  create table realtime.changes (
    sequence bigint primary key, changed_at timestamptz(3) not null default now(), parts text not null);
  insert into realtime.changes (sequence, parts) values (3, '[[["teams","ann"],null]]');
  create index changes_changed_at on realtime.changes (changed_at)`

test('opens documents stored whole, and divides one by its first write', async () => {
  const big = {
    list: Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`r${at}`, 'x'.repeat(100)])),
    odd: { 'k\ud83d': 'a\u0000b\udc00', '.priority': 3 },
    '.priority': 'p',
  }
  await database.pool.query(earlierTables)
  await database.pool.query(
    `insert into realtime.documents values ('preferences', 'ann', $1), ('teams', 'ann', '{"shop":{"role":"agent"}}')`,
    [JSON.stringify(big)],
  )
  await database.pool.query(migration)
  const documents = await processes.start(database)
  const ann = { userId: 'ann' }
  const read = async (...path: string[]): Promise<unknown> => plain(toExport(await documents.read(ann, path)))
  assert.deepEqual(await read('preferences', 'ann'), big)
  assert.deepEqual(await read('preferences', 'ann', 'list', 'r7'), 'x'.repeat(100))
  await documents.write(ann, { kind: 'put', path: ['presence', 'shop', 'ann'], value: 'here' })
  await documents.write(ann, { kind: 'put', path: ['preferences', 'ann', 'list', 'r7'], value: 'seven' })
  assert.deepEqual(await read('preferences', 'ann'), { ...big, list: { ...big.list, r7: 'seven' } })
  const { rows } = await database.pool.query(`
    select count(*)::int, max(length(value))::int from realtime.nodes join realtime.documents using (document_id)
    where collection = 'preferences'`)
  assert.deepEqual(rows, [{ count: 52, max: 102 }])
})
