import { createHash, randomBytes } from 'node:crypto'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from './after.ts'
import pg from 'pg'
import { pino } from 'pino'
import { type Database, openDatabase } from '#database'
import { openEmbedded } from '../database/embedded/embedded.ts'
import { ofTest, settingsToKeep } from './kept-statements.ts'
import { type FreshState, freshState, resetDatabase } from './reset-database.ts'

const silent = pino({ level: 'silent' })
const migrationsFolder = new URL('../database/migrations', import.meta.url)
const templateLock = 0x74656d70

/** A running PostgreSQL for test databases. */
export type TestServer = { url: string; stop: () => Promise<void> }

/**
 * Creates a migrated database for the calling test file, dropped after its last test. It is on the server of
 * COSTARD_TEST_DATABASE_URL, which `npm test` sets; a file that runs alone starts its own server.
 */
export async function testDatabase(): Promise<Database> {
  const { url, drop } = await emptyTestDatabase()
  const database = await openDatabase({ databaseUrl: ofTest(url), dataDir: '' }, silent)
  after(async () => {
    await database.close()
    await drop()
  })
  return database
}

/** Databases that tests of this process have used. They are deleted with the server's temporary folder. */
const used: string[] = []
let fresh: FreshState | undefined

/** Creates a test database without opening it, or one without our tables; the caller drops it. */
export async function emptyTestDatabase({ isMigrated = true } = {}): Promise<{
  url: string
  drop: () => Promise<void>
}> {
  const server = await joinServer()
  const isUsedAgain = isMigrated && server.isShared
  const url =
    (isUsedAgain ? await takeUsed(server.url) : undefined) ?? (await createDatabase(server.url, isMigrated))
  if (isUsedAgain) fresh ??= await freshState(url)
  const drop = async (): Promise<void> => {
    if (isUsedAgain) used.push(url)
    else await dropDatabase(server.url, url)
    await server.stop()
  }
  return { url, drop }
}

// Reset on reuse: by then all hooks of the file that used it have run.
async function takeUsed(serverUrl: string): Promise<string | undefined> {
  for (;;) {
    const url = used.pop()
    if (url === undefined || !fresh) return undefined
    if (await resetDatabase(url, fresh).catch(() => false)) return url
    await dropDatabase(serverUrl, url)
  }
}

async function createDatabase(serverUrl: string, isMigrated: boolean): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(serverUrl, async (admin) => {
    const template = isMigrated ? await makeTemplate(admin, serverUrl) : 'template1'
    await admin.query(`create database ${name} template ${template}`)
  })
  return withDatabase(serverUrl, name)
}

async function dropDatabase(serverUrl: string, url: string): Promise<void> {
  const [, name = ''] = /\/(test_[0-9a-f]+)/.exec(url) ?? []
  await asAdmin(serverUrl, (admin) => admin.query(`drop database ${name} with (force)`))
}

/** Starts a PostgreSQL in a temporary folder, without durability. */
export async function startTestPostgres(): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'costard-test-'))
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '300',
    ...settingsToKeep,
  }
  const embedded = await openEmbedded(dataDir, silent, settings)
  const { host, user, database } = embedded.connection
  return {
    url: `postgresql:///${database}?host=${encodeURIComponent(host)}&user=${user}`,
    stop: async () => {
      await embedded.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

let own: Promise<TestServer> | undefined
let users = 0

// The last user stops the server that a file has started.
async function joinServer(): Promise<TestServer & { readonly isShared: boolean }> {
  const shared = process.env.COSTARD_TEST_DATABASE_URL
  if (shared) return { url: shared, stop: async () => {}, isShared: true }
  own ??= startTestPostgres()
  users++
  const { url, stop } = await own
  const leave = async (): Promise<void> => {
    if (--users > 0) return
    own = undefined
    await stop()
  }
  return { url, stop: leave, isShared: false }
}

// The name contains a hash of the migrations, so changed migrations create a new template.
async function makeTemplate(admin: pg.Client, serverUrl: string): Promise<string> {
  const hash = createHash('sha256')
  for (const file of globSync('*.sql', { cwd: migrationsFolder }).toSorted()) {
    hash.update(readFileSync(new URL(`migrations/${file}`, migrationsFolder)))
  }
  const name = `template_${hash.digest('hex').slice(0, 16)}`
  await admin.query('select pg_advisory_lock($1)', [templateLock])
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
  if (rowCount === 0) {
    // Renamed when complete, so that a killed test run leaves no partly migrated template.
    await admin.query(`drop database if exists ${name}_new with (force)`)
    await admin.query(`create database ${name}_new`)
    const database = await openDatabase(
      { databaseUrl: ofTest(withDatabase(serverUrl, `${name}_new`)), dataDir: '' },
      silent,
    )
    await database.close()
    await admin.query(`alter database ${name}_new rename to ${name}`)
  }
  await admin.query('select pg_advisory_unlock($1)', [templateLock])
  return name
}

async function asAdmin(serverUrl: string, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: ofTest(serverUrl) })
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}

function withDatabase(serverUrl: string, name: string): string {
  return serverUrl.replace(/^(postgres(?:ql)?:\/\/[^/?]*)\/?[^?]*/, `$1/${name}`)
}
