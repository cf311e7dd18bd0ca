import assert from 'node:assert/strict'
import { test } from 'vitest'
import { getTableColumns } from 'drizzle-orm'
import { bigint, customType, date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { testDatabase } from '../testing/test-database.ts'
import { jsonOf, typedRow } from './json-row.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const things = pgTable('things', {
  thingId: text('thing_id').primaryKey(),
  count: integer('count').notNull(),
  amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  labels: text('labels').array().notNull(),
  facts: jsonb('facts'),
  day: date('day', { mode: 'string' }).notNull(),
  madeAt: timestamp('made_at', { withTimezone: true, precision: 3 }).notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true, precision: 3 }),
  hash: bytes('hash'),
})

const { orm, pool } = await testDatabase()
await pool.query(`
  create table things (thing_id text primary key, count int not null, amount_minor bigint not null, labels text[] not null,
    facts jsonb, day date not null, made_at timestamptz(3) not null, ended_at timestamptz(3), hash bytea);
  insert into things values
    ('a', 1, 9007199254740991, array['x', 'y "z"'], '{"deep": [1, null]}', '2026-11-26', '2026-11-26T10:00:00.123+01:00',
      null, '\\x00ff10'),
    ('b', -1, -5, '{}', null, '2026-01-01', '2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z', null)`)

test('a row read as JSON is the row that Drizzle reads', async () => {
  const columns = getTableColumns(things)
  const { rows } = await pool.query(`select ${jsonOf({ thing: columns })} as row from things as thing`)
  const typed = rows.map(({ row }) => typedRow(columns)(row))
  assert.deepEqual(
    typed.toSorted((a, b) => (a.thingId < b.thingId ? -1 : 1)),
    await orm.select().from(things).orderBy(things.thingId),
  )
})

test('of equal names the last row counts, and only wanted columns are read', async () => {
  const { thingId, count, madeAt } = getTableColumns(things)
  const text = jsonOf({ one: { thingId, count }, other: { thingId, madeAt } })
  const { rows } = await pool.query(
    `select ${text} as row from things as one, things as other where one.thing_id = 'a' and other.thing_id = 'b'`,
  )
  assert.deepEqual(typedRow({ thingId, count, madeAt })(rows[0].row), {
    thingId: 'b',
    count: 1,
    madeAt: new Date('2026-01-01T00:00:00Z'),
  })
})
