import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../server/testing/start-test-server.ts'
import { setUp, test } from '../steps/story.ts'
import { after } from '../../server/testing/after.ts'

const startScript = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'costard-killed-'))
let port: number
let url: string
let env: NodeJS.ProcessEnv

setUp(async () => {
  port = await freePort()
  url = `http://localhost:${port}`
  env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  after(async () => {
    for (const child of running) child.kill('SIGTERM')
    await Promise.all(running.map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')))
    rmSync(dataDir, { recursive: true, force: true })
  })
})
const running: ChildProcess[] = []

async function startProduct(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [startScript], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  running.push(child)
  await waitUntilReady()
  return child
}

async function waitUntilReady(): Promise<void> {
  const deadline = performance.now() + 60_000
  while (
    !(await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    assert.ok(performance.now() < deadline, 'the server did not come up')
    await pause(50)
  }
}

async function call(method: string, body: object): Promise<Record<string, unknown>> {
  const init = (await (await fetch(`${url}/__/firebase/init.json`)).json()) as { apiKey: string }
  const response = await fetch(`${url}/v1/accounts:${method}?key=${init.apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  assert.equal(response.status, 200, method)
  return (await response.json()) as Record<string, unknown>
}

/**
 * Returns the child of a process of the product: the supervisor runs the server, which runs a shell, which
 * runs the database.
 */
function childOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0])
}

test('a killed server comes back by itself, with all it had acknowledged', async () => {
  const product = await startProduct()
  const { idToken } = await call('signUp', {
    email: 'aoife@example.com',
    password: 'correct horse battery',
    returnSecureToken: true,
  })
  process.kill(childOf(product.pid ?? 0), 'SIGKILL')
  await pause(200)
  await waitUntilReady()
  const { users } = await call('lookup', { idToken })
  assert.equal((users as { email: string }[])[0]?.email, 'aoife@example.com')

  const database = childOf(childOf(childOf(product.pid ?? 0)))
  process.kill(database, 'SIGKILL')
  await pause(200)
  await waitUntilReady()
  assert.ok((await call('lookup', { idToken }))['users'])
})

test('killed with its supervisor, it ends too, and the next start needs no help', async () => {
  const product = running.at(-1)
  assert.ok(product?.pid)
  const server = childOf(product.pid)
  product.kill('SIGKILL')
  await once(product, 'exit')
  const deadline = performance.now() + 20_000
  while (isThere(server)) {
    assert.ok(performance.now() < deadline, 'the server outlived its supervisor')
    await pause(50)
  }
  const again = await startProduct()
  const signedIn = await call('signInWithPassword', {
    email: 'aoife@example.com',
    password: 'correct horse battery',
    returnSecureToken: true,
  })
  assert.ok(signedIn['idToken'])
  const asked = once(again, 'exit')
  again.kill('SIGTERM')
  assert.deepEqual(await asked, [0, null])
})

test('wrong settings end the start with one line, and nothing tries again', async () => {
  const child = spawn(process.execPath, [startScript], {
    env: { ...env, PORT: 'abc' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (chunk) => (errors += chunk))
  assert.deepEqual(await once(child, 'close'), [78, null])
  assert.equal(errors, 'PORT: "abc" is not a valid number; accepted: a whole number from 1 to 65535\n')
})

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
