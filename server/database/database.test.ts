import assert from 'node:assert/strict'
import { afterAll, test } from 'vitest'
import { ConfigError } from '#config'
import { createLog } from '#http'
import { emptyTestDatabase } from '../testing/test-database.ts'
import { openDatabase } from './database.ts'

const { url: databaseUrl, drop } = await emptyTestDatabase()
afterAll(drop)
const logged: { msg: string; other?: string }[] = []
const log = createLog({ logLevel: 'warn' }, (line) => void logged.push(JSON.parse(line)))
const open = (publicUrl: string) => openDatabase({ databaseUrl, dataDir: '', publicUrl }, log)

test('a process with another PUBLIC_URL than a running one refuses to start', async () => {
  const first = await open('https://pro.example')
  await first.pool.query('select 1')
  const same = await open('https://pro.example')
  await assert.rejects(open('https://other.example'), (error: Error) => {
    assert.ok(error instanceof ConfigError)
    assert.match(
      error.message,
      /^PUBLIC_URL: is https:\/\/other\.example, .* has https:\/\/pro\.example; accepted: /,
    )
    return true
  })
  const starting = open('https://other.example')
  await Promise.all([first.close(), same.close()])
  await (await starting).close()
  assert.equal(logged.length, 0)
})

test('refuses a database that a newer version has migrated', async () => {
  const database = await open('https://pro.example')
  await database.pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at)
     select 'newer', max(created_at) + 1 from drizzle.__drizzle_migrations`,
  )
  await database.close()
  await assert.rejects(open('https://pro.example'), (error: Error) => {
    assert.ok(error instanceof ConfigError)
    assert.match(error.message, /newer version/)
    return true
  })
})
