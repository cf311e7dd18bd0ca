import assert from 'node:assert/strict'
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpsRequest } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, test } from 'vitest'
import { freePort, startTestServer } from '#testing'

const server = await startTestServer({ env: { TRUSTED_PROXIES: '127.0.0.1' } })
const folder = mkdtempSync(join(tmpdir(), 'costard-proxies-'))
const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})
const certificate = [
  '-x509',
  '-newkey',
  'rsa:2048',
  '-nodes',
  '-days',
  '2',
  '-subj',
  '/CN=quotes.example.com',
]
spawnSync('openssl', ['req', ...certificate, '-keyout', join(folder, 'key'), '-out', join(folder, 'crt')])

interface Answer {
  readonly status: number
  readonly body: string
}

/** Sends a request for quotes.example.com to this port. Resolves with 101 for an upgrade. */
function ask(port: number, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      path,
      servername: 'quotes.example.com',
      rejectUnauthorized: false,
    }
    const sent = httpsRequest(
      { ...options, headers: { host: 'quotes.example.com', ...headers } },
      (answer) => {
        let body = ''
        answer.on('data', (chunk) => (body += String(chunk)))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }))
      },
    )
    sent.on('upgrade', ({ statusCode = 0 }, socket) => {
      socket.destroy()
      resolve({ status: statusCode, body: '' })
    })
    sent.on('error', reject).end()
  })
}

const examples = [
  {
    file: 'nginx.conf',
    program: '/usr/sbin/nginx',
    args: (path: string) => ['-c', path, '-g', 'daemon off;'],
  },
  { file: 'haproxy.cfg', program: '/usr/sbin/haproxy', args: (path: string) => ['-db', '-f', path] },
  {
    file: 'Caddyfile',
    program: '/usr/bin/caddy',
    args: (path: string) => ['run', '--adapter', 'caddyfile', '--config', path],
  },
]

for (const { file, program, args } of examples) {
  const skip = !existsSync(program)
  test(
    `the example ${file} passes pages, calls and live documents${skip ? ' (not installed)' : ''}`,
    { skip, timeout: 60_000 },
    async () => {
      const port = await freePort()
      const other = await freePort() // no process runs there, so its requests go to the running one
      const path = join(folder, file)
      const pem = `${readFileSync(join(folder, 'crt'), 'utf8')}${readFileSync(join(folder, 'key'), 'utf8')}`
      writeFileSync(join(folder, 'pem'), pem)
      const admin = file === 'Caddyfile' ? '{\n\tadmin off\n\tauto_https disable_redirects\n}\n' : ''
      const text = readFileSync(new URL(`../ops/proxies/${file}`, import.meta.url), 'utf8')
        .replaceAll('127.0.0.1:3000', `127.0.0.1:${server.config.port}`)
        .replaceAll('127.0.0.1:3001', `127.0.0.1:${other}`)
        .replace(/(listen |bind :|example\.com:)443/, (_match, before: string) => `${before}${port}`)
        .replace(/\/etc\/ssl\/quotes\.(crt|key|pem)/g, (_match, kind: string) => join(folder, kind))
      writeFileSync(path, `${admin}${text}`)
      const child = spawn(program, args(path), {
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder },
      })
      children.push(child)
      let said = ''
      child.stderr.on('data', (chunk) => (said += String(chunk)))
      const deadline = performance.now() + 30_000
      let ready: Answer | undefined
      while (ready?.status !== 200 && child.exitCode === null && performance.now() < deadline) {
        ready = await ask(port, '/readyz').catch(() => undefined)
        if (ready?.status !== 200) await pause(100)
      }
      assert.equal(ready?.status, 200, said)
      for (let each = 0; each < 4; each += 1) assert.equal((await ask(port, '/api/openapi.json')).status, 200)
      const upgraded = await ask(port, '/.ws?v=5&ns=demo', {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      })
      assert.equal(upgraded.status, 101)
      // /metrics is for this machine only, and a request through a proxy on it does not count as local.
      assert.equal((await ask(port, '/metrics')).status, 404)
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  )
}
