import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { aTeam, startTestProduct } from '../server/testing/testing.ts'

const product = await startTestProduct()
const { database, config } = product
const script = fileURLToPath(new URL('account.ts', import.meta.url))

interface Outcome {
  readonly code: number | null
  readonly said: string
  readonly complained: string
}

/** Runs the command as its own process; what is set replaces what is needed to reach the server's database. */
async function account(words: string[], settings: Record<string, string> = {}): Promise<Outcome> {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: config.databaseUrl,
    DATA_DIR: config.dataDir,
    ...settings,
  }
  const child = spawn(process.execPath, [script, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let [said, complained] = ['', '']
  child.stdout.on('data', (chunk) => (said += chunk))
  child.stderr.on('data', (chunk) => (complained += chunk))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, said, complained }
}

async function signIn(email: string): Promise<string | undefined> {
  const settings = await fetch(`${product.url}/__/firebase/init.json`)
  const { apiKey } = (await settings.json()) as { apiKey: string }
  const response = await fetch(`${product.url}/v1/accounts:signInWithPassword?key=${apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'correct horse battery' }),
  })
  const { error } = (await response.json()) as { error?: { message: string } }
  return error?.message
}

test('shows an account by address or id, as JSON and without secrets', async () => {
  const person = await product.aPerson({ email: 'show@shop.example' })
  const byEmail = await account(['show', 'Show@Shop.example'])
  assert.equal(byEmail.code, 0)
  assert.equal(byEmail.complained, '')
  const { userId, email, hasPassword, isDisabled } = JSON.parse(byEmail.said)
  assert.deepEqual(
    [userId, email, hasPassword, isDisabled],
    [person.userId, 'show@shop.example', true, false],
  )
  assert.doesNotMatch(byEmail.said, /argon2/)
  assert.deepEqual(await account(['show', person.userId]), byEmail)
})

test('disables an account while the server runs, and enables it again', async () => {
  const person = await product.aPerson({ email: 'stop@shop.example' })
  assert.deepEqual(await account(['disable', 'stop@shop.example']), {
    code: 0,
    said: `stop@shop.example (${person.userId}) is disabled and signed out everywhere\n`,
    complained: '',
  })
  assert.equal((await person.call('GET', '/teams')).status, 401)
  assert.equal(await signIn('stop@shop.example'), 'USER_DISABLED')
  assert.equal((await account(['disable', person.userId])).code, 0)
  const { code, said } = await account(['enable', person.userId])
  assert.equal(code, 0)
  assert.equal(said, `stop@shop.example (${person.userId}) may sign in again\n`)
  assert.equal(await signIn('stop@shop.example'), undefined)
  assert.equal((await person.call('GET', '/teams')).status, 401)
})

test('removes an account, and the running server its team', async () => {
  const guest = await product.anAnonymousPerson()
  const team = await aTeam(guest, { startWith: 'nothing' })
  const { code, said } = await account(['remove', guest.userId])
  assert.equal(code, 0)
  assert.ok(said.startsWith(`${guest.userId} is removed; `))
  assert.equal((await guest.call('GET', '/teams')).status, 401)
  const deadline = performance.now() + 20_000
  const query = 'select from product.teams where team_id = $1'
  while ((await database.pool.query(query, [team.id])).rowCount !== 0) {
    assert.ok(performance.now() < deadline, 'the team stayed')
    await pause(20)
  }
  assert.equal((await account(['remove', guest.userId])).code, 67)
})

test('tells by its exit code and a sentence why nothing was done', async () => {
  const refusals: [words: string[], settings: Record<string, string>, code: number, words: RegExp][] = [
    [[], {}, 64, /^Usage: npm run account -- show\|disable\|enable\|remove <email or id>\n$/],
    [['show', 'ann@shop.example', 'more'], {}, 64, /^Usage/],
    [['show', 'nobody'], {}, 67, /^There is no account nobody\n$/],
    [['show', 'nobody'], { PORT: 'high' }, 78, /^PORT: .*accepted/],
    [['show', 'nobody'], { DATABASE_URL: '' }, 78, /^DATA_DIR: .* holds no database/],
    [['show', 'nobody'], { DATABASE_URL: 'postgres://127.0.0.1:1/none' }, 69, /^This failed: .*ECONNREFUSED/],
  ]
  for (const [words, settings, code, complaint] of refusals) {
    const outcome = await account(words, settings)
    assert.equal(outcome.code, code, words.join(' '))
    assert.match(outcome.complained, complaint)
    assert.equal(outcome.said, '')
  }
})

test('refuses where another service keeps the accounts', async () => {
  const { code, complained } = await account(['disable', 'ann@shop.example'], {
    IDENTITY: 'google',
    API_KEY: 'AIzaExampleKey',
    FIREBASE_PROJECT_ID: 'quay-phones',
    FIREBASE_AUTH_DOMAIN: 'quay-phones.example',
  })
  assert.equal(code, 78)
  assert.equal(
    complained,
    'IDENTITY: the accounts are kept elsewhere, by the project quay-phones; accepted: embedded\n',
  )
})
