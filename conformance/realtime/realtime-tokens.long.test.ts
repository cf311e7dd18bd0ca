import assert from 'node:assert/strict'
import { test } from 'vitest'
import { onValue, ref, set } from 'firebase/database'
import { startTestServer } from '../../server/testing/testing.ts'
import { clientStarter } from './start-client.ts'
import { startLiveClient } from './start-live-client.ts'
import { until } from '../until.ts'

let clockOffsetMs = 0
const { url: origin } = await startTestServer({ now: () => new Date(Date.now() + clockOffsetMs) })
const startClient = await clientStarter(origin)

test('a listener outlives the token it started with', async (t) => {
  const client = await startLiveClient(t, { startClient, origin })
  const { expirationTime } = await client.auth.currentUser!.getIdTokenResult() // just signed in
  const leftMs = 1_500
  clockOffsetMs = Date.parse(expirationTime) - leftMs - Date.now()
  const values: unknown[] = []
  const cancelled: Error[] = []
  const connected: unknown[] = []
  onValue(ref(client.db, '.info/connected'), (snapshot) => void connected.push(snapshot.val()))
  onValue(
    client.own('x'),
    (snapshot) => void values.push(snapshot.val()),
    (error) => void cancelled.push(error),
  )
  await until(() => values.length === 1)
  // The server revokes the expired token; the client reconnects with a new one.
  await until(() => connected.join() === 'false,true,false,true', 10_000)
  await set(client.own('x'), 'later')
  await until(() => values.at(-1) === 'later', 10_000)
  assert.deepEqual(cancelled, [])
})
