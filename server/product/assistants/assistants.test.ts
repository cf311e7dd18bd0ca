import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'vitest'
import { assistantLimits } from '@costard/contract'
import { aMember, aQuote, aShop, startTestProduct } from '#testing'
import { usageLimits } from '../usage/usage-limits.ts'
import { deleteOldAsks } from './ask-store.ts'
import { deleteUnusedClients } from './client-store.ts'
import {
  aClient,
  allow,
  askTokens,
  callTool,
  codeForm,
  connectAssistant,
  listTools,
  redirectUri,
  register,
} from './testing/connect-assistant.ts'

const product = await startTestProduct({ LOOK_UP_PRIVATE_ADDRESSES: 'on' })
const { clock, database } = product
const shop = await aShop(product)
const { owner, path } = shop
const home = product.url

async function read(address: string): Promise<any> {
  return (await fetch(`${home}${address}`)).json()
}

const newCodeOf = async (client: Awaited<ReturnType<typeof aClient>>): Promise<string> =>
  (await allow(shop, owner, client)).searchParams.get('code') ?? ''

test('401 at /mcp leads to the metadata of the resource and of the server', async () => {
  const response = await listTools(product)
  assert.equal(response.status, 401)
  const header = response.headers.get('www-authenticate') ?? ''
  const [, address = ''] = /resource_metadata="([^"]+)"/.exec(header) ?? []
  const resource: any = await (await fetch(address)).json()
  assert.deepEqual(
    [resource.resource, resource.authorization_servers, resource.scopes_supported[0]],
    [`${home}/mcp`, [home], 'catalogs.read'],
  )
  assert.deepEqual(await read('/.well-known/oauth-protected-resource'), resource)
  const server = await read('/.well-known/oauth-authorization-server')
  assert.equal(server.issuer, home)
  assert.deepEqual(server.code_challenge_methods_supported, ['S256'])
  for (const name of ['authorization', 'token', 'registration', 'revocation'])
    assert.ok(server[`${name}_endpoint`].startsWith(`${home}/oauth/`), name)
  const wrong = await listTools(product, `cp_mcp_${'A'.repeat(32)}`)
  assert.match(wrong.headers.get('www-authenticate') ?? '', /error="invalid_token", resource_metadata=/)
})

test('a member allows an assistant, which works at /mcp only and is disconnected at once', async () => {
  const client = await aClient(product, { scope: 'catalogs.read customers.read offline_access' })
  const { body: asked } = await owner.call('POST', '/assistant-requests', client.request)
  assert.partialDeepStrictEqual(asked, {
    client: { name: 'Desk Helper', host: 'desk-helper.example', isLocal: false },
    scopes: ['catalogs.read', 'quotes.read', 'customers.read'],
  })
  const refusal = new URL(asked.refusalUrl)
  assert.deepEqual(Object.fromEntries(refusal.searchParams), {
    error: 'access_denied',
    state: 'as it was',
    iss: home,
  })
  const back = await allow(shop, owner, client, ['catalogs.read', 'quotes.read'])
  assert.equal(back.origin + back.pathname, redirectUri)
  assert.deepEqual([back.searchParams.get('state'), back.searchParams.get('iss')], ['as it was', home])
  const before = await owner.call('GET', `${path}/assistants`)
  assert.deepEqual(before.body, [], 'not connected before the code is exchanged')

  const { body: tokens } = await askTokens(product, codeForm(client, back.searchParams.get('code') ?? ''))
  assert.deepEqual(
    [tokens.token_type, tokens.expires_in, tokens.scope],
    ['Bearer', assistantLimits.accessTokenSeconds, 'catalogs.read quotes.read'],
  )
  const listed: any = await (await listTools(product, tokens.access_token)).json()
  assert.deepEqual(
    listed.result.tools.map(({ name }: { name: string }) => name),
    ['find_quotes'],
  )
  const headers = { authorization: `Bearer ${tokens.access_token}` }
  assert.equal((await product.call('GET', `${path}/catalogs`, undefined, headers)).status, 401)

  const { body: connected } = await owner.call('GET', `${path}/assistants`)
  assert.partialDeepStrictEqual(connected, [
    {
      name: 'Desk Helper',
      host: 'desk-helper.example',
      scopes: ['catalogs.read', 'quotes.read'],
      isMemberActive: true,
    },
  ])
  assert.notEqual(connected[0].lastUsedAt, null)
  const { body: keys } = await owner.call('GET', `${path}/api-keys`)
  assert.deepEqual(keys, [], 'an assistant is no API key')
  assert.equal((await owner.call('POST', `${path}/api-keys/${connected[0].id}/revoke`)).status, 404)

  const revoke = () => owner.call('POST', `${path}/assistants/${connected[0].id}/revoke`)
  assert.equal((await revoke()).status, 200)
  assert.deepEqual(
    [(await revoke()).code, (await owner.call('GET', `${path}/assistants`)).body],
    ['assistant/not-found', []],
  )
  assert.equal((await listTools(product, tokens.access_token)).status, 401)
  const again = {
    grant_type: 'refresh_token',
    client_id: client.clientId,
    refresh_token: tokens.refresh_token,
  }
  assert.equal((await askTokens(product, again)).body.error, 'invalid_grant')
  const { rows } = await database.pool.query(
    'select action, actor_id from product.audit_entries where entity_id = $1 order by entry_id',
    [connected[0].id],
  )
  assert.deepEqual(rows, [
    { action: 'assistants.allow', actor_id: owner.userId },
    { action: 'assistants.revoke', actor_id: owner.userId },
  ])
})

