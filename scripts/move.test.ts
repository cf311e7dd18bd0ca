import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'vitest'
import { after } from '../server/testing/after.ts'
import pg from 'pg'
import { emptyTestDatabase } from '../server/testing/test-database.ts'
import { pino } from 'pino'
import { readConfig } from '../server/config/config.ts'
import { startServer } from '../server/start-server.ts'
import { aSentQuote, aShop, freePort, startTestProduct } from '../server/testing/testing.ts'
import { runBackup } from './run-backup.ts'
import { runDrill } from './run-drill.ts'
import { runMove } from './run-move.ts'

const product = await startTestProduct()
const shop = await aShop(product)
await aSentQuote(shop)
const { databaseUrl: DATABASE_URL = '', dataDir: DATA_DIR } = product.config
const env = { DATABASE_URL, DATA_DIR, LOG_LEVEL: 'silent' }
const folder = mkdtempSync(join(tmpdir(), 'costard-move-'))
after(() => rmSync(folder, { recursive: true }))

async function outcomeOf(run: typeof runMove, words: readonly string[]): Promise<string> {
  let output = ''
  const write = (text: string): void => void (/^[\d.]+ [kM]B of /.test(text) || (output += text))
  return `${await run(words, { env, stdout: write, stderr: write })} ${output}`
}

/** Starts a server with a database and stops it. */
async function start(databaseUrl: string): Promise<void> {
  const config = readConfig({ ...env, DATABASE_URL: databaseUrl, PORT: String(await freePort()) })
  await (await startServer(config, pino({ level: 'silent' }), product.clock.now)).close()
}

/** Ends the connections of this file's own pool, which count as a server. */
async function endOthers(): Promise<void> {
  const client = new pg.Client({ connectionString: DATABASE_URL })
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await client.end()
}

test('a drill restores a backup elsewhere and compares every table', async () => {
  const path = join(folder, 'drill.tar')
  assert.match(await outcomeOf(runBackup, [path]), /^0 /)
  const output = await outcomeOf(runDrill, [path])
  assert.match(output, /^0 /)
  assert.match(output, /\nproduct\.quotes: 1 rows, 1 kB, the same\n/)
  assert.match(output, /can be restored with this program and this secret key\n$/)
  assert.match(await outcomeOf(runDrill, []), /^64 Usage/)
})

test('moves a stopped server, and refuses while one runs', async () => {
  const { url, drop } = await emptyTestDatabase({ isMigrated: false })
  after(drop)
  assert.match(await outcomeOf(runMove, ['--to', url]), /^75 A server uses the database.*accepted.*\n$/)
  assert.equal((await shop.owner.call('GET', shop.path)).status, 200)
  const rowsAt = async (connectionString: string): Promise<unknown[]> => {
    const client = new pg.Client({ connectionString })
    await client.connect()
    const { rows } = await client.query('select * from product.quote_revisions')
    await client.end()
    return rows
  }
  await product.stop()
  await endOthers()
  const before = await rowsAt(DATABASE_URL)
  assert.match(
    await outcomeOf(runMove, ['--to', url]),
    /^0 Moved and compared \d+ rows and \d+ waiting events\. Now set DATABASE_URL to the new database, and keep DATA_DIR: it has the files\n$/,
  )
  assert.deepEqual(await rowsAt(url), before)
  await assert.rejects(start(DATABASE_URL), /was moved; accepted: /)
  assert.match(await outcomeOf(runMove, ['--to', url]), /^75 The database was moved already/)
  await start(url)
  assert.equal(await outcomeOf(runMove, ['--undo']), '0 Servers can use this database again\n')
  await start(DATABASE_URL)
  assert.match(await outcomeOf(runMove, []), /^64 Usage/)
})

test('a move that fails leaves the old database in use', async () => {
  assert.match(await outcomeOf(runMove, ['--to', DATABASE_URL]), /^73 The database has data already/)
  await start(DATABASE_URL)
})
