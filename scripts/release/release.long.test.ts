import assert from 'node:assert/strict'
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, test } from 'vitest'
import { aQuoteInput, aShop, type Shop } from '../../server/testing/product-builders.ts'
import type { Answer, Person } from '../../server/testing/start-test-product.ts'
import { freePort, testMailbox } from '../../server/testing/testing.ts'
import { root } from '../run.mjs'

/** Any user but root, as whom missing permissions would not be noticed. */
const ordinaryUser = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

const place = mkdtempSync(join(tmpdir(), 'costard-unpacked-'))
const dataDir = join(place, 'data')
const port = await freePort()
const url = `http://127.0.0.1:${port}`
const mailbox = await testMailbox()
const env = {
  PATH: '/usr/bin:/bin',
  DATA_DIR: dataDir,
  PORT: String(port),
  SMTP_URL: mailbox.url,
  LOG_LEVEL: 'warn',
  RATE_LIMITS: 'off',
}
let release = ''
let server: ChildProcess | undefined
let printed = ''

beforeAll(() => {
  const built = spawnSync(process.execPath, ['scripts/release/release.ts', place], {
    cwd: root,
    encoding: 'utf8',
  })
  assert.equal(built.status, 0, built.stderr)
  const archive = readdirSync(place).find((name) => /^costard-pro-\d+\.\d+\.\d+\.tgz$/.test(name)) ?? ''
  execFileSync('tar', ['-xzf', archive], { cwd: place })
  rmSync(join(place, archive))
  release = join(place, archive.replace(/\.tgz$/, ''))
  execFileSync('chmod', ['-R', 'a-w', release])
  mkdirSync(dataDir)
  if (ordinaryUser.uid) {
    chownSync(dataDir, ordinaryUser.uid, ordinaryUser.gid)
    execFileSync('chmod', ['a+rx', place])
  }
}, 300_000)
afterAll(async () => {
  await stop()
  execFileSync('chmod', ['-R', 'u+w', place])
  rmSync(place, { recursive: true, force: true })
})