test('nothing secret is stored as it is', async () => {
  const { token, refreshToken } = await connectAssistant(product, shop, owner)
  for (const table of [
    'api_keys',
    'assistant_grants',
    'oauth_clients',
    'audit_entries',
    'idempotency_keys',
  ]) {
    const { rows } = await database.pool.query(`select * from product.${table}`)
    const stored = JSON.stringify(rows)
    for (const secret of [token, refreshToken, refreshToken.split('.')[1] ?? ''])
      assert.equal(stored.includes(secret), false, table)
  }
})

test('a refresh token is replaced; a used one ends the connection', async () => {
  const { clientId, token, refreshToken } = await connectAssistant(product, shop, owner)
  const refresh = (refresh_token: string, client_id = clientId) =>
    askTokens(product, { grant_type: 'refresh_token', client_id, refresh_token })
  assert.equal((await refresh(refreshToken, 'another')).body.error, 'invalid_grant')
  const { body: next } = await refresh(refreshToken)
  assert.equal((await listTools(product, token)).status, 401, 'the token before is replaced')
  assert.equal((await listTools(product, next.access_token)).status, 200)
  const reused = await refresh(refreshToken)
  assert.deepEqual([reused.status, reused.body.error], [400, 'invalid_grant'])
  assert.equal((await listTools(product, next.access_token)).status, 401)
  assert.equal((await refresh(next.refresh_token)).body.error, 'invalid_grant')
  const { rows } = await database.pool.query(
    `select actor_kind from product.audit_entries where action = 'assistants.revoke' order by entry_id desc limit 1`,
  )
  assert.deepEqual(rows, [{ actor_kind: 'system' }])
})

test('two refreshes at once give one set of tokens', async () => {
  const { clientId, refreshToken } = await connectAssistant(product, shop, owner)
  const form = { grant_type: 'refresh_token', client_id: clientId, refresh_token: refreshToken }
  const answers = await Promise.all([askTokens(product, form), askTokens(product, form)])
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 400])
})

test('tokens hold for their time, a connection as long as it is used', async () => {
  const { clientId, token, refreshToken } = await connectAssistant(product, shop, owner)
  clock.advanceSeconds(assistantLimits.accessTokenSeconds - 1)
  assert.equal((await listTools(product, token)).status, 200)
  clock.advanceSeconds(1)
  assert.equal((await listTools(product, token)).status, 401)
  const days = assistantLimits.unusedDays * 86_400
  clock.advanceSeconds(days - assistantLimits.accessTokenSeconds - 1)
  const refresh = (refresh_token: string) =>
    askTokens(product, { grant_type: 'refresh_token', client_id: clientId, refresh_token })
  const { body: next } = await refresh(refreshToken)
  assert.equal((await listTools(product, next.access_token)).status, 200)
  clock.advanceSeconds(days)
  assert.equal((await refresh(next.refresh_token)).body.error, 'invalid_grant')
  assert.ok(!(await owner.call('GET', `${path}/assistants`)).body.some((one: any) => one.lastUsedAt === null))
})

