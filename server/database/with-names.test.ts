import assert from 'node:assert/strict'
import pg from 'pg'
import { afterAll, test } from 'vitest'
import { emptyTestDatabase } from '../testing/test-database.ts'
import { withNames } from './with-names.ts'

const { url, drop } = await emptyTestDatabase()
const pool = withNames(new pg.Pool({ connectionString: url, max: 1 }))
afterAll(async () => {
  await pool.end()
  await drop()
})

/** Returns the texts of the statements that the connection has prepared. */
async function prepared(): Promise<string[]> {
  const { rows } = await pool.query<{ statement: string }>(
    'select statement from pg_prepared_statements order by name',
  )
  return rows.map(({ statement }) => statement)
}

const ask = (text: string) => pool.query<[number]>({ text, values: [1], rowMode: 'array' })

test('a statement that comes for the fourth time is prepared, and answers as before', async () => {
  const text = 'select $1::int + 1'
  for (const expected of [[], [], [], [text], [text]]) {
    assert.deepEqual((await ask(text)).rows, [[2]])
    assert.deepEqual(await prepared(), expected)
  }
})

test('statements with a name keep it, and texts without values get none', async () => {
  const before = await prepared()
  for (let times = 0; times < 6; times += 1) {
    await pool.query({ name: 'own', text: 'select $1::int + 2', values: [1] })
    await pool.query('select 3')
  }
  assert.deepEqual(await prepared(), [...before, 'select $1::int + 2'])
})

test('a connection prepares at most 150 of them, also of more texts', async () => {
  for (let at = 0; at < 160; at += 1)
    for (let times = 0; times < 5; times += 1)
      assert.deepEqual((await ask(`select $1::int + ${at} + 100`)).rows, [[at + 101]])
  // Includes the statement with its own name.
  assert.equal((await prepared()).length, 151)
})
