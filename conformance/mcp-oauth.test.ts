import assert from 'node:assert/strict'
import { test } from 'vitest'
import * as newest from '@modelcontextprotocol/client'
import { UnauthorizedError as UnauthorizedError1 } from '@modelcontextprotocol/sdk/client/auth.js'
import { Client as Client1 } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as Transport1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { aShop, startTestProduct } from '../server/testing/testing.ts'
import { assistantLimits } from '../contract/contract.ts'

// Unmodified public clients with their own OAuth, from the first 401 to the end of the connection.
const product = await startTestProduct()
const { clock } = product
const shop = await aShop(product)
const { owner, path } = shop
const address = new URL(`${product.url}/mcp`)
const info = { name: 'conformance', version: '1' }
const redirectUrl = 'http://127.0.0.1:53682/callback'

/** Returns a client's store. In place of a browser it uses the consent screen as a member. */
function aProvider() {
  const kept: { client?: any; tokens?: any; verifier: string; asked?: URL; discovery?: any } = {
    verifier: '',
  }
  return {
    kept,
    redirectUrl,
    clientMetadata: { client_name: 'Desk Helper', redirect_uris: ['http://127.0.0.1/callback'] },
    state: () => 'of the client',
    clientInformation: () => kept.client,
    saveClientInformation: (client: any) => void (kept.client = client),
    tokens: () => kept.tokens,
    saveTokens: (tokens: any) => void (kept.tokens = tokens),
    redirectToAuthorization: (url: URL) => void (kept.asked = url),
    saveCodeVerifier: (verifier: string) => void (kept.verifier = verifier),
    codeVerifier: () => kept.verifier,
    saveDiscoveryState: (state: any) => void (kept.discovery = state),
    discoveryState: () => kept.discovery,
    invalidateCredentials: () => void delete kept.tokens,
  }
}

type Provider = ReturnType<typeof aProvider>

/** Approves a client's request, like the consent screen, and returns the redirect address. */
async function consent(asked: URL): Promise<URL> {
  assert.equal(asked.origin + asked.pathname, `${product.url}/oauth/consent`)
  const of = (name: string) => asked.searchParams.get(name)
  assert.equal(of('resource'), `${product.url}/mcp`)
  const request = {
    clientId: of('client_id'),
    redirectUri: of('redirect_uri'),
    responseType: of('response_type'),
    scope: of('scope'),
    state: of('state'),
    codeChallenge: of('code_challenge'),
    codeChallengeMethod: of('code_challenge_method'),
    resource: of('resource'),
  }
  const { body } = await owner.call('POST', '/assistant-requests', request)
  assert.partialDeepStrictEqual(body.client, { name: 'Desk Helper', isLocal: true })
  const allowed = await owner.call('POST', `${path}/assistants`, { ...request, scopes: body.scopes })
  assert.equal(allowed.status, 201, JSON.stringify(allowed.body))
  const back = new URL(allowed.body.redirectUrl)
  assert.equal(back.searchParams.get('state'), of('state'))
  return back
}

interface Connection {
  readonly connect: () => Promise<unknown>
  readonly finish: (back: URL) => Promise<void>
  readonly tools: () => Promise<readonly string[]>
  readonly end: () => Promise<void>
}

const clients: Readonly<
  Record<string, { open: (provider: Provider) => Connection; Refused: new (...args: any[]) => Error }>
> = {
  'client 2.4': {
    Refused: newest.UnauthorizedError,
    open(provider) {
      const client = new newest.Client(info, { versionNegotiation: { mode: { pin: '2026-07-28' } } })
      const transport = new newest.StreamableHTTPClientTransport(address, { authProvider: provider as never })
      return {
        connect: () => client.connect(transport),
        finish: (back) => transport.finishAuth(back.searchParams),
        tools: async () => (await client.listTools()).tools.map(({ name }) => name),
        end: () => client.close(),
      }
    },
  },
  'sdk 1.32': {
    Refused: UnauthorizedError1,
    open(provider) {
      const client = new Client1(info)
      const transport = new Transport1(address, { authProvider: provider })
      return {
        connect: () => client.connect(transport as never),
        finish: (back) => transport.finishAuth(back.searchParams.get('code') ?? ''),
        tools: async () => (await client.listTools()).tools.map(({ name }) => name),
        end: () => client.close(),
      }
    },
  },
}

for (const [name, { open, Refused }] of Object.entries(clients))
  test(`${name} connects from 401 to tools, refreshes, and ends when it is revoked`, async () => {
    const provider = aProvider()
    const { kept } = provider
    const first = open(provider)
    await assert.rejects(first.connect(), Refused)
    assert.ok(kept.asked)
    await first.finish(await consent(kept.asked))
    assert.equal(kept.tokens.token_type, 'Bearer')

    const second = open(provider)
    await second.connect()
    const tools = await second.tools()
    assert.deepEqual(tools, [
      'identify_device',
      'price_device',
      'explain_price',
      'find_customers',
      'find_quotes',
      'draft_quote',
      'add_note',
    ])

    const before = kept.tokens
    clock.advanceSeconds(assistantLimits.accessTokenSeconds)
    assert.deepEqual(await second.tools(), tools)
    assert.notEqual(kept.tokens.access_token, before.access_token)
    assert.notEqual(kept.tokens.refresh_token, before.refresh_token)

    const { body: connected } = await owner.call('GET', `${path}/assistants`)
    await owner.call('POST', `${path}/assistants/${connected[0].id}/revoke`)
    delete kept.asked
    await assert.rejects(second.tools())
    assert.ok(kept.asked, 'asks the member again')
    await second.end()
  })