test('a code is exchanged once, in its time, by who asked for it', async () => {
  const client = await aClient(product)
  const wrong: Record<string, Record<string, string>> = {
    'another client': { client_id: (await aClient(product)).clientId },
    'another verifier': { code_verifier: 'x'.repeat(43) },
    'a verifier that is too short': { code_verifier: 'x'.repeat(42) },
    'another address': { redirect_uri: `${redirectUri}/` },
    'another code': { code: `cp_code_${'x'.repeat(43)}` },
  }
  const code = await newCodeOf(client)
  for (const [name, change] of Object.entries(wrong)) {
    const { status, body } = await askTokens(product, { ...codeForm(client, code), ...change })
    assert.deepEqual([status, body.error], [400, 'invalid_grant'], name)
  }
  const target = { ...codeForm(client, code), resource: `${home}/api` }
  assert.equal((await askTokens(product, target)).body.error, 'invalid_target')
  const first = await askTokens(product, { ...codeForm(client, code), resource: `${home}/mcp` })
  assert.equal(first.status, 200)
  assert.equal((await askTokens(product, codeForm(client, code))).body.error, 'invalid_grant')
  assert.equal((await listTools(product, first.body.access_token)).status, 401, 'ended by the second use')

  const inTime = await newCodeOf(client)
  clock.advanceSeconds(assistantLimits.codeSeconds - 1)
  assert.equal((await askTokens(product, codeForm(client, inTime))).status, 200)
  const late = await newCodeOf(client)
  clock.advanceSeconds(assistantLimits.codeSeconds)
  assert.equal((await askTokens(product, codeForm(client, late))).body.error, 'invalid_grant')
})

test('requests that cannot be allowed say why, and lead only to an address of the client', async () => {
  const { request } = await aClient(product)
  const ask = async (change: object): Promise<readonly unknown[]> => {
    const { status, body, code } = await owner.call('POST', '/assistant-requests', { ...request, ...change })
    assert.deepEqual([status, code], [422, 'assistant/request-invalid'])
    const allowed = await owner.call('POST', `${path}/assistants`, {
      ...request,
      ...change,
      scopes: ['catalogs.read', 'quotes.read'],
    })
    assert.equal(allowed.code, 'assistant/request-invalid')
    const { error, redirectUrl } = body.error.detail
    return [error, redirectUrl === undefined ? null : new URL(redirectUrl).searchParams.get('error')]
  }
  assert.deepEqual(await ask({ clientId: 'unknown' }), ['invalid_client', null])
  for (const redirectUri of [
    'https://desk-helper.example/back/',
    'https://desk-helper.example/back?a=b',
    'https://desk-helper.example/other/../back',
    'https://DESK-HELPER.example/back',
    'https://desk-helper.example:444/back',
    'http://desk-helper.example/back',
    'https://other.example/back',
    'not an address',
  ])
    assert.deepEqual(await ask({ redirectUri }), ['invalid_redirect_uri', null], redirectUri)
  for (const [change, error] of [
    [{ responseType: 'token' }, 'unsupported_response_type'],
    [{ codeChallengeMethod: 'plain' }, 'invalid_request'],
    [{ codeChallengeMethod: null }, 'invalid_request'],
    [{ codeChallenge: null }, 'invalid_request'],
    [{ codeChallenge: 'x'.repeat(42) }, 'invalid_request'],
    [{ resource: `${home}/api` }, 'invalid_target'],
    [{ resource: 'https://other.example/mcp' }, 'invalid_target'],
    [{ scope: 'everything' }, 'invalid_scope'],
  ] as const)
    assert.deepEqual(await ask(change), [error, error])
})

test('a scope that was not asked for, or above the role, is not given', async () => {
  const client = await aClient(product, { scope: 'catalogs.read' })
  const { code } = await owner.call('POST', `${path}/assistants`, {
    ...client.request,
    scopes: ['catalogs.read', 'quotes.read', 'customers.read'],
  })
  assert.equal(code, 'key/scope-above')
  for (const role of ['manager', 'agent', 'viewer'] as const) {
    const member = await aMember(product, shop, role)
    const refused = await member.call('POST', `${path}/assistants`, {
      ...client.request,
      scopes: ['catalogs.read', 'quotes.read'],
    })
    assert.equal(refused.code, 'assistant/ask-owner', role)
  }
})

