import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../server/testing/start-test-server.ts'
import { setUp, test } from '../steps/story.ts'
import { after } from '../../server/testing/after.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'costard-npm-'))

setUp(async () => {
  after(() => rmSync(dataDir, { recursive: true, force: true }))
})

test('npm start says where everything is, and SIGTERM ends all of it', async () => {
  test.setTimeout(120_000)
  const port = await freePort()
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
  })
  const exit = once(npm, 'exit')
  let said = ''
  npm.stdout.on('data', (text) => (said += String(text)))
  while (!said.includes('Stop')) await once(npm.stdout, 'data')
  assert.match(said, new RegExp(`Open +http://localhost:${port}\n`))
  assert.match(said, /Mail .*\/outbox, to read at http:\/\/localhost:\d+\/__\/mailbox\n/)
  const page = await fetch(`http://localhost:${port}/`)
  assert.match(await page.text(), /<div id="root">/)
  const postmaster = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
  assert.ok(isRunning(postmaster))

  npm.kill('SIGTERM')
  await exit
  await assert.rejects(fetch(`http://localhost:${port}/livez`))
  assert.equal(isRunning(postmaster), false)
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
