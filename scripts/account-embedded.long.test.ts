import assert from 'node:assert/strict'
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, test } from 'vitest'
import { pino } from 'pino'
import { openDatabase } from '../server/database/database.ts'
import { freePort } from '../server/testing/testing.ts'
import { runAccount } from './run-account.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'costard-account-'))
const port = await freePort()
const url = `http://localhost:${port}`
const env = {
  PATH: `${root}node_modules/.bin:${process.env.PATH}`,
  HOME: process.env.HOME,
  DATA_DIR: dataDir,
  PORT: String(port),
  LOG_LEVEL: 'warn',
}
let server: ChildProcess | undefined
afterAll(async () => {
  await stopServer()
  rmSync(dataDir, { recursive: true, force: true })
})

async function startServer(): Promise<void> {
  server = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(server, 'message') // the message 'ready'
}

async function stopServer(): Promise<void> {
  if (!server) return
  const exited = once(server, 'exit')
  server.kill('SIGTERM')
  server = undefined
  await exited
}

interface Outcome {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs the command like an operator types it. */
function npmRunAccount(...words: string[]): Outcome {
  const command = ['run', '--silent', 'account', '--', ...words]
  const { status, stdout, stderr } = spawnSync('npm', command, { cwd: root, env, encoding: 'utf8' })
  return { status, stdout, stderr }
}

/** Runs the command in this process, since starting Node takes longer than the command. */
async function account(...words: string[]): Promise<Outcome> {
  let [stdout, stderr] = ['', '']
  const status = await runAccount(words, {
    env,
    stdout: (text) => (stdout += text),
    stderr: (text) => (stderr += text),
  })
  return { status, stdout, stderr }
}

async function post(path: string, body: object, idToken?: string): Promise<any> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(idToken && { authorization: `Bearer ${idToken}` }) },
    body: JSON.stringify(body),
  })
  return response.json()
}

test('changes accounts in the embedded database, with and without a running server', async () => {
  await startServer()
  const { apiKey } = (await (await fetch(`${url}/__/firebase/init.json`)).json()) as { apiKey: string }
  const ann = { email: 'ann@shop.example', password: 'correct horse' }
  const { idToken, localId } = await post(`/v1/accounts:signUp?key=${apiKey}`, ann)
  const team = { name: 'Short Life', country: 'IE', language: 'en', startWith: 'nothing' }
  const { id: teamId } = await post('/api/teams', team, idToken)

  const named = `ann@shop.example (${localId})`
  const disabled = npmRunAccount('disable', 'ann@shop.example')
  assert.deepEqual(disabled, {
    status: 0,
    stdout: `${named} is disabled and signed out everywhere\n`,
    stderr: '',
  })
  const signIn = (): Promise<any> => post(`/v1/accounts:signInWithPassword?key=${apiKey}`, ann)
  assert.equal((await signIn()).error.message, 'USER_DISABLED')
  assert.equal((await fetch(`${url}/readyz`)).status, 200)

  await stopServer()
  assert.deepEqual(await account('enable', localId), {
    status: 0,
    stdout: `${named} can sign in again\n`,
    stderr: '',
  })
  assert.equal(JSON.parse((await account('show', localId)).stdout).isDisabled, false)
  assert.equal((await account('remove', localId)).status, 0)
  assert.equal((await account('show', localId)).status, 67)
  await startServer()
  const database = await openDatabase({ databaseUrl: undefined, dataDir }, pino({ level: 'silent' }))
  try {
    const deadline = performance.now() + 30_000
    const query = 'select from product.teams where team_id = $1'
    while ((await database.pool.query(query, [teamId])).rowCount !== 0) {
      assert.ok(performance.now() < deadline, 'the team was not removed')
      await pause(50)
    }
  } finally {
    await database.close()
  }
})
