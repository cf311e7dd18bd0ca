import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { after } from '#testing'
import { SignJWT, type JWTPayload } from 'jose'
import { freePort } from '#testing'

/** An account at the provider. */
export interface ProviderAccount {
  /** Key of the account at the provider; also the name typed on its sign-in page. */
  oid: string
  email?: string
  name?: string
  preferred_username?: string
}

export interface TestProvider {
  /** Base URL of the discovery document; also the issuer, unless another was given. */
  url: string
  clientId: string
  clientSecret: string
  tenantId: string
  accounts: Map<string, ProviderAccount>
  /** Returns an id token signed by the provider; claims override the usual ones. */
  signIdToken: (account: ProviderAccount, claims?: JWTPayload) => Promise<string>
  /** Completes the provider's pages as a browser would. Returns the URL it redirects back to. */
  visit: (url: string, oid: string | 'cancel') => Promise<string>
}

/** The used parts of oidc-provider; the package has no types. */
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
 * Starts a real OpenID provider in Microsoft's place on a free port, with a sign-in page. Stops after the
 * calling file's last test. Has no session: every sign-in shows the page. redirectUris: the registered ones.
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
  // The interface above gives the types.
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
  const handle = provider.callback()
  const server = createServer((request, response) => {
    const isSignInPage = request.url?.startsWith('/sign-in/')
    if (isSignInPage) void signInPage(provider, accounts, request, response)
    else handle(request, response)
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
  const isCancelled = form.has('cancel') || !accounts.has(oid)
  await provider.interactionFinished(
    request,
    response,
    isCancelled
      ? { error: 'access_denied', error_description: 'The user cancelled' }
      : { login: { accountId: oid } },
  )
}

async function visit(start: string, oid: string): Promise<string> {
  const { origin } = new URL(start)
  const cookies = new Map<string, string>()
  let url = start
  let init: RequestInit = {}
  // More steps than any flow of the provider takes.
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
  throw new Error('The provider did not redirect back')
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, 'localhost')
  await once(server, 'listening')
}