test('addresses to come back to are https, or http on the own computer with any port', async () => {
  const registered = async (uri: string) => (await register(product, { redirect_uris: [uri] })).status
  for (const uri of [
    'https://a.example/',
    'http://127.0.0.1/back',
    'http://[::1]:1/back',
    'http://localhost:9/b',
  ])
    assert.equal(await registered(uri), 201, uri)
  for (const uri of [
    'http://a.example/',
    'http://127.0.0.1.example/',
    'http://10.0.0.1/',
    'cursor://callback',
    'javascript:alert(1)',
    'data:text/html,a',
    'https://a.example/#part',
    'https://user@a.example/',
    '/back',
  ]) {
    const { status, body } = await register(product, { redirect_uris: [uri] })
    assert.deepEqual([status, body.error], [400, 'invalid_redirect_uri'], uri)
  }
  for (const [uri, used, isKnown] of [
    ['http://127.0.0.1/back', 'http://127.0.0.1:53682/back', true],
    ['http://127.0.0.1:1/back', 'http://127.0.0.1:2/back', true],
    ['http://[::1]/back', 'http://[::1]:9/back', true],
    ['http://127.0.0.1/back', 'http://127.0.0.1:1/other', false],
    ['http://127.0.0.1/back', 'http://localhost:1/back', false],
    ['http://127.0.0.1/back', 'http://127.0.0.1:1@other.example/back', false],
    ['http://127.0.0.1/back', 'https://127.0.0.1:1/back', false],
  ] as const) {
    const { request } = await aClient(product, { redirectUri: used }, { redirect_uris: [uri] })
    const { status, body } = await owner.call('POST', '/assistant-requests', request)
    assert.equal(status, isKnown ? 200 : 422, used)
    if (isKnown) assert.equal(body.client.isLocal, true)
  }
})

test('registrations are bounded', async () => {
  const { maxRedirectUris, maxRedirectUri, maxClientName, registrationBytes } = assistantLimits
  const uris = (count: number) => Array.from({ length: count }, (_, index) => `https://a.example/${index}`)
  const long = (length: number) => `https://a.example/${'x'.repeat(length - 'https://a.example/'.length)}`
  const codes = async (metadata: object) => {
    const { status, body } = await register(product, metadata)
    return [status, body.error ?? null]
  }
  assert.deepEqual(await codes({ redirect_uris: uris(maxRedirectUris) }), [201, null])
  assert.deepEqual(await codes({ redirect_uris: uris(maxRedirectUris + 1) }), [400, 'invalid_redirect_uri'])
  assert.deepEqual(await codes({ redirect_uris: [] }), [400, 'invalid_redirect_uri'])
  assert.deepEqual(await codes({ redirect_uris: [long(maxRedirectUri)] }), [201, null])
  assert.deepEqual(await codes({ redirect_uris: [long(maxRedirectUri + 1)] }), [400, 'invalid_redirect_uri'])
  const named = (client_name: string) => ({ client_name, redirect_uris: uris(1) })
  assert.deepEqual(await codes(named('x'.repeat(maxClientName))), [201, null])
  assert.deepEqual(await codes(named('x'.repeat(maxClientName + 1))), [400, 'invalid_client_metadata'])
  const { body } = await register(product, named('\u200b \u202e'))
  assert.equal(body.client_name, 'a.example', 'a name that cannot be read is the host')
  const tooLarge = await register(product, { ...named('A'), padding: 'x'.repeat(registrationBytes) })
  assert.equal(tooLarge.status, 413)
  assert.deepEqual(await codes({ ...named('A'), grant_types: ['client_credentials'] }), [
    400,
    'invalid_client_metadata',
  ])
})

test('the parts of an authorization request are bounded', async () => {
  const { maxClientId, maxRedirectUri, maxScope, maxState } = assistantLimits
  const { request } = await aClient(product)
  const ask = async (change: object) =>
    (await owner.call('POST', '/assistant-requests', { ...request, ...change })).status
  const longScope = (length: number) => `catalogs.read ${'x'.repeat(length - 'catalogs.read '.length)}`
  assert.equal(await ask({ state: 'x'.repeat(maxState) }), 200)
  assert.equal(await ask({ scope: longScope(maxScope) }), 200, 'scopes that are unknown are left out')
  for (const [field, max] of [
    ['clientId', maxClientId],
    ['redirectUri', maxRedirectUri],
  ] as const)
    assert.equal(await ask({ [field]: 'x'.repeat(max) }), 422, `${field}: read, and not known`)
  for (const [field, value] of [
    ['clientId', 'x'.repeat(maxClientId + 1)],
    ['redirectUri', 'x'.repeat(maxRedirectUri + 1)],
    ['state', 'x'.repeat(maxState + 1)],
    ['scope', longScope(maxScope + 1)],
  ] as const)
    assert.equal(await ask({ [field]: value }), 400, field)
})

