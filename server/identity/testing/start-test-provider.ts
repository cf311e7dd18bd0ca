import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { after } from 'node:test'
import { SignJWT, type JWTPayload } from 'jose'
import { freePort } from '#testing'

/** Somebody with an account at the provider. */
export interface ProviderAccount {
  /** What the provider's own key for them is; also what they type to sign in there. */
  oid: string
  email?: string
  name?: string
  preferred_username?: string
}

export interface TestProvider {
  /** Where its discovery document is; also the issuer, unless another was asked for. */
  url: string
  clientId: string
  clientSecret: string
  tenantId: string
  accounts: Map<string, ProviderAccount>
  /** An id token as the provider would sign it, with these claims over the usual ones. */
  signIdToken: (account: ProviderAccount, claims?: JWTPayload) => Promise<string>
  /** Goes through the provider's pages as a browser does. Returns the address it is sent back to. */
  visit: (url: string, oid: string | 'cancel') => Promise<string>
}

/** What is used of oidc-provider, which brings no types. */
interface Provider {
  callback: () => (request: IncomingMessage, response: ServerResponse) => void
  use: (layer: (ctx: Context, next: () => Promise<void>) => Promise<void>) => void
  interactionFinished: (
    request: IncomingMessage,
    response: ServerResponse,
    result: { login: { accountId: string } } | { error: string; error_description: string },
  ) => Promise<void>
  Grant: new (owner: { accountId: string; clientId: string }) => {
    addOIDCScope: (scope: string) => void
    save: () => Promise<string>
  }
}
interface Context {
  path: string
  req: IncomingMessage
  oidc: { session: { accountId: string }; client: { clientId: string }; provider: Provider }
}

/**
 * A real OpenID provider in Microsoft's place, on a free port, with a page to sign in on, until the calling file's
 * last test. It asks who one is each time. redirectUris must be known to it, as to Microsoft.
 */
export async function startTestProvider({
  redirectUris,
  issuer,
}: {
  redirectUris: readonly string[]
  issuer?: string
}): Promise<TestProvider> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const tenantId = randomUUID()
  const accounts = new Map<string, ProviderAccount>()
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const kid = 'provider-key'
  const clientId = 'costard-at-microsoft'
  const clientSecret = 'a secret of forty characters, or about so'
  // The package has no types; the interface above declares what is used.
  const { default: OidcProvider } = (await import(import.meta.resolve('oidc-provider'))) as {
    default: new (issuer: string, settings: object) => Provider
  }
  const provider = new OidcProvider(issuer ?? url, {
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' }] },
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    cookies: { keys: ['provider cookies'] },
    conformIdTokenClaims: false,
    claims: { openid: ['sub', 'oid', 'tid'], profile: ['name', 'preferred_username'], email: ['email'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/sign-in/${uid}` },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_: unknown, oid: string) => {
      const account = accounts.get(oid)
      return account && { accountId: oid, claims: () => ({ sub: `${oid}-here`, tid: tenantId, ...account }) }
    },
    async loadExistingGrant({ oidc: { session, client, provider: at } }: Context) {
      const grant = new at.Grant({ accountId: session.accountId, clientId: client.clientId })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
  })
  provider.use(async (ctx, next) => {
    if (ctx.path === '/auth') delete ctx.req.headers.cookie
    await next()
  })
  const answer = provider.callback()
  const server = createServer((request, response) => {
    const isOurs = request.url?.startsWith('/sign-in/')
    if (isOurs) void signInPage(provider, accounts, request, response)
    else answer(request, response)
  })
  await listen(server, port)
  after(() => server.close().closeAllConnections())

  return {
    url,
    clientId,
    clientSecret,
    tenantId,
    accounts,
    signIdToken: (account, claims = {}) => {
      const now = Math.floor(Date.now() / 1000)
      return new SignJWT({
        iss: issuer ?? url,
        aud: clientId,
        sub: `${account.oid}-here`,
        tid: tenantId,
        iat: now,
        exp: now + 600,
        ...account,
        ...claims,
      })
        .setProtectedHeader({ alg: 'RS256', kid })
        .sign(privateKey)
    },
    visit,
  }
}

async function signInPage(
  provider: Provider,
  accounts: Map<string, ProviderAccount>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') {
    response.setHeader('Content-Type', 'text/html').end(`<!doctype html><title>Provider</title>
<form method="post"><label>Account <input name="oid"></label><button>Sign in there</button>
<button name="cancel" value="1">Cancel</button></form>`)
    return
  }
  let body = ''
  for await (const chunk of request) body += String(chunk)
  const form = new URLSearchParams(body)
  const oid = form.get('oid') ?? ''
  const isRefused = form.has('cancel') || !accounts.has(oid)
  await provider.interactionFinished(
    request,
    response,
    isRefused
      ? { error: 'access_denied', error_description: 'The person said no' }
      : { login: { accountId: oid } },
  )
}

async function visit(start: string, oid: string): Promise<string> {
  const { origin } = new URL(start)
  const cookies = new Map<string, string>()
  let url = start
  let init: RequestInit = {}
  // More steps than any flow of the provider has.
  for (let step = 0; step < 12; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } })
    for (const set of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (name !== undefined && value !== undefined) cookies.set(name, value)
    }
    const location = response.headers.get('Location')
    if (location) {
      url = new URL(location, url).href
      init = {}
      if (new URL(url).origin !== origin) return url
    } else if (new URL(url).pathname.startsWith('/sign-in/') && init.method === undefined) {
      init = { method: 'POST', body: new URLSearchParams(oid === 'cancel' ? { cancel: '1' } : { oid }) }
    } else {
      throw new Error(`The provider answered ${response.status}: ${(await response.text()).slice(0, 300)}`)
    }
  }
  throw new Error('The provider never came to an end')
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, 'localhost')
  await once(server, 'listening')
}
