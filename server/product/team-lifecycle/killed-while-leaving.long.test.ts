import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, test } from 'vitest'
import pg from 'pg'
import { freePort } from '#testing'
import { emptyTestDatabase } from '../../testing/test-database.ts'

const main = fileURLToPath(new URL('../../main.ts', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'costard-leaving-'))
const { url: databaseUrl, drop } = await emptyTestDatabase()
const port = await freePort()
const url = `http://localhost:${port}`
const env = {
  ...process.env,
  PORT: String(port),
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  LOG_LEVEL: 'warn',
}
const running: ChildProcess[] = []
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await drop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function startServer(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  running.push(child)
  await until(
    () =>
      fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    'server did not start',
  )
  return child
}

async function until(claim: () => Promise<boolean>, otherwise: string): Promise<void> {
  const deadline = performance.now() + 60_000
  while (!(await claim())) {
    assert.ok(performance.now() < deadline, otherwise)
    await pause(50)
  }
}

async function post(path: string, body: object, headers = {}): Promise<any> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  assert.ok(response.ok, `${path}: ${response.status}`)
  return response.json()
}

test('after a crash, the next process handles the account-deleted event', async () => {
  const server = await startServer()
  const { apiKey } = (await (await fetch(`${url}/__/firebase/init.json`)).json()) as { apiKey: string }
  const { idToken, localId } = await post(`/v1/accounts:signUp?key=${apiKey}`, { returnSecureToken: true })
  const team = { name: 'Short Life', country: 'IE', language: 'en', startWith: 'nothing' }
  const { id } = await post('/api/teams', team, { authorization: `Bearer ${idToken}` })

  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  const rows = async (query: string, value: string) => (await database.query(query, [value])).rowCount
  const membership = 'select from product.members where user_id = $1'
  // This lock blocks the event handler until the process is killed.
  await database.query('begin')
  await database.query('select from product.teams where team_id = $1 for update', [id])
  await post(`/v1/accounts:delete?key=${apiKey}`, { idToken })
  const waits = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database() and $1 <> ''`
  await until(async () => (await rows(waits, 'any')) === 1, 'event was not handled')
  server.kill('SIGKILL')
  await once(server, 'exit')
  await database.query('commit')
  assert.equal(await rows('select from identity.users where id = $1', localId), 0)
  assert.equal(await rows(membership, localId), 1)

  await startServer()
  await until(async () => (await rows(membership, localId)) === 0, 'membership was not removed')
  assert.equal(await rows('select from product.teams where team_id = $1', id), 0)
  await database.end()
})
