// Inserts rows until it is killed, and prints the id of each row that the database has acknowledged.
import { createLog } from '#http'
import { openDatabase } from '#database'

const dataDir = process.argv[2] ?? ''
const { pool } = await openDatabase({ databaseUrl: undefined, dataDir }, createLog({ logLevel: 'silent' }))
await pool.query('create table if not exists written (id int primary key)')
const { rows } = await pool.query<{ next: number }>('select coalesce(max(id), 0) + 1 as next from written')
for (let id = rows[0]?.next ?? 1; ; id++) {
  await pool.query('insert into written values ($1)', [id])
  process.stdout.write(`${id}\n`)
}
