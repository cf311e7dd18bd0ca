import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'vitest'
import { pino } from 'pino'
import { startTestProvider } from '../testing/start-test-provider.ts'
import { createMicrosoft } from './microsoft.ts'

const tenantId = randomUUID()
const issuer = `https://login.microsoftonline.com/${tenantId}/v2.0`
const provider = await startTestProvider({ redirectUris: ['https://pro.example/'], issuer })
const account = { oid: 'niamh', email: 'niamh@liffey.example', tid: tenantId }
const settings = { clientId: provider.clientId, clientSecret: provider.clientSecret, tenant: 'common' }

/** A client whose requests to Microsoft's host reach the test provider, which announces this issuer pattern. */
function microsoftAt(tenant: string, issuerPattern: string) {
  const requested: string[] = []
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) })
  let isDown = false
  const microsoft = createMicrosoft({
    settings: { ...settings, tenant, issuer: undefined },
    log,
    now: () => new Date(),
    fetch: async (input, init) => {
      const url = input instanceof Request ? input.url : String(input)
      requested.push(url)
      if (isDown) throw new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND') })
      const isDiscovery = url.startsWith('https://login.microsoftonline.com/')
      if (!isDiscovery) return fetch(input, init)
      const response = await fetch(`${provider.url}/.well-known/openid-configuration`)
      const document = (await response.json()) as object
      const page = 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize'
      return Response.json({ ...document, issuer: issuerPattern, authorization_endpoint: page })
    },
  })
  return { microsoft, requested, lines, setDown: (down: boolean) => void (isDown = down) }
}

const pattern = 'https://login.microsoftonline.com/{tenantid}/v2.0'
const invalid = { code: 'identity/provider-answer-invalid' }

test('with any tenant allowed, requires each id token to come from its own tenant', async () => {
  const { microsoft, requested } = microsoftAt('common', pattern)
  const proven = await microsoft.verifyIdToken(await provider.signIdToken(account), undefined)
  assert.deepEqual([proven.issuer, proven.subject, proven.email], [issuer, 'niamh', 'niamh@liffey.example'])
  assert.equal(requested[0], 'https://login.microsoftonline.com/common/v2.0/.well-known/openid-configuration')
  for (const tid of [randomUUID(), undefined, `${tenantId}/v2.0#`, 7]) {
    const idToken = await provider.signIdToken(account, { tid })
    await assert.rejects(microsoft.verifyIdToken(idToken, undefined), invalid)
  }
  await assert.rejects(
    microsoft.verifyIdToken(await provider.signIdToken(account, { iss: pattern }), undefined),
    invalid,
  )
})

test('with one tenant allowed, rejects other tenants', async () => {
  const { microsoft } = microsoftAt(tenantId, issuer)
  await microsoft.verifyIdToken(await provider.signIdToken(account), undefined)
  const other = randomUUID()
  const iss = issuer.replace(tenantId, other)
  await assert.rejects(
    microsoft.verifyIdToken(await provider.signIdToken(account, { iss, tid: other }), undefined),
    invalid,
  )
})

test('fetches the discovery document once', async () => {
  const { microsoft, requested } = microsoftAt('common', pattern)
  const request = {
    redirectUri: 'https://pro.example/',
    state: 's',
    nonce: 'n',
    verifier: 'v',
    scopes: [],
    parameters: {},
  }
  await Promise.all([microsoft.signInUrl(request), microsoft.signInUrl(request)])
  await microsoft.signInUrl(request)
  assert.equal(requested.length, 1)
})

test('logs why Microsoft is unreachable, keeps it from the caller, and retries at the next call', async () => {
  const { microsoft, lines, setDown } = microsoftAt('common', pattern)
  setDown(true)
  await microsoft.check()
  assert.match(lines.join(), /Microsoft sign-in failed: .*ENOTFOUND/)
  // The cause names hosts of the internal network.
  const detail = 'No valid response from Microsoft'
  await assert.rejects(microsoft.verifyIdToken(await provider.signIdToken(account), undefined), {
    ...invalid,
    detail,
  })
  setDown(false)
  await microsoft.verifyIdToken(await provider.signIdToken(account), undefined)
})

test('uses preferred_username as the address if it is one', async () => {
  const { microsoft } = microsoftAt('common', pattern)
  const { email: _, ...unmailed } = account
  const emailOf = async (name: string) =>
    (
      await microsoft.verifyIdToken(
        await provider.signIdToken({ ...unmailed, preferred_username: name }),
        undefined,
      )
    ).email
  assert.equal(await emailOf('Niamh@Liffey.example'), 'niamh@liffey.example')
  assert.equal(await emailOf('+353 1 555 0100'), null)
  assert.equal(await emailOf('niamh_liffey.example#EXT#@tenant.example'), null, 'a guest of another tenant')
})

test('identifies people by oid, or by sub without one', async () => {
  const { microsoft } = microsoftAt('common', pattern)
  const proven = await microsoft.verifyIdToken(
    await provider.signIdToken(account, { oid: '', sub: 'pairwise' }),
    undefined,
  )
  assert.equal(proven.subject, 'pairwise')
})
