import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { ofTest } from './kept-statements.ts'

/**
 * Structure of a database, the tables that have rows before any test with a hash of these rows, and the used
 * sequences.
 */
export interface FreshState {
  readonly structure: string
  readonly filled: ReadonlyMap<string, string>
  /** Last values of sequences that were used. */
  readonly sequences: Readonly<Record<string, string>>
}

/** Reads the state of a database that no test has used. */
export async function freshState(url: string): Promise<FreshState> {
  return asClient(url, async (client) => {
    const filled = new Map<string, string>()
    for (const table of await filledTables(client)) filled.set(table, await hashOf(client, table))
    const { rows } = await client.query<{ name: string; value: string }>(
      `select format('%I.%I', schemaname, sequencename) as name, last_value as value
       from pg_sequences where last_value is not null`,
    )
    const sequences = Object.fromEntries(rows.map(({ name, value }) => [name, value]))
    return { structure: await structureOf(client), filled, sequences }
  })
}

/**
 * Empties the tables that tests filled and restarts their sequences, at a third of the cost of a new
 * database. Returns false if that is not sufficient: the structure or a row from the migrations was changed,
 * or there are other connections, such as those of workers that a test did not stop and that would continue
 * in the next test.
 */
export async function resetDatabase(url: string, fresh: FreshState): Promise<boolean> {
  return asClient(url, async (client) => {
    if (await isUsed(client)) return false
    if ((await structureOf(client)) !== fresh.structure) return false
    for (const [table, hash] of fresh.filled) if ((await hashOf(client, table)) !== hash) return false
    const dirty = (await filledTables(client)).filter((table) => !fresh.filled.has(table))
    // Disables foreign key triggers: all tables that reference a row are emptied too.
    await client.query('set session_replication_role = replica')
    await client.query(dirty.map((table) => `delete from ${table}`).join(';'))
    // Sequences of the tables that keep their rows continue.
    await client.query(
      `select setval(format('%I.%I', schemaname, sequencename)::regclass,
         coalesce(($1::jsonb ->> format('%I.%I', schemaname, sequencename))::bigint, start_value),
         $1::jsonb ? format('%I.%I', schemaname, sequencename))
       from pg_sequences where last_value is not null`,
      [JSON.stringify(fresh.sequences)],
    )
    return true
  })
}

async function filledTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const checks = rows.map(({ name }) => `select '${name}' as name where exists (select from ${name})`)
  const filled = await client.query<{ name: string }>(checks.join(' union all '))
  return filled.rows.map(({ name }) => name)
}

/** True if there are other connections; closing ones get a moment. */
async function isUsed(client: pg.Client): Promise<boolean> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const { rowCount } = await client.query(
      `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
    if (rowCount === 0) return false
    await pause(40)
  }
  return true
}

/** Hash of all rows of a table; empty if there are none. */
async function hashOf(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query<{ hash: string }>(
    `select coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as hash from ${table} t`,
  )
  return rows[0]?.hash ?? ''
}

async function structureOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ structure: string }>(
    `select md5(concat(
       (select string_agg(oid || relname || relchecks || reltriggers, ',' order by oid)
        from (select oid, relname, relchecks, relhastriggers as reltriggers from pg_class where oid >= 16384) c),
       (select string_agg(attrelid || attname || atttypid || attnotnull || attisdropped, ',' order by attrelid, attnum)
        from pg_attribute where attrelid >= 16384 and attnum > 0),
       (select string_agg(oid::text || md5(prosrc), ',' order by oid) from pg_proc where oid >= 16384),
       (select string_agg(oid || tgname || tgenabled::text, ',' order by oid) from pg_trigger where oid >= 16384),
       (select string_agg(setdatabase || setconfig::text, ',') from pg_db_role_setting)
     )) as structure`,
  )
  return rows[0]?.structure ?? ''
}

async function asClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  // The time limits end a wait for a lock that somebody still holds: the database is then dropped instead.
  const client = new pg.Client({
    connectionString: ofTest(url),
    statement_timeout: 5_000,
    query_timeout: 10_000,
  })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