test('a registration that nobody has allowed is removed after some days, another stays', async () => {
  const idle = await aClient(product)
  const used = await aClient(product)
  const { unusedRegistrationDays } = assistantLimits
  await allow(shop, owner, used)
  const ask = async ({ request }: typeof idle) =>
    (await owner.call('POST', '/assistant-requests', request)).status
  clock.advanceSeconds(unusedRegistrationDays * 86_400 - 1)
  await deleteUnusedClients(database.orm, clock.now())
  assert.deepEqual([await ask(idle), await ask(used)], [200, 200])
  clock.advanceSeconds(2)
  await deleteUnusedClients(database.orm, clock.now())
  assert.deepEqual([await ask(idle), await ask(used)], [422, 200])
})

test('one network registers so many clients', async () => {
  const limited = await startTestProduct({ RATE_LIMITS: 'on' })
  const [{ uses }] = usageLimits['assistant-registrations-per-network']
  const metadata = { redirect_uris: [redirectUri] }
  for (let count = 0; count < uses; count += 1) assert.equal((await register(limited, metadata)).status, 201)
  assert.equal((await register(limited, metadata)).status, 429)
})

test('a team has so many assistants, codes that wait included', async () => {
  const full = await aShop(product)
  const { maxAssistants } = assistantLimits
  const client = await aClient(product)
  for (let count = 0; count < maxAssistants; count += 1) await allow(full, full.owner, client)
  const more = () =>
    full.owner.call('POST', `${full.path}/assistants`, {
      ...client.request,
      scopes: ['catalogs.read', 'quotes.read'],
    })
  assert.equal((await more()).code, 'assistant/too-many')
  clock.advanceSeconds(assistantLimits.codeSeconds)
  assert.equal((await more()).status, 201, 'codes that nobody exchanged leave room')
})

test('requests for tokens are strict', async () => {
  const post = async (body: string, type = 'application/x-www-form-urlencoded') => {
    const response = await fetch(`${home}/oauth/token`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    })
    assert.equal(response.headers.get('cache-control'), 'no-store')
    return ((await response.json()) as { error: unknown }).error
  }
  assert.equal(await post('{}', 'application/json'), 'invalid_request')
  assert.equal(await post('grant_type=authorization_code&client_id=a'), 'invalid_request')
  assert.equal(
    await post('grant_type=refresh_token&client_id=a&client_id=b&refresh_token=c'),
    'invalid_request',
  )
  assert.equal(await post('grant_type=password&client_id=a'), 'unsupported_grant_type')
})

test('a client can end its own connection', async () => {
  const { clientId, token, refreshToken } = await connectAssistant(product, shop, owner)
  const revoke = async (form: Record<string, string>) =>
    (await fetch(`${home}/oauth/revoke`, { method: 'POST', body: new URLSearchParams(form) })).status
  assert.equal(await revoke({ client_id: 'another', token: refreshToken }), 200)
  assert.equal((await listTools(product, token)).status, 200)
  assert.equal(await revoke({ client_id: clientId, token: 'unknown' }), 200)
  assert.equal(await revoke({ client_id: clientId, token: refreshToken }), 200)
  assert.equal((await listTools(product, token)).status, 401)
})

test('a client is described by the document at its id', async (t) => {
  let document: object = {}
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(document))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const clientId = `http://127.0.0.1:${port}/client.json`
  const { request } = await aClient(product, { clientId })
  const ask = async () => {
    const { body } = await owner.call('POST', '/assistant-requests', request)
    return body.client ?? body.error.detail.error
  }
  document = { client_id: clientId, client_name: 'By document', redirect_uris: [redirectUri] }
  assert.deepEqual(await ask(), {
    name: 'By document',
    host: `127.0.0.1:${port}`,
    isLocal: false,
    registeredAt: null,
  })
  document = { client_id: `${clientId}?`, client_name: 'Another', redirect_uris: [redirectUri] }
  assert.equal(await ask(), 'invalid_client')
  document = { client_id: clientId, redirect_uris: ['https://other.example/'] }
  assert.equal(await ask(), 'invalid_redirect_uri')
  document = {
    client_id: clientId,
    redirect_uris: [redirectUri],
    x: 'x'.repeat(assistantLimits.documentBytes),
  }
  assert.equal(await ask(), 'invalid_client')
})

