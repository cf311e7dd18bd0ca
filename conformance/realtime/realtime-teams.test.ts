import assert from 'node:assert/strict'
import { test } from 'vitest'
import { createUserWithEmailAndPassword } from 'firebase/auth'
import { get, onDisconnect, onValue, ref, set, type DatabaseReference } from 'firebase/database'
import { startTestServer } from '../../server/testing/testing.ts'
import { clientStarter } from './start-client.ts'
import { startLiveClient, type LiveClient } from './start-live-client.ts'
import { until } from '../until.ts'

const { url: origin } = await startTestServer()
const startClient = await clientStarter(origin)
const denied = /permission.denied/i

async function post({ auth }: LiveClient, path: string, body: object): Promise<any> {
  const response = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await auth.currentUser?.getIdToken()}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })
  assert.ok(response.ok, `${response.status} ${path}`)
  return response.json()
}

/** Listens to a path; records its values and the reason of a cancellation. */
function listen(target: DatabaseReference): { values: any[]; cancelled: () => string | undefined } {
  const values: any[] = []
  let reason: string | undefined
  onValue(
    target,
    (snapshot) => void values.push(snapshot.val()),
    (error) => void (reason = error.message),
  )
  return { values, cancelled: () => reason }
}

const team = { name: 'Liffey Repairs', country: 'IE', language: 'en', startWith: 'nothing' }

test('a new member receives the team and may use its paths at once', async (t) => {
  const owner = await startLiveClient(t, { startClient, origin })
  const stranger = await startLiveClient(t, { startClient, origin })
  const { values } = listen(ref(owner.db, `teams/${owner.uid}`))
  await until(() => values.length === 1)
  const { id } = await post(owner, '/teams', team)
  await until(() => values.at(-1)?.[id]?.name === team.name)
  const presence = listen(ref(owner.db, `presence/${id}`))
  const mine = ref(owner.db, `presence/${id}/${owner.uid}`)
  await set(mine, { at: 'quotes' })
  await onDisconnect(mine).remove()
  await until(() => presence.values.at(-1)?.[owner.uid]?.at === 'quotes')
  await get(ref(owner.db, `revisions/${id}`))
  await assert.rejects(set(ref(owner.db, `presence/${id}/somebody`), 1), denied)
  await assert.rejects(set(ref(owner.db, `revisions/${id}/quotes`), 1), denied)
  for (const target of [`teams/${owner.uid}`, `presence/${id}`, `revisions/${id}`]) {
    const { cancelled } = listen(ref(stranger.db, target))
    await until(() => denied.test(cancelled() ?? ''))
    await assert.rejects(set(ref(stranger.db, `${target}/x`), 1), denied)
  }
})

test('cancels the listeners of a former member at once', async (t) => {
  const before = await startLiveClient(t, { startClient, origin })
  const after = await startLiveClient(t, { startClient, origin })
  await createUserWithEmailAndPassword(after.auth, 'owner@liffey.example', 'orchard')
  const { id } = await post(before, '/teams', team)
  const targets = [`presence/${id}`, `revisions/${id}`].map((path) => listen(ref(before.db, path)))
  const teams = listen(ref(before.db, `teams/${before.uid}`))
  await until(() => [...targets, teams].every(({ values }) => values.length > 0))
  await set(ref(before.db, `presence/${id}/${before.uid}`), true)
  const token = await before.auth.currentUser?.getIdToken()
  const stream = await fetch(`${origin}/presence/${id}.json?auth=${token}`, {
    headers: { accept: 'text/event-stream' },
  })
  await post(after, '/teams/claim', { idToken: await before.auth.currentUser?.getIdToken() })
  await until(() => targets.every(({ cancelled }) => denied.test(cancelled() ?? '')))
  await until(() => teams.values.at(-1) === null)
  assert.match(await stream.text(), /event: put\n[^]*event: cancel\ndata: null\n\n$/)
  await assert.rejects(set(ref(before.db, `presence/${id}/${before.uid}`), true), denied)
  const uid = after.auth.currentUser?.uid
  await set(ref(after.db, `presence/${id}/${uid}`), true)
})
