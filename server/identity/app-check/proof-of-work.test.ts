import assert from 'node:assert/strict'
import { test, vi } from 'vitest'
import type { Challenge } from 'altcha-lib/types'
import { testDatabase } from '#testing'
import { createProofOfWork } from './proof-of-work.ts'
import { encodePayload, solve } from './testing/solve.ts'
import { deleteExpiredChallenges } from './used-challenges-store.ts'

const database = await testDatabase()
// altcha-lib checks expiry against Date.now.
const now = () => new Date(Date.now())
const open = (settings: { secret?: string } = {}) =>
  createProofOfWork({ database, secret: 'a secret', now, ...settings })
const work = open()
const changed = (challenge: Challenge, change: object): Challenge => ({
  ...challenge,
  parameters: { ...challenge.parameters, ...change },
})

test('accepts a proof once across any number of processes', async () => {
  const payload = await solve(await work.challenge('app'))
  const processes = [work, open(), open()]
  const accepted = await Promise.all(
    Array.from({ length: 12 }, (_, index) => processes[index % 3]!.accept('app', payload)),
  )
  assert.equal(accepted.filter(Boolean).length, 1)
  assert.equal(await work.accept('app', payload), false)
})

test('accepts a proof only for the app of its challenge', async () => {
  const challenge = await work.challenge('one app')
  assert.equal(await work.accept('other app', await solve(challenge)), false)
  assert.equal(
    await work.accept('other app', await solve(changed(challenge, { data: { appId: 'other app' } }))),
    false,
  )
  assert.equal(await work.accept('one app', await solve(challenge)), true)
})

test('accepts a proof for five minutes', async () => {
  const issuedAt = Math.floor(Date.now() / 1000) * 1000
  let aheadSeconds = 0
  vi.spyOn(Date, 'now').mockImplementation(() => issuedAt + aheadSeconds * 1000)
  const challenges = await Promise.all([work.challenge('app'), work.challenge('app'), work.challenge('app')])
  const [late, , timely] = challenges
  const extended = changed(challenges[1], { expiresAt: issuedAt / 1000 + 600 })
  aheadSeconds = 300
  assert.equal(await work.accept('app', await solve(timely)), true)
  aheadSeconds = 301
  assert.equal(await work.accept('app', await solve(late)), false)
  assert.equal(await work.accept('app', await solve(extended)), false)
})

test('rejects an easier challenge and a wrong or missing solution', async () => {
  const challenge = await work.challenge('app')
  assert.equal(challenge.parameters.algorithm, 'PBKDF2/SHA-256')
  assert.equal(await work.accept('app', await solve(changed(challenge, { keyPrefix: '00' }))), false)
  assert.equal(
    await work.accept('app', await solve(await open({ secret: 'another' }).challenge('app'))),
    false,
  )
  for (const solution of [
    { counter: 0, derivedKey: challenge.parameters.keyPrefix },
    { counter: 0, derivedKey: '' },
    { counter: -1, derivedKey: '00'.repeat(32) },
    {},
    null,
  ]) {
    assert.equal(await work.accept('app', encodePayload({ challenge, solution })), false)
  }
  for (const payload of [
    '',
    'AAAA',
    encodePayload({}),
    encodePayload([1]),
    encodePayload({ challenge: { parameters: {} } }),
  ]) {
    assert.equal(await work.accept('app', payload), false)
  }
  assert.equal(await work.accept('app', await solve(challenge)), true)
})

test('deletes a used challenge an hour after it expired', async () => {
  await database.pool.query('delete from identity.used_challenges') // rows of earlier tests expire sooner
  const count = async () => (await database.pool.query('select from identity.used_challenges')).rowCount
  assert.equal(await work.accept('app', await solve(await work.challenge('app'))), true)
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000)
  await deleteExpiredChallenges(database.orm, inSeconds(3600))
  assert.equal(await count(), 1)
  await deleteExpiredChallenges(database.orm, inSeconds(3600 + 301))
  assert.equal(await count(), 0)
})
