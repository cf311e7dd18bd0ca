import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { signInAnonymously } from 'firebase/auth'
import { decodeProtectedHeader } from 'jose'
import { startTestServer, type StartedTestServer } from '../server/testing/testing.ts'
import { clientStarter } from './start-client.ts'
import { startHosted } from '../server/testing/start-hosted.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
/** The keys of another service are asked for again at most so often. */
const keysPauseMs = 10_000

test('follows the keys of the other service when it renews them', async (t) => {
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  const { remote, here, settings } = await startHosted({ now })
  const startClient = await clientStarter(remote.url)
  const statusFor = async (idToken: string) => {
    const headers = { authorization: `Bearer ${idToken}` }
    return (await fetch(`${here.url}/api/teams`, { headers })).status
  }
  const { user } = await signInAnonymously(startClient(t))
  const before = await user.getIdToken()
  assert.equal(await statusFor(before), 200)

  ahead += 90 * dayMs
  // A process that starts does what is due for the keys; it ends before the one whose database it shares.
  await t.test('beside a second process', () => startBeside(remote, now))
  ahead += 3 * hourMs
  const countKeys = async () =>
    ((await (await fetch(settings['IDENTITY_KEYS_URL']!)).json()) as { keys: unknown[] }).keys.length
  while ((await countKeys()) < 2) await pause(100)
  const renewed = await user.getIdToken(true)
  assert.notEqual(decodeProtectedHeader(renewed).kid, decodeProtectedHeader(before).kid)
  await pause(keysPauseMs)
  assert.equal(await statusFor(renewed), 200)
})

/** Another process of an installation. */
async function startBeside({ config }: StartedTestServer, now: () => Date): Promise<void> {
  const { dataDir, databaseUrl = '', publicUrl } = config
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PUBLIC_URL: publicUrl }
  await startTestServer({ env, now })
}
