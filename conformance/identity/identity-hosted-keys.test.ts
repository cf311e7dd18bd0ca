import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { test, vi } from 'vitest'
import { signInAnonymously } from 'firebase/auth'
import { decodeProtectedHeader } from 'jose'
import { fetchCooldownMs } from '../../server/identity/keys/remote-keys.ts'
import { startTestServer, type StartedTestServer } from '../../server/testing/testing.ts'
import { clientStarter } from '../realtime/start-client.ts'
import { startHosted } from '../../server/testing/start-hosted.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

test('fetches the keys of the other service when it renews them', async (t) => {
  let aheadMs = 0
  const now = () => new Date(Date.now() + aheadMs)
  const { remote, here, settings } = await startHosted({ now })
  const startClient = await clientStarter(remote.url)
  const statusFor = async (idToken: string) => {
    const headers = { authorization: `Bearer ${idToken}` }
    return (await fetch(`${here.url}/api/teams`, { headers })).status
  }
  const { user } = await signInAnonymously(startClient(t))
  const before = await user.getIdToken()
  assert.equal(await statusFor(before), 200)

  aheadMs += 90 * dayMs
  // A process that starts rotates the keys if due; it must stop before the process whose database it shares.
  await startBeside(remote, now)
  aheadMs += 3 * hourMs
  const countKeys = async () =>
    ((await (await fetch(settings['IDENTITY_KEYS_URL']!)).json()) as { keys: unknown[] }).keys.length
  while ((await countKeys()) < 2) await pause(100)
  const renewed = await user.getIdToken(true)
  assert.notEqual(decodeProtectedHeader(renewed).kid, decodeProtectedHeader(before).kid)
  // jose measures the cooldown with Date.now; its cached keys stay fresh for an hour.
  const realNow = Date.now
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + fetchCooldownMs)
  assert.equal(await statusFor(renewed), 200)
})

/** Starts another process of an installation. */
async function startBeside({ config }: StartedTestServer, now: () => Date): Promise<void> {
  const { dataDir, databaseUrl = '', publicUrl } = config
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PUBLIC_URL: publicUrl }
  await startTestServer({ env, now })
}
