import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'vitest'
import { after } from '../server/testing/after.ts'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import pg from 'pg'
import { pino } from 'pino'
import { openDatabase } from '../server/database/database.ts'
import { publish, eventType } from '../server/outbox/outbox.ts'
import { emptyTestDatabase } from '../server/testing/test-database.ts'
import {
  aPaidPurchase,
  aQuote,
  aSentQuote,
  aShop,
  samples,
  startS3Service,
  startTestProduct,
} from '../server/testing/testing.ts'
import { runBackup } from './run-backup.ts'
import { runEvents } from './run-events.ts'
import { runRestore } from './run-restore.ts'
import { z } from 'zod'

const product = await startTestProduct()
const shop = await aShop(product)
const folder = mkdtempSync(join(tmpdir(), 'costard-backup-'))
after(() => rmSync(folder, { recursive: true }))
const source = { DATABASE_URL: product.config.databaseUrl ?? '', DATA_DIR: product.config.dataDir }

interface Outcome {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

async function outcomeOf(
  run: typeof runBackup,
  words: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Outcome> {
  let [stdout, stderr] = ['', '']
  const code = await run(words, {
    env: { LOG_LEVEL: 'silent', ...env },
    stdout: (text) => (stdout += text),
    stderr: (text) => (stderr += isProgress(text) ? '' : text),
  })
  return { code, stdout, stderr }
}

function isProgress(text: string): boolean {
  return /^[\d.]+ [kM]B (restored|of )/.test(text)
}

/** Takes a backup of the running server. */
async function aBackup(name: string, ...words: string[]): Promise<string> {
  const path = join(folder, name)
  const { code, stderr } = await outcomeOf(runBackup, [path, ...words], source)
  assert.equal(`${code} ${stderr}`, '0 ')
  return path
}

interface Target {
  readonly env: { readonly DATABASE_URL: string; readonly DATA_DIR: string }
  readonly query: (text: string) => Promise<unknown[]>
}

/** Creates an empty database and a new folder, with the secret key of the source. */
async function aTarget(): Promise<Target> {
  const { url, drop } = await emptyTestDatabase({ isMigrated: false })
  const dataDir = mkdtempSync(join(folder, 'target-'))
  cpSync(join(product.config.dataDir, 'secret.key'), join(dataDir, 'secret.key'))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  after(async () => {
    await client.end()
    await drop()
  })
  return {
    env: { DATABASE_URL: url, DATA_DIR: dataDir },
    query: async (text) => (await client.query(text)).rows,
  }
}

const restore = (words: readonly string[], { env }: Pick<Target, 'env'>): Promise<Outcome> =>
  outcomeOf(runRestore, words, env)

/** Writes a few rows for every kind of use, and a file. */
async function fill(): Promise<void> {
  const quote = await aSentQuote(shop)
  const { id } = await aQuote(shop)
  const answer = await fetch(`${product.url}/api${shop.path}/quotes/${id}/files?name=front.jpg`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await shop.owner.idToken()}` },
    body: new Uint8Array(samples.jpeg),
  })
  assert.equal(answer.status, 201)
  assert.ok(quote)
  await aPaidPurchase(shop)
}

await fill()

function contentsOf(path: string, name: string): any {
  return JSON.parse(execFileSync('tar', ['-xOf', path, name], { encoding: 'utf8' }))
}

test('a restored backup has every row, file and sequence, and the server starts with it', async () => {
  const path = await aBackup('whole.tar')
  const target = await aTarget()
  const { code, stdout, stderr } = await restore([path], target)
  assert.equal(`${code} ${stderr}`, '0 ')
  assert.match(stdout, /^Restored \d+ rows and 1 files as of /)
  const again = join(folder, 'again.tar')
  assert.equal((await outcomeOf(runBackup, [again], target.env)).code, 0)
  const [before, restored] = [contentsOf(path, 'contents.json'), contentsOf(again, 'contents.json')]
  assert.ok(before.tables['product.quotes'].rows >= 2)
  assert.equal(before.tables['product.purchase_book'].rows, 1)
  // The location of the files is not restored.
  assert.equal(restored.tables['secrets.secret'].rows, before.tables['secrets.secret'].rows - 1)
  for (const { tables } of [before, restored]) delete tables['secrets.secret']
  assert.deepEqual(restored.tables, before.tables)
  assert.deepEqual(restored.sequences, before.sequences)
  assert.equal(restored.files, 1)
  const database = await openDatabase(
    { databaseUrl: target.env.DATABASE_URL, dataDir: target.env.DATA_DIR },
    pino({ level: 'silent' }),
  )
  await database.close()
})

test('a backup is a tar archive with checksums that other programs read', async () => {
  const path = await aBackup('plain.tar')
  const unpacked = mkdtempSync(join(folder, 'unpacked-'))
  execFileSync('tar', ['-xf', path, '-C', unpacked])
  execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: unpacked })
  assert.equal(statSync(path).mode & 0o777, 0o600)
})

test('structure and rows are the same after a restore', async () => {
  const target = await aTarget()
  assert.equal((await restore([await aBackup('structure.tar')], target)).code, 0)
  const structure = `select string_agg(line, e'\\n' order by line) as text from (
    select pg_get_indexdef(indexrelid) from pg_index join pg_class c on c.oid = indrelid
      join pg_namespace n on n.oid = relnamespace where nspname in ('identity', 'product', 'realtime', 'secrets')
    union all select conrelid::regclass || conname || pg_get_constraintdef(c.oid) from pg_constraint c
      join pg_namespace n on n.oid = connamespace where nspname in ('identity', 'product', 'realtime', 'secrets')
    union all select pg_get_triggerdef(t.oid) || tgenabled::text from pg_trigger t join pg_class c on c.oid = tgrelid
      join pg_namespace n on n.oid = relnamespace
      where not tgisinternal and nspname in ('identity', 'product', 'realtime', 'secrets')
    union all select table_schema || table_name || column_name || data_type || is_nullable || column_default
      from information_schema.columns where table_schema in ('identity', 'product', 'realtime', 'secrets')
    ) as all_lines(line)`
  assert.deepEqual(await target.query(structure), (await product.database.pool.query(structure)).rows)
  await assert.rejects(target.query('update product.purchase_book set amount_minor = 1'), /never changed/)
})

test('every schema of a migrated database is in a backup or made anew', async () => {
  const { rows } = await product.database.pool.query<{ name: string }>(
    `select nspname as name from pg_namespace where nspname !~ '^pg_|^information_schema$' order by 1`,
  )
  assert.deepEqual(
    rows.map(({ name }) => name),
    ['drizzle', 'graphile_worker', 'identity', 'product', 'public', 'realtime', 'secrets'],
  )
})

test('refuses a damaged or cut backup, and leaves the target empty', async () => {
  const path = await aBackup('whole-one.tar')
  const bytes = readFileSync(path)
  const target = await aTarget()
  const damaged = join(folder, 'damaged.tar')
  for (const at of [0, 200, 512 + 20, Math.floor(bytes.length / 2), bytes.length - 1024 - 300]) {
    const copy = Buffer.from(bytes)
    copy[at]! ^= 1
    writeFileSync(damaged, copy)
    const { code, stderr } = await restore([damaged], target)
    assert.match(`${code} ${stderr}`, /^65 The backup is damaged or incomplete: .*\n$/, `byte ${at}`)
  }
  for (const length of [0, 1, 511, 5_000, Math.floor(bytes.length / 2), bytes.length - 3_000]) {
    writeFileSync(damaged, bytes.subarray(0, length))
    const { code, stderr } = await restore([damaged], target)
    assert.match(`${code} ${stderr}`, /^65 The backup is damaged or incomplete: .*\n$/, `${length} bytes`)
  }
  assert.deepEqual(await target.query(`select from pg_namespace where nspname = 'product'`), [])
  assert.equal((await restore([path], target)).code, 0)
})

test('refuses a database that has data', async () => {
  const path = await aBackup('for-filled.tar')
  const { code, stderr } = await restore([path], { env: source })
  assert.match(`${code} ${stderr}`, /^73 The database has data already.*accepted.*\n$/)
  assert.ok((await aQuote(shop)).id)
})

test('refuses a missing or another secret key before anything is written', async () => {
  const path = await aBackup('for-keys.tar')
  const target = await aTarget()
  const noKey = { ...target.env, DATA_DIR: mkdtempSync(join(folder, 'no-key-')) }
  const none = await restore([path], { env: noKey })
  assert.match(`${none.code} ${none.stderr}`, /^78 SECRET_KEY: is not set.*accepted.*\n$/)
  const other = await outcomeOf(runRestore, [path], { ...target.env, SECRET_KEY: '7'.repeat(64) })
  assert.match(`${other.code} ${other.stderr}`, /^78 SECRET_KEY: .*another key; accepted.*\n$/)
  assert.deepEqual(await target.query(`select from pg_namespace where nspname = 'product'`), [])
})

test('an encrypted backup needs its key', async () => {
  const identity = await generateX25519Identity()
  const path = await aBackup('secret.tar.age', '--recipient', await identityToRecipient(identity))
  assert.doesNotMatch(readFileSync(path).toString('latin1'), /backup\.json/)
  const keys = join(folder, 'keys.txt')
  const target = await aTarget()
  const without = await restore([path], target)
  assert.match(`${without.code} ${without.stderr}`, /^78 The backup is encrypted; accepted.*\n$/)
  writeFileSync(keys, `# another\n${await generateX25519Identity()}\n`)
  const other = await restore([path, '--identity', keys], target)
  assert.match(`${other.code} ${other.stderr}`, /^78 The backup is encrypted for another key.*\n$/)
  writeFileSync(keys, `# created by age-keygen\n${identity}\n`)
  const cut = join(folder, 'cut.tar.age')
  writeFileSync(cut, readFileSync(path).subarray(0, -40_000))
  const broken = await restore([cut, '--identity', keys], target)
  assert.match(`${broken.code} ${broken.stderr}`, /^65 The backup is damaged or incomplete: .*\n$/)
  assert.equal((await restore([path, '--identity', keys], target)).code, 0)
})

test('holds waiting events until they are released, unless they are to be delivered', async () => {
  const happened = eventType('backup-tested', z.object({ at: z.number() }))
  await product.stop()
  await product.database.transaction((tx) =>
    publish(tx, happened, { at: 1 }, { key: 'one', delayMs: 60_000 }),
  )
  const path = await aBackup('events.tar')
  const waiting = `select identifier as task, run_at, key, payload->'payload'->>'at' as at
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where identifier <> 'recurring' and payload::text like '%backup-tested%'`
  const [original] = (await product.database.pool.query(waiting)).rows
  const target = await aTarget()
  const { stdout } = await restore([path], target)
  assert.match(stdout, /\d+ events, such as mails, wait: npm run events -- release delivers them/)
  const [held] = (await target.query(waiting)) as { task: string }[]
  assert.equal(held?.task, 'held-event')
  assert.match((await outcomeOf(runEvents, ['release'], target.env)).stdout, /^\d+ events are delivered/)
  assert.deepEqual(await target.query(waiting), [original])
  const direct = await aTarget()
  assert.equal((await restore([path, '--deliver-events'], direct)).code, 0)
  assert.deepEqual(await direct.query(waiting), [original])
})

test('takes a backup into the bucket of the schedule, and restores it from there', async () => {
  const service = await startS3Service('backups')
  after(service.stop)
  const BACKUP_TO = service.url
  const path = 's3://backups/by-hand.tar'
  const taken = await outcomeOf(runBackup, [path], { ...source, BACKUP_TO })
  assert.match(`${taken.code} ${taken.stderr}${taken.stdout}`, /^0 s3:\/\/backups\/by-hand\.tar: /)
  const target = await aTarget()
  const restored = await outcomeOf(runRestore, [path], { ...target.env, BACKUP_TO })
  assert.match(`${restored.code} ${restored.stdout}`, /^0 Restored \d+ rows and 1 files/)
  const none = await outcomeOf(runRestore, ['s3://backups/none.tar'], { ...target.env, BACKUP_TO })
  assert.match(`${none.code} ${none.stderr}`, /^66 Failed: the bucket backups has no none\.tar\n$/)
  const again = await outcomeOf(runBackup, [path], { ...source, BACKUP_TO })
  assert.match(`${again.code} ${again.stderr}`, /^73 Failed: by-hand\.tar exists already\n$/)
  for (const settings of [
    {},
    { BACKUP_TO: folder },
    { BACKUP_TO: BACKUP_TO.replace('/backups', '/others') },
  ]) {
    const unknown = await outcomeOf(runBackup, [path], { ...source, ...settings })
    assert.match(`${unknown.code} ${unknown.stderr}`, /^78 BACKUP_TO: is not the bucket backups.*\n$/)
  }
})

test('reports each wrong use by exit code and one line', async () => {
  const path = await aBackup('used.tar')
  const uses: [typeof runBackup, string[], Record<string, string>, RegExp][] = [
    [runBackup, [], source, /^64 Usage: npm run backup/],
    [runBackup, ['a', 'b'], source, /^64 Usage/],
    [runBackup, ['a', '--recipient', 'age1wrong'], source, /^64 Usage/],
    [runBackup, [path], source, /^73 Failed: .* exists already\n$/],
    [runBackup, [join(folder, 'none/a.tar')], source, /^66 Failed: /],
    [runBackup, [join(folder, 'a.tar')], { DATA_DIR: folder }, /^78 DATA_DIR: .* has no database/],
    [runRestore, [], source, /^64 Usage: npm run restore/],
    [runRestore, [join(folder, 'none.tar')], source, /^66 Failed: /],
    [runRestore, [join(folder, 'none.tar'), '--identity', join(folder, 'none.key')], source, /^66 Failed: /],
  ]
  for (const [run, words, env, expected] of uses) {
    const { code, stderr } = await outcomeOf(run, words, env)
    assert.match(`${code} ${stderr}`, expected, words.join(' '))
  }
})
