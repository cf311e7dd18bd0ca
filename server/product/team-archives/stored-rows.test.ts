import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { TeamId } from '@costard/contract'
import { getTableColumns } from 'drizzle-orm'
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core'
import { testDatabase } from '#testing'
import { teamTables } from '../../testing/team-tables.ts'
import { pageSize, rowsAsJson } from './stored-rows.ts'

const { pool, orm } = await testDatabase()
const teamId = 'A'.repeat(20) as TeamId
const rows = pageSize + 1

/** SQL of a value in the nth row, by the type of its column. */
const valuesOf: Readonly<Record<string, string>> = {
  text: `'row ' || n`,
  integer: 'n',
  bigint: 'n',
  boolean: 'true',
  date: `date '2026-03-01' + n`,
  'timestamp with time zone': `timestamptz '2026-03-01 00:00:00.000001Z' + n * interval '1 microsecond'`,
  jsonb: `'{}'`,
  bytea: `decode(lpad(to_hex(n), 64, '0'), 'hex')`,
}

function valueOf(column: PgColumn): string {
  if (column.name === 'team_id') return `'${teamId}'`
  const type = column
    .getSQLType()
    .replace(/\(\d+\)/, '')
    .replaceAll(/ +/g, ' ')
  if (type.endsWith('[]')) return `'{}'`
  return valuesOf[type] ?? assert.fail(`no value of type ${type}`)
}

for (const table of teamTables) {
  const { name: own, schema, primaryKeys } = getTableConfig(table)
  test(`reads all rows of ${own} when there is one more than a page`, async () => {
    // A table with the team as its key has one row per team.
    const most = primaryKeys.length === 0 ? 1 : rows
    const needed = Object.values(getTableColumns(table)).filter(
      (column) => (column.notNull && !column.hasDefault && !column.generated) || column.name === 'team_id',
    )
    const client = await pool.connect()
    try {
      // Insert rows of one table only, without checking foreign keys.
      await client.query(`begin; set local session_replication_role = replica`)
      await client.query(
        `insert into "${schema}"."${own}" (${needed.map((column) => `"${column.name}"`).join(', ')})
         select ${needed.map(valueOf).join(', ')} from generate_series(1, ${most}) n`,
      )
      await client.query('commit')
    } finally {
      client.release()
    }
    const read: unknown[] = JSON.parse((await Array.fromAsync(rowsAsJson(orm, table, teamId))).join(''))
    assert.equal(read.length, most)
    assert.equal(new Set(read.map((row) => JSON.stringify(row))).size, most)
  })
}