async function start(): Promise<void> {
  server = spawn(process.execPath, ['costard.js'], {
    cwd: release,
    env,
    ...ordinaryUser,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (printed += chunk))
  const ready = once(server, 'message').then(() => true)
  const isReady = await Promise.race([ready, once(server, 'exit').then(() => false)])
  assert.ok(isReady, printed)
}

async function stop(): Promise<void> {
  if (!server || server.exitCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
  assert.equal(server.exitCode, 0, printed)
}

async function call(address: string, body?: object, idToken?: string): Promise<any> {
  const response = await fetch(`${url}${address}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(idToken && { authorization: `Bearer ${idToken}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  assert.equal(response.status, 200, `${address}: ${await response.clone().text()}`)
  return response.json()
}

async function signUp(email: string): Promise<Person> {
  const { apiKey } = await call('/__/firebase/init.json')
  const { idToken, localId } = await call(`/v1/accounts:signUp?key=${apiKey}`, {
    email,
    password: 'correct horse',
  })
  await call(`/v1/accounts:sendOobCode?key=${apiKey}`, { requestType: 'VERIFY_EMAIL', idToken })
  const { text = '' } = await mailbox.next(email)
  const oobCode = /[?&]oobCode=([\w-]+)/.exec(text)?.[1]
  await call(`/v1/accounts:update?key=${apiKey}`, { oobCode })
  return {
    userId: localId,
    email,
    idToken: async () => idToken,
    call: async (method, path, body): Promise<Answer> => {
      const response = await fetch(`${url}/api${path}`, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const answered = (await response.json()) as any
      return {
        status: response.status,
        code: answered?.error?.code,
        body: answered,
        headers: response.headers,
      }
    },
  }
}

/** Sends a quote to a customer whose name needs a separate font. Returns the token of its link. */
async function sendQuote({ owner, path, catalogs }: Shop): Promise<string> {
  const customer = { kind: 'private', name: '山田 太郎', email: 'yamada@customer.example' } as const
  const { body: draft } = await owner.call('POST', `${path}/quotes`, aQuoteInput({ catalogs }, { customer }))
  const sent = await owner.call('POST', `${path}/quotes/${draft.id}/send`, { rev: draft.rev })
  assert.equal(sent.status, 200, JSON.stringify(sent.body))
  const { text = '' } = await mailbox.next(customer.email)
  return /\/q\/([\w-]+)/.exec(text)?.[1] ?? ''
}

test(
  'an unpacked release does the main job, read-only, as an ordinary user',
  { timeout: 120_000 },
  async () => {
    await start()
    const owner = await signUp('ann@shop.example')
    const shop = await aShop({ aPerson: async () => owner })
    const token = await sendQuote(shop)
    const page = await fetch(`${url}/q/${token}`)
    assert.match(await page.text(), /山田/)
    const document = await fetch(`${url}/q/${token}/document.pdf`)
    assert.equal(document.status, 200)
    assert.match(Buffer.from(await document.arrayBuffer()).toString('latin1'), /^%PDF-1\.7/)
    // Each of these is read from a different part of the release.
    const parts = ['/', '/api/openapi.json', '/api/docs/swagger-ui.css', '/widget.js', '/privacy', '/metrics']
    for (const path of parts) assert.equal((await fetch(`${url}${path}`)).status, 200, path)
    const html = await (await fetch(`${url}/`)).text()
    const script = /src="(\/assets\/first-view-[^"]+\.js)"/.exec(html)?.[1] ?? ''
    const compressed = await fetch(`${url}${script}`, { headers: { 'accept-encoding': 'br' } })
    assert.equal(compressed.headers.get('content-encoding'), 'br')
    await checkCatalog(shop)
    await stop()
    assert.doesNotMatch(printed, /"level":[56]0/)
  },
)

/** Publishing runs in a separate thread. */
async function checkCatalog({ owner, path, catalogs }: Shop): Promise<void> {
  const { id } = catalogs.buy.pricing
  const { status, body } = await owner.call('GET', `${path}/catalogs/${id}/draft/check`)
  assert.equal(status, 200, JSON.stringify(body))
}

test('a release has the commands of operators, without npm', { timeout: 60_000 }, () => {
  const run = (...words: string[]) =>
    spawnSync(process.execPath, ['costard.js', ...words], {
      cwd: release,
      env,
      ...ordinaryUser,
      encoding: 'utf8',
    })
  const shown = run('account', 'show', 'ann@shop.example')
  assert.equal(shown.status, 0, shown.stderr)
  assert.equal(JSON.parse(shown.stdout).email, 'ann@shop.example')
  assert.match(run('help').stdout, /\baccount, .*\bevents, /)
  assert.equal(run('nothing').status, 64)
  assert.match(`costard-pro-${run('version').stdout}`, /^costard-pro-\d+\.\d+\.\d+\n$/)
})

test('a release has no file that only its makers need, and is small', () => {
  const files = readdirSync(release, { recursive: true, encoding: 'utf8' })
  const unneeded = files.filter((file) => /\.(ts|tsx|map)$|_snapshot\.json$|(^|\/)testing(\/|$)/.test(file))
  assert.deepEqual(unneeded, [])
  const bytes = files.reduce((total, file) => total + lstatSync(join(release, file)).size, 0)
  assert.ok(bytes < 200_000_000, `${bytes} bytes`)
  for (const file of ['CHANGELOG.md', 'LICENSE', 'THIRD-PARTY-NOTICES.md', 'ops/README.md'])
    assert.ok(files.includes(file), file)
  const bill = JSON.parse(readFileSync(join(release, 'sbom.cdx.json'), 'utf8'))
  const packages = new Set((bill.components as { name: string }[]).map(({ name }) => name))
  for (const name of ['hono', 'pino', 'react', 'zod']) assert.ok(packages.has(name), name)
})
