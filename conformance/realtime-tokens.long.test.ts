import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { onValue, set } from 'firebase/database'
import { startTestServer } from '../server/testing/testing.ts'
import { clientStarter } from './start-client.ts'
import { startLiveClient } from './start-live-client.ts'
import { until } from './until.ts'

const lifetimeSeconds = 4
const { url: origin } = await startTestServer({ env: { ID_TOKEN_TTL_SECONDS: String(lifetimeSeconds) } })
const startClient = await clientStarter(origin)

test('a listener outlives the token that it began with', async (t) => {
  const client = await startLiveClient(t, { startClient, origin })
  const values: unknown[] = []
  const cancelled: Error[] = []
  onValue(
    client.own('x'),
    (snapshot) => void values.push(snapshot.val()),
    (error) => void cancelled.push(error),
  )
  await until(() => values.length === 1)
  await pause(lifetimeSeconds * 1000 + 500)
  await set(client.own('x'), 'later')
  await until(() => values.at(-1) === 'later', 10_000)
  assert.deepEqual(cancelled, [])
})
