import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'vitest'
import { aTeam, startTestProduct } from '../server/testing/testing.ts'
import { runAccount } from './run-account.ts'

const product = await startTestProduct()
const { database, config } = product
interface Outcome {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs the command in this process. settings: overrides of those for the server's database. */
async function account(words: string[], settings: Record<string, string> = {}): Promise<Outcome> {
  let [stdout, stderr] = ['', '']
  const code = await runAccount(words, {
    env: { DATABASE_URL: config.databaseUrl, DATA_DIR: config.dataDir, ...settings },
    stdout: (text) => (stdout += text),
    stderr: (text) => (stderr += text),
  })
  return { code, stdout, stderr }
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

test('shows an account by email or id, as JSON without secrets', async () => {
  const person = await product.aPerson({ email: 'show@shop.example' })
  const [byEmail, byId] = await Promise.all([
    account(['show', 'Show@Shop.example']),
    account(['show', person.userId]),
  ])
  assert.equal(byEmail.code, 0)
  assert.equal(byEmail.stderr, '')
  const { userId, email, hasPassword, isDisabled } = JSON.parse(byEmail.stdout)
  assert.deepEqual(
    [userId, email, hasPassword, isDisabled],
    [person.userId, 'show@shop.example', true, false],
  )
  assert.doesNotMatch(byEmail.stdout, /argon2/)
  assert.deepEqual(byId, byEmail)
})

test('disables and enables an account while the server runs', async () => {
  const person = await product.aPerson({ email: 'stop@shop.example' })
  assert.deepEqual(await account(['disable', 'stop@shop.example']), {
    code: 0,
    stdout: `stop@shop.example (${person.userId}) is disabled and signed out everywhere\n`,
    stderr: '',
  })
  assert.equal((await person.call('GET', '/teams')).status, 401)
  assert.equal(await signIn('stop@shop.example'), 'USER_DISABLED')
  assert.equal((await account(['disable', person.userId])).code, 0)
  const { code, stdout } = await account(['enable', person.userId])
  assert.equal(code, 0)
  assert.equal(stdout, `stop@shop.example (${person.userId}) can sign in again\n`)
  assert.equal(await signIn('stop@shop.example'), undefined)
  assert.equal((await person.call('GET', '/teams')).status, 401)
})

test('removes an account, and the running server removes its team', async () => {
  const guest = await product.anAnonymousPerson()
  const team = await aTeam(guest, { startWith: 'nothing' })
  const { code, stdout } = await account(['remove', guest.userId])
  assert.equal(code, 0)
  assert.ok(stdout.startsWith(`${guest.userId} is removed; `))
  assert.equal((await guest.call('GET', '/teams')).status, 401)
  const deadline = performance.now() + 20_000
  const query = 'select from product.teams where team_id = $1'
  while ((await database.pool.query(query, [team.id])).rowCount !== 0) {
    assert.ok(performance.now() < deadline, 'the team was not removed')
    await pause(20)
  }
  assert.equal((await account(['remove', guest.userId])).code, 67)
})

test('reports each failure by exit code and message', async () => {
  const refusals: [words: string[], settings: Record<string, string>, code: number, words: RegExp][] = [
    [[], {}, 64, /^Usage: npm run account -- show\|disable\|enable\|remove <email or id>\n$/],
    [['show', 'ann@shop.example', 'more'], {}, 64, /^Usage/],
    [['show', 'nobody'], {}, 67, /^No account nobody\n$/],
    [['show', 'nobody'], { PORT: 'high' }, 78, /^PORT: .*accepted/],
    [['show', 'nobody'], { DATABASE_URL: '' }, 78, /^DATA_DIR: .* has no database/],
    [['show', 'nobody'], { DATABASE_URL: 'postgres://127.0.0.1:1/none' }, 69, /^Failed: .*ECONNREFUSED/],
  ]
  const outcomes = await Promise.all(refusals.map(([words, settings]) => account(words, settings)))
  for (const [at, [words, , code, message]] of refusals.entries()) {
    const outcome = outcomes[at]!
    assert.equal(outcome.code, code, words.join(' '))
    assert.match(outcome.stderr, message)
    assert.equal(outcome.stdout, '')
  }
})

test('refuses when another service stores the accounts', async () => {
  const { code, stderr } = await account(['disable', 'ann@shop.example'], {
    IDENTITY: 'google',
    API_KEY: 'AIzaExampleKey',
    FIREBASE_PROJECT_ID: 'quay-phones',
    FIREBASE_AUTH_DOMAIN: 'quay-phones.example',
  })
  assert.equal(code, 78)
  assert.equal(stderr, 'IDENTITY: the accounts are in the project quay-phones; accepted: embedded\n')
})
