import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Logger as WorkerLogger, runMigrations as runWorkerMigrations } from 'graphile-worker'
import pg from 'pg'
import { ConfigError } from '#config'
import { requireWholeData } from './data-state.ts'

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url))
/** Key of the advisory lock that serialises the migrations of processes that start concurrently. */
const migrationLock = 0x6d696772

/**
 * Key of the advisory lock that backups share. It is taken exclusively by what would disturb a backup: a
 * migration, whose table lock would wait for the backup and block everybody behind it, and the removal of
 * stored files.
 */
export const backupLock = 0x6261636b

/**
 * Runs all pending migrations, ours and the job queue's, without a time limit. until: `when` in the journal
 * of the last migration to run.
 */
export async function migrate(connection: pg.ClientConfig, until = Infinity): Promise<void> {
  const pool = new pg.Pool({ ...connection, max: 2 })
  // The running query rejects with the same errors.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    await migrateOn(pool, until)
  } finally {
    await pool.end()
  }
}

async function migrateOn(pool: pg.Pool, until: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    // A restore migrates to the version of its backup before the data exists.
    if (until === Infinity) await requireWholeData(client)
    const last = await lastMigration(client)
    requireKnownMigrations(last)
    if ((last ?? -Infinity) < Math.min(until, newestMigration())) await migrateTo(client, until)
    await runWorkerMigrations({ pgPool: pool, logger: new WorkerLogger(() => () => {}) })
    await client.query('select pg_advisory_unlock($1)', [migrationLock])
    client.release()
  } catch (error) {
    client.release(true) // closing the connection releases the lock
    throw error
  }
}

async function migrateTo(client: pg.PoolClient, until: number): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [backupLock])
  try {
    if (until >= newestMigration()) return await runMigrations(drizzle(client), { migrationsFolder })
    const folder = mkdtempSync(join(tmpdir(), 'costard-migrations-'))
    try {
      cpSync(migrationsFolder, folder, { recursive: true })
      const journal = readJournal()
      const entries = journal.entries.filter(({ when }) => when <= until)
      writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
      await runMigrations(drizzle(client), { migrationsFolder: folder })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [backupLock])
  }
}

/** Returns the `when` of the last migration of a database; undefined if the database is empty. */
export async function lastMigration(client: Pick<pg.ClientBase, 'query'>): Promise<number | undefined> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null "exists"`,
  )
  if (!rows[0]?.exists) return undefined
  const last = await client.query<{ at: string | null }>(
    'select max(created_at) at from drizzle.__drizzle_migrations',
  )
  return last.rows[0]?.at ? Number(last.rows[0].at) : undefined
}

/** Returns the `when` of the newest migration in this program. */
export function newestMigration(): number {
  return Math.max(...readJournal().entries.map(({ when }) => when))
}

function readJournal(): { readonly entries: readonly { readonly when: number }[] } {
  return JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8')) as {
    entries: { when: number }[] // written by drizzle-kit
  }
}

/** Throws ConfigError if a later version of the program has migrated the database. */
function requireKnownMigrations(last: number | undefined): void {
  if (last === undefined || last <= newestMigration()) return
  throw new ConfigError(
    'The database was migrated by a newer version of this program, which this one cannot read; accepted: the newer version, or a backup from before',
  )
}
