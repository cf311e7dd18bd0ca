import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { emptyTestDatabase } from '../../server/testing/test-database.ts'
import { aQuote, aShop, startTestProduct } from '../../server/testing/testing.ts'
import { runBackup } from '../run-backup.ts'
import { runRestore } from '../run-restore.ts'

/** Number of writers that create quotes continuously. */
const writers = 3

/** Rows that are only added: those acknowledged before a backup must be in it, with their current content. */
const added = `select q.team_id || ' ' || q.quote_id as key, md5(q::text || l::text || r::text) as hash
  from product.quotes q join product.quote_lines l using (team_id, quote_id)
  join product.quote_revisions r using (team_id, quote_id)`

/**
 * Takes backups while quotes are created, restores each elsewhere, and compares every row with those that the
 * server acknowledged. Throws an assertion error for a lost, foreign or changed row, and for counts from
 * different moments.
 */
export async function compareBackupsUnderLoad(count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'costard-load-'))
  const product = await startTestProduct()
  const shop = await aShop(product)
  const source = env(product.config.databaseUrl ?? '', product.config.dataDir)
  const acknowledged: string[] = []
  let isWriting = true
  const writing = Array.from({ length: writers }, async () => {
    while (isWriting) {
      const { id } = await aQuote(shop)
      acknowledged.push(`${shop.team.id} ${id}`)
      await pause(5)
    }
  })
  try {
    for (let round = 0; round < count; round += 1) {
      const wanted = acknowledged.length + 10
      while (acknowledged.length < wanted) await pause(20)
      const before = [...acknowledged]
      const path = join(folder, `${round}.tar`)
      await succeed(runBackup, path, source)
      await compare(product.database.pool, path, before, folder, product.config.dataDir)
      rmSync(path)
    }
  } finally {
    isWriting = false
    await Promise.all(writing)
    rmSync(folder, { recursive: true, force: true })
  }
}

async function compare(
  living: pg.Pool,
  path: string,
  before: readonly string[],
  folder: string,
  dataDir: string,
): Promise<void> {
  const { url, drop } = await emptyTestDatabase({ isMigrated: false })
  const target = mkdtempSync(join(folder, 'data-'))
  cpSync(join(dataDir, 'secret.key'), join(target, 'secret.key'))
  await succeed(runRestore, path, env(url, target))
  const restored = new pg.Client({ connectionString: url })
  await restored.connect()
  try {
    const there = await hashes(restored)
    const here = await hashes(living)
    for (const key of before) assert.ok(there.has(key), `${key} was acknowledged and is missing`)
    for (const [key, hash] of there) assert.equal(hash, here.get(key), `${key} differs`)
    const { rows } = await restored.query<{ counted: number; real: number }>(
      `select (select sum(count)::int from product.quote_counts) as counted,
         (select count(*)::int from product.quotes) as real`,
    )
    assert.equal(rows[0]?.counted, rows[0]?.real)
  } finally {
    await restored.end()
    await drop()
  }
}

async function hashes(client: Pick<pg.Client, 'query'>): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ key: string; hash: string }>(added)
  return new Map(rows.map(({ key, hash }) => [key, hash]))
}

async function succeed(
  run: typeof runBackup,
  path: string,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  let errors = ''
  const code = await run([path], {
    env: settings,
    stdout: () => {},
    stderr: (text) => void (errors += text),
  })
  assert.equal(code, 0, errors)
}

function env(databaseUrl: string, dataDir: string): Record<string, string> {
  return { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
}
