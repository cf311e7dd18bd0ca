import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'vitest'
import { after } from '../server/testing/after.ts'
import pg from 'pg'
import { emptyTestDatabase } from '../server/testing/test-database.ts'
import { pino } from 'pino'
import { readConfig } from '../server/config/config.ts'
import { startServer } from '../server/start-server.ts'
import { aSentQuote, aShop, freePort, samples, startTestProduct } from '../server/testing/testing.ts'
import { runBackup } from './run-backup.ts'
import { runDrill } from './run-drill.ts'
import { runMove } from './run-move.ts'

const product = await startTestProduct()
const shop = await aShop(product)
const sent = await aSentQuote(shop)
const photo = await fetch(`${product.url}/api${shop.path}/quotes/${sent.quote.id}/files?name=front.jpg`, {
  method: 'POST',
  headers: { authorization: `Bearer ${await shop.owner.idToken()}` },
  body: new Uint8Array(samples.jpeg),
})
assert.equal(photo.status, 201)
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

/** Ends the connections of this file's own pool, which would count as a server. */
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
  const elsewhere = join(folder, 'running')
  assert.match(await outcomeOf(runMove, ['--to', elsewhere]), /^75 A server uses the database.*accepted.*\n$/)
  assert.ok(!existsSync(elsewhere))
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

test(
  'moves to another folder, with files and secret key, and refuses one that has data',
  { timeout: 120_000 },
  async () => {
    await endOthers()
    const to = join(folder, 'moved')
    assert.match(
      await outcomeOf(runMove, ['--to', to]),
      /^0 Moved and compared \d+ rows .* Now set DATA_DIR=.*\/moved and no DATABASE_URL\n$/,
    )
    const keyIn = (dataDir: string): string => readFileSync(join(dataDir, 'secret.key'), 'utf8')
    assert.equal(keyIn(to), keyIn(DATA_DIR))
    const [moved = ''] = filesIn(to)
    assert.match(moved, /^\w+\/\w+$/)
    assert.deepEqual(filesIn(to), filesIn(DATA_DIR))
    assert.ok(!existsSync(join(to, 'move.tar')))
    await assert.rejects(start(DATABASE_URL), /was moved; accepted: /)
    const config = readConfig({ DATA_DIR: to, LOG_LEVEL: 'silent', PORT: String(await freePort()) })
    await (await startServer(config, pino({ level: 'silent' }), product.clock.now)).close()
    assert.equal(await outcomeOf(runMove, ['--undo']), '0 Servers can use this database again\n')
    await endOthers()
    assert.match(await outcomeOf(runMove, ['--to', to]), /^73 The database has data already/)
    assert.ok(existsSync(join(to, 'postgres')))
    assert.deepEqual(filesIn(to), filesIn(DATA_DIR))
  },
)

/** Content of the stored files by key. */
function filesIn(dataDir: string): string[] {
  const names = readdirSync(join(dataDir, 'files'), { recursive: true, encoding: 'utf8' })
  return names.filter((name) => name.includes('/')).toSorted()
}
