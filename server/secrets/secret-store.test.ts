import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#testing'
import { createSealer } from './sealer.ts'
import { getSecret, replaceSecret } from './secret-store.ts'

const database = await testDatabase()
const sealer = createSealer(Buffer.alloc(32, 1))

test('a secret is made once, also by many who ask at the same time', async () => {
  let made = 0
  const ask = (): Promise<string> =>
    database.transaction((tx) => getSecret(tx, sealer, 'shared', () => `value ${++made}`))
  const values = await Promise.all(Array.from({ length: 10 }, ask))
  assert.equal(new Set(values).size, 1)
  assert.equal(await ask(), values[0])
})

test('the table does not show it', async () => {
  await getSecret(database.orm, sealer, 'hidden', () => 'plain words')
  const { rows } = await database.pool.query(`select sealed from secrets.secret where name = 'hidden'`)
  assert.ok(!Buffer.from(rows[0].sealed.slice(3), 'base64url').includes('plain words'))
})

test('another key is told, and nothing is made in its place', async () => {
  await getSecret(database.orm, sealer, 'kept', () => 'value')
  const stranger = createSealer(Buffer.alloc(32, 2))
  const asked = getSecret(database.orm, stranger, 'kept', () => 'other')
  await assert.rejects(asked, /kept under another key/)
})

test('a replaced secret is the one given from then on', async () => {
  await getSecret(database.orm, sealer, 'renewed', () => 'old')
  await replaceSecret(database.orm, sealer, 'renewed', 'new')
  assert.equal(await getSecret(database.orm, sealer, 'renewed', () => 'never'), 'new')
})
