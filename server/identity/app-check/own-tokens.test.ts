import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'vitest'
import { SignJWT } from 'jose'
import { pino } from 'pino'
import { createSealer } from '#secrets'
import { fixedClock, testDatabase } from '#testing'
import { openSigningKeys } from '../keys/signing-keys.ts'
import { createOwnTokens } from './own-tokens.ts'

const clock = fixedClock()
const database = await testDatabase()
const keys = await openSigningKeys({
  database,
  sealer: createSealer(randomBytes(32)),
  log: pino({ level: 'silent' }),
  now: clock.now,
})
const tokens = createOwnTokens({ keys, publicUrl: 'https://pro.example', now: clock.now })

test('verifies a token for one hour and one app', async () => {
  const token = await tokens.sign('an app')
  await assert.rejects(tokens.verify(token, 'another app'))
  clock.advanceSeconds(3599)
  await tokens.verify(token, 'an app')
  clock.advanceSeconds(1)
  await assert.rejects(tokens.verify(token, 'an app'))
})

test('rejects other tokens of the same key by issuer, audience and missing expiry', async () => {
  const now = Math.floor(clock.now().getTime() / 1000)
  const good = {
    iss: 'https://pro.example/app-check/1',
    aud: ['projects/1', 'projects/costard'],
    sub: 'an app',
    iat: now,
    exp: now + 60,
  }
  const sign = (claims: object): Promise<string> =>
    new SignJWT(claims as Record<string, unknown>) // any object is a valid claim set
      .setProtectedHeader({ alg: 'RS256', kid: keys.signing.id })
      .sign(keys.signing.key)
  await tokens.verify(await sign(good), 'an app')
  for (const change of [
    { iss: 'https://pro.example/costard' },
    { aud: 'costard' },
    { aud: ['projects/2'] },
    { exp: undefined },
  ]) {
    await assert.rejects(tokens.verify(await sign({ ...good, ...change }), 'an app'))
  }
})
