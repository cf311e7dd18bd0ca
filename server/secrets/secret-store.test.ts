import assert from 'node:assert/strict'
import { test } from 'vitest'
import { ConfigError } from '#config'
import { testDatabase } from '#testing'
import { openSealer } from './open-sealer.ts'
import { createSealer } from './sealer.ts'
import { getSecret, replaceSecret } from './secret-store.ts'

const database = await testDatabase()
const sealer = createSealer(Buffer.alloc(32, 1))

test('creates a secret once, also for concurrent callers', async () => {
  let made = 0
  const get = (): Promise<string> =>
    database.transaction((tx) => getSecret(tx, sealer, 'shared', () => `value ${++made}`))
  const values = await Promise.all(Array.from({ length: 10 }, get))
  assert.equal(new Set(values).size, 1)
  assert.equal(await get(), values[0])
})

test('stores the secret encrypted', async () => {
  await getSecret(database.orm, sealer, 'hidden', () => 'plain words')
  const { rows } = await database.pool.query(`select sealed from secrets.secret where name = 'hidden'`)
  assert.ok(!Buffer.from(rows[0].sealed.slice(3), 'base64url').includes('plain words'))
})

test('throws for another key and does not replace the secret', async () => {
  await getSecret(database.orm, sealer, 'kept', () => 'value')
  const otherSealer = createSealer(Buffer.alloc(32, 2))
  const result = getSecret(database.orm, otherSealer, 'kept', () => 'other')
  await assert.rejects(result, /encrypted with another key/)
})

test('returns a replaced secret', async () => {
  await getSecret(database.orm, sealer, 'renewed', () => 'old')
  await replaceSecret(database.orm, sealer, 'renewed', 'new')
  assert.equal(await getSecret(database.orm, sealer, 'renewed', () => 'never'), 'new')
})

test('a key that is not that of the database stops the start, once', async () => {
  await getSecret(database.orm, sealer, 'first', () => 'value')
  const open = (byte: number) =>
    openSealer({ secretKey: Buffer.alloc(32, byte), acceptedSecretKeys: [], dataDir: '' }, database)
  await open(1)
  await assert.rejects(open(2), (error) => error instanceof ConfigError && /another key/.test(error.message))
})
