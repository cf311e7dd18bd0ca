import assert from 'node:assert/strict'
import { test } from 'vitest'
import { createLog } from '#http'
import { aShop, startTestProduct } from '#testing'

interface Line {
  readonly msg: string
  readonly reason: string
  readonly path: string
  readonly account?: string
  readonly client: string
  readonly requestId: string
}

const lines: Line[] = []
const log = createLog({ logLevel: 'warn' }, (line) => void lines.push(JSON.parse(line)))
const product = await startTestProduct({}, log)
const shop = await aShop(product)
const stranger = await product.aPerson()
const { apiKey } = (await (await fetch(`${product.url}/__/firebase/init.json`)).json()) as { apiKey: string }

/** Returns the log lines about refusals that an action adds. */
async function refusalsOf(act: () => Promise<unknown>): Promise<Line[]> {
  const before = lines.length
  await act()
  return lines.slice(before).filter(({ msg }) => msg.endsWith('refused'))
}

async function signIn(email: string, password: string): Promise<number> {
  const address = `${product.url}/v1/accounts:signInWithPassword?key=${apiKey}`
  const body = JSON.stringify({ email, password, returnSecureToken: true })
  return (await fetch(address, { method: 'POST', body })).status
}

test('each failed sign-in is one line, with the account where it is known', async () => {
  const email = shop.owner.email ?? ''
  const [wrong, ...more] = await refusalsOf(() => signIn(email, 'wrong password'))
  assert.deepEqual(more, [])
  assert.equal(wrong?.msg, 'sign-in refused')
  assert.equal(wrong.reason, 'identity/password-wrong')
  assert.equal(wrong.account, shop.owner.userId)
  assert.equal(wrong.path, '/v1/accounts:signInWithPassword')
  assert.match(wrong.client, /^[\w-]{16}$/)
  assert.ok(wrong.requestId)
  const [unknown] = await refusalsOf(() => signIn('nobody@shop.example', 'wrong password'))
  assert.equal(unknown?.reason, 'identity/email-unknown')
  assert.equal(unknown.account, undefined)
  assert.equal(unknown.client, wrong.client)
  assert.doesNotMatch(JSON.stringify(lines), /@|wrong password|127\.0\.0\.1/)
  assert.deepEqual(await refusalsOf(() => signIn(email, 'correct horse battery')), [])
})

test('each refused right is one line', async () => {
  const path = `${shop.path}/quotes`
  const [foreign, ...more] = await refusalsOf(() => stranger.call('GET', path))
  assert.deepEqual(more, [])
  assert.equal(foreign?.msg, 'call refused')
  assert.equal(foreign.reason, 'team/not-found')
  assert.equal(foreign.account, stranger.userId)
  assert.equal(foreign.path, `/api${path}`)
  const [signedOut, ...others] = await refusalsOf(() => product.call('GET', path))
  assert.deepEqual(others, [])
  assert.equal(signedOut?.reason, 'identity/signed-out')
  assert.equal(signedOut.account, undefined)
  // Sign-ins and calls of the same client have the same hash.
  const [wrong] = await refusalsOf(() => signIn(shop.owner.email ?? '', 'wrong password'))
  assert.equal(wrong?.client, foreign.client)
  assert.deepEqual(await refusalsOf(() => shop.owner.call('GET', path)), [])
  assert.deepEqual(await refusalsOf(() => shop.owner.call('GET', `${path}/${'x'.repeat(20)}`)), [])
})
