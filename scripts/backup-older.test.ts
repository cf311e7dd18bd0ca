import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'vitest'
import { after } from '../server/testing/after.ts'
import pg from 'pg'
import { lastMigration, migrate, newestMigration } from '../server/database/database.ts'
import { createSealer } from '../server/secrets/secrets.ts'
import { emptyTestDatabase } from '../server/testing/test-database.ts'
import { runBackup } from './run-backup.ts'
import { runRestore } from './run-restore.ts'

const folder = mkdtempSync(join(tmpdir(), 'costard-older-'))
after(() => rmSync(folder, { recursive: true }))
const SECRET_KEY = 'cd'.repeat(32)
const journal = new URL('../server/database/migrations/meta/_journal.json', import.meta.url)
const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { when: number }[] }

interface Place {
  readonly url: string
  readonly env: Readonly<Record<string, string>>
  readonly query: (text: string) => Promise<any[]>
  readonly lastMigration: () => Promise<number | undefined>
}

async function aDatabase(): Promise<Place> {
  const { url, drop } = await emptyTestDatabase({ isMigrated: false })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  after(async () => {
    await client.end()
    await drop()
  })
  return {
    url,
    env: { DATABASE_URL: url, SECRET_KEY, DATA_DIR: mkdtempSync(join(folder, 'data-')), LOG_LEVEL: 'silent' },
    query: async (text) => (await client.query(text)).rows,
    lastMigration: () => lastMigration(client),
  }
}

async function outcomeOf(run: typeof runBackup, path: string, { env }: Place): Promise<string> {
  let errors = ''
  const code = await run([path], {
    env,
    stdout: () => {},
    stderr: (text) => void (/^[\d.]+ [kM]B /.test(text) || (errors += text)),
  })
  return `${code} ${errors}`
}

/** Creates a database as a program at that migration left it, with a secret and a few rows. */
async function anOldDatabase(migration: number): Promise<Place> {
  const old = await aDatabase()
  await migrate({ connectionString: old.url }, migration)
  const sealed = createSealer(Buffer.from(SECRET_KEY, 'hex')).seal('value', 'secret one')
  await old.query(`insert into secrets.secret (name, sealed) values ('one', '${sealed}')`)
  return old
}

test('data of an older program are backed up as they are, and migrated by the restore', async () => {
  // Without files, which a later migration added.
  const migration = entries[14]!.when
  const old = await anOldDatabase(migration)
  const path = join(folder, 'old.tar')
  assert.equal(await outcomeOf(runBackup, path, old), '0 ')
  assert.equal(await old.lastMigration(), migration)
  const target = await aDatabase()
  assert.equal(await outcomeOf(runRestore, path, target), '0 ')
  assert.equal(await target.lastMigration(), newestMigration())
  const secrets = 'select name, sealed, created_at from secrets.secret'
  assert.deepEqual(await target.query(secrets), await old.query(secrets))
})

test('data of a newer program are refused', async () => {
  const newer = await anOldDatabase(newestMigration())
  await newer.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${newestMigration() + 1})`,
  )
  const path = join(folder, 'newer.tar')
  assert.equal(await outcomeOf(runBackup, path, newer), '0 ')
  const target = await aDatabase()
  assert.match(
    await outcomeOf(runRestore, path, target),
    /^76 The data are of a newer version of this program; accepted: .*\n$/,
  )
  assert.deepEqual(await target.query(`select from pg_namespace where nspname = 'product'`), [])
})
