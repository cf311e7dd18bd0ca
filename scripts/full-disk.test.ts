import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { test } from 'vitest'
import { after } from '../server/testing/after.ts'
import { emptyTestDatabase } from '../server/testing/test-database.ts'
import { aQuote, aShop, startTestProduct } from '../server/testing/testing.ts'
import { runBackup } from './run-backup.ts'
import { runRestore } from './run-restore.ts'

/**
 * Maximum size of a file written by the limited process, in blocks of 512 bytes. Node then gets EFBIG, as it
 * gets ENOSPC from a full disk.
 */
const limitBlocks = 100
const folder = mkdtempSync(join(tmpdir(), 'costard-full-'))
after(() => rmSync(folder, { recursive: true }))
const product = await startTestProduct()
const shop = await aShop(product)
const { id } = await aQuote(shop)
const document = Buffer.concat([
  Buffer.from('%PDF-1.7\n'),
  Buffer.alloc(200_000, 'costard'),
  Buffer.from('%%EOF'),
])
const stored = await fetch(`${product.url}/api${shop.path}/quotes/${id}/files?name=contract.pdf`, {
  method: 'POST',
  headers: { authorization: `Bearer ${await shop.owner.idToken()}` },
  body: document,
})
assert.equal(stored.status, 201)
const { databaseUrl: DATABASE_URL = '', dataDir: DATA_DIR } = product.config

/**
 * Runs a command whose files may not exceed a limit. Returns the exit code and stderr, without progress
 * lines.
 */
async function run(
  script: string,
  path: string,
  env: Readonly<Record<string, string>>,
  limit: number,
): Promise<string> {
  const command = [process.execPath, fileURLToPath(new URL(script, import.meta.url)), path]
  const child = spawn('sh', ['-c', `ulimit -f ${limit}; exec "$@"`, 'sh', ...command], {
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'close')])
  const lines = stderr.split('\n').filter((line) => !/^[\d.]+ [kM]B (restored|of )/.test(line))
  return `${code} ${lines.join('\n')}`
}

function runHere(
  run: typeof runBackup,
  path: string,
  env: Readonly<Record<string, string>>,
): Promise<number> {
  const ignore = (): void => {}
  return run([path], { env: { LOG_LEVEL: 'silent', ...env }, stdout: ignore, stderr: ignore })
}

test('a full disk is one line, and leaves nothing half', { timeout: 300_000 }, async () => {
  const path = join(folder, 'a.tar')
  const source = { DATABASE_URL, DATA_DIR }
  assert.match(await run('backup.ts', path, source, limitBlocks), /^74 Failed: EFBIG: .*\n$/)
  assert.deepEqual(readdirSync(folder), [])
  assert.equal(await runHere(runBackup, path, source), 0)

  const { url, drop } = await emptyTestDatabase({ isMigrated: false })
  after(drop)
  const dataDir = mkdtempSync(join(folder, 'target-'))
  cpSync(join(DATA_DIR, 'secret.key'), join(dataDir, 'secret.key'))
  const target = { DATABASE_URL: url, DATA_DIR: dataDir }
  assert.match(await run('restore.ts', path, target, limitBlocks), /^74 Failed: EFBIG: .*\n$/)
  assert.deepEqual(readdirSync(dataDir), ['secret.key'])
  assert.equal(await runHere(runRestore, path, target), 0)

  // The embedded database cannot write the first segment of its log.
  const embedded = mkdtempSync(join(folder, 'embedded-'))
  cpSync(join(DATA_DIR, 'secret.key'), join(embedded, 'secret.key'))
  const failed = await run('restore.ts', path, { DATA_DIR: embedded }, 20_000)
  assert.match(failed, /^74 Failed: .*File too large.*\n$/)
  assert.deepEqual(readdirSync(embedded), ['secret.key'])
})
