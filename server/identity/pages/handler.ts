import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { CodedError } from '#http'
import { requireOwnPage } from '../wire/authorized-domains.ts'
import type { Call } from '../wire/call.ts'
import { newOpaqueToken } from '../tokens/opaque-token.ts'
import type { Parts } from '../parts.ts'
import { cookieHashOf, returnBrowser, signInLifetimeSeconds } from '../providers/provider-sign-in-store.ts'
import { requireProvider, scopesOf, startSignIn } from '../providers/start-sign-in.ts'
import type { BrowserSignIn } from '../schema.ts'
import { handoverPage, messagePage } from './handler-page.ts'

export const handlerPath = '/__/auth/handler'

/** Accepted values of authType. Source: the public client's AuthEventType. */
const authTypes = ['signIn', 'link', 'reauth'].flatMap((way) => [`${way}ViaPopup`, `${way}ViaRedirect`])

const incomplete = 'This sign-in is incomplete. Close this window and try again.'
const expired = 'This sign-in has expired, or started in another browser. Close this window and try again.'

/**
 * Handler for the URL that starts a sign-in at a provider and that the provider redirects back to. The result is
 * passed on once, and only in the browser that started the sign-in, which a cookie proves.
 */
export function handlerAddress(parts: Parts, readCall: (c: Context) => Call) {
  return async (c: Context): Promise<Response> => {
    c.header('Cache-Control', 'no-store')
    c.header('Referrer-Policy', 'no-referrer')
    // Same policy as the provider's. With another one the opener would see the window as closed.
    c.header('Cross-Origin-Opener-Policy', 'unsafe-none')
    const query = new URL(c.req.url).searchParams
    return query.has('state') ? finish(c, parts, query) : start(c, parts, query, readCall(c))
  }
}

async function start(c: Context, parts: Parts, query: URLSearchParams, { client }: Call): Promise<Response> {
  const request = parseRequest(parts, query)
  if (!request) return c.html(messagePage(incomplete), 400)
  const cookie = newOpaqueToken()
  const browser = { ...request, cookieHash: cookieHashOf(cookie) }
  try {
    const microsoft = requireProvider(parts, query.get('providerId'))
    await parts.rateLimits.hit('provider-sign-in-per-client', client)
    const { url, state } = await startSignIn(parts, microsoft, {
      redirectUri: new URL(handlerPath, request.redirectUrl).href,
      scopes: scopesOf(query.get('scopes') ?? undefined),
      parameters: parametersOf(query.get('customParameters')),
      browser,
    })
    setCookie(c, cookieNameOf(state), cookie, {
      path: handlerPath,
      httpOnly: true,
      sameSite: 'Lax',
      secure: request.redirectUrl.startsWith('https:'),
      maxAge: signInLifetimeSeconds,
    })
    return c.redirect(url, 302)
  } catch (error) {
    if (!(error instanceof CodedError)) throw error
    return c.html(handover(parts, request, { error: startErrors[error.code] ?? 'auth/internal-error' }))
  }
}

/** Error codes for the client, for sign-ins that cannot start. */
const startErrors: Readonly<Record<string, string>> = {
  'identity/not-allowed': 'auth/operation-not-allowed',
  'identity/provider-missing': 'auth/operation-not-allowed',
  'identity/too-many-attempts': 'auth/too-many-requests',
}

async function finish(c: Context, parts: Parts, query: URLSearchParams): Promise<Response> {
  const state = query.get('state') ?? ''
  const name = cookieNameOf(state)
  const found = await returnBrowser(parts.database.orm, parts.now(), { state, cookie: getCookie(c, name) })
  if (!found) return c.html(messagePage(expired), 400)
  setCookie(c, name, '', { path: handlerPath, maxAge: 0 })
  const error = query.get('error')
  if (error === null) return c.html(handover(parts, found, { sessionId: found.sessionId }))
  if (error === 'access_denied') return c.html(handover(parts, found, { error: 'auth/user-cancelled' }))
  parts.log.warn(
    { error: error.slice(0, 100), description: query.get('error_description')?.slice(0, 500) },
    'Microsoft refused a sign-in',
  )
  return c.html(handover(parts, found, { error: 'auth/internal-error' }))
}

type SignInRequest = Omit<BrowserSignIn, 'cookieHash'>

function parseRequest({ apiKey, config }: Parts, query: URLSearchParams): SignInRequest | undefined {
  const authType = query.get('authType') ?? ''
  const client = query.get('appName') ?? ''
  const eventId = query.get('eventId') ?? ''
  const page = findOwnPage(query.get('redirectUrl') ?? '', config.publicUrl)
  if (query.get('apiKey') !== apiKey || !authTypes.includes(authType) || !page) return undefined
  if (client.length > 200 || eventId.length > 200) return undefined
  return { authType, client, eventId, redirectUrl: page.href }
}

function findOwnPage(text: string, publicUrl: string): URL | undefined {
  try {
    return requireOwnPage(text, publicUrl)
  } catch (error) {
    if (error instanceof CodedError) return undefined
    throw error
  }
}

function parametersOf(json: string | null): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(json ?? '{}')
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
  } catch {
    return {}
  }
}

function handover(
  { apiKey }: Parts,
  { authType, eventId, client, redirectUrl }: SignInRequest,
  { sessionId, error }: { sessionId?: string; error?: string },
): string {
  return handoverPage({
    client: `${apiKey}:${client}`,
    redirectUrl,
    event: {
      type: authType,
      eventId: eventId || null,
      sessionId: sessionId ?? null,
      postBody: null,
      tenantId: null,
      ...(error !== undefined && { error: { code: error, message: error } }),
    },
  })
}

/** One cookie per sign-in, so that concurrent ones in several tabs do not overwrite each other. */
function cookieNameOf(state: string): string {
  return `sign-in-${cookieHashOf(state).slice(0, 12)}`
}
