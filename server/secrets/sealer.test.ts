import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, test } from 'vitest'
import { ConfigError } from '#config'
import { testDatabase } from '#testing'
import { openSealer } from './open-sealer.ts'
import { getSecret } from './secret-store.ts'
import { createSealer } from './sealer.ts'

const sealer = createSealer(Buffer.alloc(32, 1))
const dataDir = await mkdtemp(join(tmpdir(), 'costard-secrets-'))
const database = await testDatabase()
afterAll(() => rm(dataDir, { recursive: true }))

test('opens sealed text and bytes', () => {
  assert.equal(sealer.open(sealer.seal('Grüße 🍏', 'greeting'), 'greeting'), 'Grüße 🍏')
  const bytes = Buffer.from([0, 255, 128])
  assert.deepEqual(sealer.openBytes(sealer.seal(bytes, 'bytes'), 'bytes'), bytes)
  assert.equal(sealer.open(sealer.seal('', 'empty'), 'empty'), '')
})

test('seals the same content differently each time', () => {
  assert.notEqual(sealer.seal('same', 'purpose'), sealer.seal('same', 'purpose'))
})

test('rejects another purpose, another key and changed content', () => {
  const sealed = sealer.seal('content', 'one')
  assert.throws(() => sealer.open(sealed, 'two'))
  assert.throws(() => createSealer(Buffer.alloc(32, 2)).open(sealed, 'one'))
  assert.throws(() => sealer.open(`${sealed.slice(0, -2)}AA`, 'one'))
  assert.throws(() => sealer.open(sealed.slice(0, 20), 'one'))
  assert.throws(() => sealer.open('content', 'one'))
})

test('creates the key file once, readable by its owner only, also for concurrent starts', async () => {
  const config = { dataDir, secretKey: undefined, acceptedSecretKeys: [] }
  const sealers = await Promise.all(Array.from({ length: 8 }, () => openSealer(config, database)))
  const sealed = sealers[0]!.seal('content', 'purpose')
  for (const each of [...sealers, await openSealer(config, database)])
    assert.equal(each.open(sealed, 'purpose'), 'content')
  assert.equal((await stat(join(dataDir, 'secret.key'))).mode & 0o777, 0o600)
  assert.deepEqual(await readdir(dataDir), ['secret.key'])
})

test('throws for a damaged key file instead of replacing it', async () => {
  const damaged = await mkdtemp(join(dataDir, 'damaged-'))
  await writeFile(join(damaged, 'secret.key'), 'short')
  await assert.rejects(
    openSealer({ dataDir: damaged, secretKey: undefined, acceptedSecretKeys: [] }, database),
    /does not contain a key/,
  )
})

test('refuses to create a key for a database that has secrets', async () => {
  const folder = await mkdtemp(join(dataDir, 'lost-'))
  const config = { dataDir: folder, secretKey: undefined, acceptedSecretKeys: [] }
  await getSecret(database.orm, await openSealer(config, database), 'name', () => 'value')
  await rm(join(folder, 'secret.key'))
  await assert.rejects(openSealer(config, database), (error: Error) => {
    assert.ok(error instanceof ConfigError)
    assert.match(error.message, /^SECRET_KEY: is not set and .*secret\.key is missing/)
    return true
  })
  assert.deepEqual(await readdir(folder), [])
})
