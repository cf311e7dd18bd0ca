// Inserts rows until it is killed, and prints the id of each row that the database acknowledged.
import pg from 'pg'
import { pino } from 'pino'
import { openEmbedded } from '../embedded.ts'

const { connection } = await openEmbedded(process.argv[2] ?? '', pino({ level: 'silent' }))
const client = new pg.Client(connection)
await client.connect()
await client.query('create table if not exists written (id int primary key)')
const { rows } = await client.query<{ next: number }>('select coalesce(max(id), 0) + 1 as next from written')
for (let id = rows[0]?.next ?? 1; ; id++) {
  await client.query('insert into written values ($1) on conflict do nothing', [id])
  process.stdout.write(`${id}\n`)
}
