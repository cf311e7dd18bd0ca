import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Logger as WorkerLogger, runMigrations as runWorkerMigrations } from 'graphile-worker'
import pg from 'pg'
import { ConfigError } from '#config'

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url))
/** Key of the advisory lock that serialises migrations of processes starting together. */
const migrationLock = 0x6d696772

/** Runs all pending migrations, ours and the job queue's, without a time limit. */
export async function migrate(connection: pg.ClientConfig): Promise<void> {
  const pool = new pg.Pool({ ...connection, max: 2 })
  // The running query rejects with the same errors.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    await migrateOn(pool)
  } finally {
    await pool.end()
  }
}

async function migrateOn(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await requireKnownMigrations(client)
    // Drizzle fails without a journal, which exists only after the first migration is written.
    if (existsSync(`${migrationsFolder}/meta/_journal.json`)) {
      await runMigrations(drizzle(client), { migrationsFolder })
    }
    await runWorkerMigrations({ pgPool: pool, logger: new WorkerLogger(() => () => {}) })
    await client.query('select pg_advisory_unlock($1)', [migrationLock])
    client.release()
  } catch (error) {
    client.release(true) // closing the connection releases the lock
    throw error
  }
}

/** Throws ConfigError when a later version of the program has migrated the database. */
async function requireKnownMigrations(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null "exists"`,
  )
  if (!rows[0]?.exists) return
  const last = await client.query<{ at: string | null }>(
    'select max(created_at) at from drizzle.__drizzle_migrations',
  )
  const journal = JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8')) as {
    entries: { when: number }[] // written by drizzle-kit
  }
  const known = Math.max(...journal.entries.map(({ when }) => when))
  if (Number(last.rows[0]?.at) <= known) return
  throw new ConfigError(
    'The database was migrated by a newer version of this program, which this one cannot read; accepted: the newer version, or a backup from before',
  )
}
