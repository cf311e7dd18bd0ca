import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { test } from 'vitest'
import { after, freePort, startDatabaseProxy, testDatabase } from '#testing'

const { url: databaseUrl } = await startDatabaseProxy(await testDatabase())
const dataDir = mkdtempSync(join(tmpdir(), 'costard-closed-'))
after(() => rmSync(dataDir, { recursive: true, force: true }))

/** Starts a server whose standard output has lost its reader. isSupervised: started like npm start does. */
async function startUnread(isSupervised: boolean): Promise<{ child: ChildProcess; url: string }> {
  const port = await freePort()
  const child = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_REQUESTS: 'on',
    },
    stdio: ['ignore', 'pipe', 'inherit', isSupervised ? 'ipc' : 'ignore'],
  })
  after(() => child.kill('SIGKILL'))
  child.stdout?.destroy()
  return { child, url: `http://127.0.0.1:${port}` }
}

test.each([
  ['a program that reads the log', false],
  ['npm start', true],
])(
  'a server of %s goes on when nobody reads its output any more',
  { timeout: 90_000 },
  async (_, isSupervised) => {
    const { child, url } = await startUnread(isSupervised)
    const ask = (): Promise<number> => fetch(`${url}/livez`).then(({ status }) => status)
    const deadline = performance.now() + 60_000
    while ((await ask().catch(() => 0)) !== 200) {
      assert.ok(child.exitCode === null, `the server ended with ${child.exitCode}`)
      assert.ok(performance.now() < deadline, 'the server does not start')
      await pause(100)
    }
    // Each of these writes a log line that nobody reads.
    for (let asked = 0; asked < 20; asked += 1) assert.equal(await ask(), 200)
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    assert.deepEqual(await ended, [0, null])
  },
)
