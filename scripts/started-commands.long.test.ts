import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { test } from 'vitest'
import { emptyTestDatabase } from '../server/testing/test-database.ts'
import { root } from './run.mjs'

// Tests of a command call its function; this test starts its script, as npm does.

const page = readFileSync(`${root}/docs/operations.md`, 'utf8')
const names = [...new Set([...page.matchAll(/^\| `npm run ([\w-]+)/gm)].map(([, name = '']) => name))]
const away = 'postgres://127.0.0.1:1/none'

function start(script: string, databaseUrl: string, ...words: string[]) {
  return spawnSync(process.execPath, [`scripts/${script}`, ...words], {
    cwd: root,
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl },
    encoding: 'utf8',
  })
}

test.each(names.filter((name) => name !== 'migrate'))(
  'npm run %s starts, and refuses an option that it does not have',
  { timeout: 60_000 },
  (name) => {
    const { status, stderr } = start(`${name}.ts`, away, '--no-such-option')
    assert.equal(status, 64, stderr)
  },
)

test(
  'npm run migrate migrates a database, and names one that is away in one line',
  { timeout: 120_000 },
  async () => {
    const { url } = await emptyTestDatabase()
    for (const _time of ['first', 'again']) {
      const { status, stdout, stderr } = start('migrate.ts', url)
      assert.equal(status, 0, stderr)
      assert.equal(stdout, 'The database is up to date\n')
    }
    const { status, stderr } = start('migrate.ts', away)
    assert.equal(status, 69)
    assert.match(stderr, /^Failed: .*ECONNREFUSED.*\n$/)
  },
)
