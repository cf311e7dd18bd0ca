import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Logger as WorkerLogger, runMigrations as runWorkerMigrations } from 'graphile-worker'
import pg from 'pg'

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