test('a document that does not come in time is not waited for', async (t) => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  t.onTestFinished(() => void silent.closeAllConnections())
  t.onTestFinished(() => void silent.close())
  const { port } = silent.address() as AddressInfo
  const { request } = await aClient(product, { clientId: `http://127.0.0.1:${port}/client.json` })
  const asked = performance.now()
  const { body } = await owner.call('POST', '/assistant-requests', request)
  assert.equal(body.error.detail.error, 'invalid_client')
  const waited = performance.now() - asked
  assert.ok(waited >= assistantLimits.documentMs * 0.9, `${waited} ms`)
})

test('documents at private addresses are not read', async () => {
  const guarded = await startTestProduct()
  const person = await guarded.aPerson()
  const { request } = await aClient(guarded, { clientId: 'https://127.0.0.1:9/client.json' })
  const { body } = await person.call('POST', '/assistant-requests', request)
  assert.equal(body.error.detail.error, 'invalid_client')
})

test('the rule of the team says who connects an assistant, and pauses those of others', async () => {
  const team = await aShop(product)
  const agent = await aMember(product, team, 'agent')
  const admin = await aMember(product, team, 'admin')
  const save = (letIn: string, by = team.owner) =>
    by.call('PUT', `${team.path}/assistant-rules`, { letIn, knownHosts: ['Desk-Helper.example'] })
  const refusedBy = async (by: typeof agent) => {
    const { request } = await aClient(product)
    const body = { ...request, scopes: ['catalogs.read', 'quotes.read'] }
    return (await by.call('POST', `${team.path}/assistants`, body)).code
  }
  const rulesFor = async (by: typeof agent) => (await by.call('GET', `${team.path}/assistant-rules`)).body
  assert.deepEqual(await rulesFor(agent), { letIn: 'admins', knownHosts: [], mayLetIn: false, ask: null })
  assert.equal(await refusedBy(agent), 'assistant/ask-owner')
  const ofAdmin = await connectAssistant(product, team, admin)
  assert.equal((await save('members', admin)).code, 'team/not-allowed')
  assert.deepEqual((await save('members')).body, { letIn: 'members', knownHosts: ['desk-helper.example'] })
  const ofAgent = await connectAssistant(product, team, agent)
  const statuses = async () =>
    Promise.all([ofAdmin, ofAgent].map(async ({ token }) => (await listTools(product, token)).status))
  assert.deepEqual(await statuses(), [200, 200])
  const listed = async (by: typeof agent) => (await by.call('GET', `${team.path}/assistants`)).body.length
  assert.deepEqual([await listed(agent), await listed(admin)], [1, 2], 'members see their own')
  await save('owners')
  assert.equal(await refusedBy(admin), 'assistant/ask-owner')
  assert.deepEqual(await statuses(), [401, 401])
  await save('admins')
  assert.deepEqual(await statuses(), [200, 401])
  const viewer = await aMember(product, team, 'viewer')
  await save('members')
  assert.equal(await refusedBy(viewer), 'assistant/ask-owner', 'who may not draft')
})

