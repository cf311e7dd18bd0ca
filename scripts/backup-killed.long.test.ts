import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, test } from 'vitest'
import { pino } from 'pino'
import { backupPlace, checkBackup } from '../server/backup/backup.ts'
import { openDatabase } from '../server/database/database.ts'
import { findSealer } from '../server/secrets/secrets.ts'
import { aQuote, aShop, copyQuotes, startTestProduct } from '../server/testing/testing.ts'
import { runBackup } from './run-backup.ts'

const rounds = 12
const folder = mkdtempSync(join(tmpdir(), 'costard-killed-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const product = await startTestProduct()
const shop = await aShop(product)
const quote = await aQuote(shop)
await copyQuotes(product.database.pool as never, quote.id, { teamId: shop.team.id, copies: 4_000 })
const source = {
  DATABASE_URL: product.config.databaseUrl ?? '',
  DATA_DIR: product.config.dataDir,
  LOG_LEVEL: 'silent',
}

interface Ended {
  readonly code: number | null
  readonly ms: number
  readonly stderr: string
}

/** Runs a command like an operator; kills it after some time. */
async function run(
  command: readonly string[],
  env: Readonly<Record<string, string>>,
  killAfterMs?: number,
): Promise<Ended> {
  const startedAt = performance.now()
  const [program = '', ...words] = command
  const child = spawn(program, words, {
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let stderr = ''
  child.stderr.on('data', (text) => (stderr += text))
  const timer = killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs)
  const [code] = await once(child, 'close')
  clearTimeout(timer)
  return { code, ms: performance.now() - startedAt, stderr }
}

const script = (name: string): string[] => [process.execPath, fileURLToPath(new URL(name, import.meta.url))]

test('a backup that is killed leaves no file of its name', { timeout: 600_000 }, async () => {
  const whole = await run([...script('backup.ts'), join(folder, 'timed.tar')], source)
  assert.equal(whole.code, 0, whole.stderr)
  const path = join(folder, 'killed.tar')
  for (let round = 0; round < rounds; round += 1) {
    const { code } = await run([...script('backup.ts'), path], source, Math.random() * whole.ms)
    if (existsSync(path))
      await checkBackup(backupPlace(folder).read('killed.tar'), await findSealer(product.config))
    else assert.notEqual(code, 0)
    rmSync(path, { force: true })
  }
  assert.equal((await run([...script('backup.ts'), path], source)).code, 0)
  assert.ok(!readdirSync(folder).some((name) => name.endsWith('.part')))
})

test(
  'a restore that is killed leaves a database that no server uses, and goes on when it runs again',
  {
    timeout: 900_000,
  },
  async () => {
    const path = join(folder, 'for-restores.tar')
    const env = { ...source, LOG_LEVEL: 'silent' }
    assert.equal(await runBackup([path], { env, stdout: () => {}, stderr: () => {} }), 0)
    const aTarget = (): string => {
      const dataDir = mkdtempSync(join(folder, 'data-'))
      cpSync(join(product.config.dataDir, 'secret.key'), join(dataDir, 'secret.key'))
      return dataDir
    }
    const timed = await run([...script('restore.ts'), path], { DATA_DIR: aTarget() })
    assert.equal(timed.code, 0, timed.stderr)
    const dataDir = aTarget()
    let killed = 0
    for (let round = 0; round < rounds; round += 1) {
      const { code } = await run(
        [...script('restore.ts'), path],
        { DATA_DIR: dataDir },
        Math.random() * timed.ms,
      )
      if (code === 0) break
      killed += 1
      // The embedded database exits shortly after its last client process.
      await pause(500)
      if (!existsSync(join(dataDir, 'postgres'))) continue
      const opened = await openDatabase({ databaseUrl: undefined, dataDir }, pino({ level: 'silent' })).catch(
        (error: Error) => error,
      )
      if (opened instanceof Error) {
        assert.match(opened.message, /restore into this database did not finish/)
        continue
      }
      const { rows } = await opened.pool.query<{ count: number }>('select count(*)::int from product.quotes')
      await opened.close()
      // Killed before the first write, or after the last one.
      assert.ok([0, 4_001].includes(rows[0]?.count ?? -1), `${rows[0]?.count} quotes`)
      if (rows[0]?.count) break
    }
    assert.ok(killed > 0)
    const last = await run([...script('restore.ts'), path], { DATA_DIR: dataDir })
    assert.ok([0, 73].includes(last.code ?? -1), last.stderr)
    const database = await openDatabase({ databaseUrl: undefined, dataDir }, pino({ level: 'silent' }))
    const { rows } = await database.pool.query<{ count: number }>('select count(*)::int from product.quotes')
    await database.close()
    assert.equal(rows[0]?.count, 4_001)
  },
)
