import assert from 'node:assert/strict'
import { test } from 'vitest'
import { pino } from 'pino'
import { realtimeLimits } from '../limits.ts'
import { RealtimeError } from '../wire-errors.ts'
import { createConnectionAuth } from './connection-auth.ts'
import { createConnections } from './connections.ts'
import { createRechecks } from './rechecks.ts'

const { connectionsPerUser, signedOutConnectionsPerAddress } = realtimeLimits

test('refuses to sign in one connection more than an account may have, until one is closed', async () => {
  const connections = createConnections()
  const open = (address: string) =>
    createConnectionAuth({
      connections,
      address,
      verifyIdToken: async (token) => ({
        userId: token,
        isGuest: false,
        expiresAt: new Date(Date.now() + 60_000),
      }),
      now: () => new Date(),
      log: pino({ level: 'silent' }),
      onRevoked: () => {},
      rechecks: createRechecks(),
    })
  const first = open('::1')
  await first.signIn('ann')
  for (let count = 1; count < connectionsPerUser; count += 1) connections.enter({ userId: 'ann' })
  await first.signIn('ann')
  const next = open('::1')
  await assert.rejects(
    next.signIn('ann'),
    (error) => error instanceof RealtimeError && error.code === 'quota_exceeded',
  )
  await next.signIn('bob')
  first.close()
  await next.signIn('ann')
  next.close()
  assert.ok(connections.hasRoom({ userId: 'ann' }))
})

test('an address has a bound of connections that are not signed in', () => {
  const connections = createConnections()
  for (let count = 0; count < signedOutConnectionsPerAddress; count += 1)
    connections.enter({ address: '::1' })
  assert.equal(connections.hasRoom({ address: '::1' }), false)
  assert.ok(connections.hasRoom({ address: '::2' }))
  connections.leave({ address: '::1' })
  assert.ok(connections.hasRoom({ address: '::1' }))
})