test('a member asks an owner, who lets the member connect that client once, or refuses', async () => {
  const team = await aShop(product)
  const agent = await aMember(product, team, 'agent')
  const admin = await aMember(product, team, 'admin')
  await team.owner.call('PUT', `${team.path}/assistant-rules`, { letIn: 'owners', knownHosts: [] })
  const client = await aClient(product)
  const at = `${team.path}/assistant-asks`
  const ask = async () => (await agent.call('POST', at, client.request)).body
  assert.deepEqual([await ask(), await ask()], [{ ask: 'waiting' }, { ask: 'waiting' }])
  const list = async (by: typeof agent) => (await by.call('GET', at)).body
  assert.deepEqual(await list(admin), [], 'the rule names owners')
  const [question, ...others] = await list(team.owner)
  assert.partialDeepStrictEqual(question, { name: 'Desk Helper', host: 'desk-helper.example' })
  assert.deepEqual(others, [])
  const answer = (by: typeof agent, isAllowed: boolean, id = question.id) =>
    by.call('POST', `${at}/${id}/answer`, { isAllowed })
  assert.equal((await answer(admin, true)).code, 'assistant/ask-owner')
  assert.equal((await answer(team.owner, false)).status, 200)
  assert.equal((await answer(team.owner, true)).code, 'assistant/ask-not-found')
  const rules = async () =>
    (await agent.call('GET', `${team.path}/assistant-rules?clientId=${client.clientId}`)).body
  assert.partialDeepStrictEqual(await rules(), { mayLetIn: false, ask: 'refused' })
  await ask()
  await answer(team.owner, true, (await list(team.owner))[0].id)
  assert.partialDeepStrictEqual(await rules(), { mayLetIn: true, ask: 'allowed' })
  const back = await allow(team, agent, client)
  const { body } = await askTokens(product, codeForm(client, back.searchParams.get('code') ?? ''))
  assert.equal((await listTools(product, body.access_token)).status, 200, 'although the rule names owners')
  assert.partialDeepStrictEqual(await rules(), { mayLetIn: false, ask: null }, 'used up')
  const [mine] = (await agent.call('GET', `${team.path}/assistants`)).body
  const other = await aMember(product, team, 'agent')
  const end = (by: typeof agent) => by.call('POST', `${team.path}/assistants/${mine.id}/revoke`)
  assert.equal((await end(other)).code, 'assistant/not-found')
  assert.equal((await end(agent)).status, 200)
  assert.equal((await listTools(product, body.access_token)).status, 401)
})

test('a team keeps a number of questions and hosts, each for a time', async () => {
  const team = await aShop(product)
  const agent = await aMember(product, team, 'agent')
  const { maxAsks, maxKnownHosts, maxHost, askDays } = assistantLimits
  const insert = (count: number) =>
    database.pool.query(
      `insert into product.assistant_asks
       select $1, 'ask' || n, 'somebody' || n, 'client', 'Helper', 'helper.example', false, $3, 'waiting', null
       from generate_series(1, $2) n`,
      [team.team.id, count, clock.now()],
    )
  await insert(maxAsks - 1)
  const ask = async () => agent.call('POST', `${team.path}/assistant-asks`, (await aClient(product)).request)
  assert.equal((await ask()).status, 201)
  const full = await ask()
  assert.deepEqual([full.status, full.code], [422, 'assistant/too-many-asks'])
  clock.advanceSeconds(askDays * 86_400)
  await deleteOldAsks(database.orm, clock.now())
  assert.equal((await ask()).code, 'assistant/too-many-asks', 'not yet')
  clock.advanceSeconds(1)
  await deleteOldAsks(database.orm, clock.now())
  assert.equal((await ask()).status, 201)
  const hosts = (count: number) => Array.from({ length: count }, (_, index) => `h${index}.example`)
  const save = async (knownHosts: string[]) =>
    (await team.owner.call('PUT', `${team.path}/assistant-rules`, { letIn: 'admins', knownHosts })).status
  assert.deepEqual([await save(hosts(maxKnownHosts)), await save(hosts(maxKnownHosts + 1))], [200, 400])
  const long = (length: number) => `${'a'.repeat(length - '.example'.length)}.example`
  assert.deepEqual([await save([long(maxHost)]), await save([long(maxHost + 1)])], [200, 400])
  for (const wrong of ['https://a.example', 'a', 'a.example/x', '', '*.example'])
    assert.equal(await save([wrong]), 400, wrong)
})

test('a note of an assistant is for the team, with its name', async () => {
  const { token } = await connectAssistant(product, shop, owner, [
    'catalogs.read',
    'quotes.read',
    'notes.add',
  ])
  const quote = await aQuote(shop)
  const noted = await callTool(product, token, 'add_note', { quoteId: quote.id, text: 'Asked for a bag' })
  assert.equal(noted.text, 'Asked for a bag')
  const { body } = await owner.call('GET', `${path}/quotes/${quote.id}/activity`)
  assert.partialDeepStrictEqual(body.entries[0], {
    kind: 'noted',
    text: 'Asked for a bag',
    by: { kind: 'apiKey', name: 'Desk Helper' },
  })
})
