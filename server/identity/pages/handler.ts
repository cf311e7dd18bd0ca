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
import { handoverPage, wordsPage } from './handler-page.ts'

export const handlerPath = '/__/auth/handler'

/** Ways a page may ask for a sign-in. Source: the public client's AuthEventType. */
const authTypes = ['signIn', 'link', 'reauth'].flatMap((way) => [`${way}ViaPopup`, `${way}ViaRedirect`])

const notWhole = 'This sign-in is not complete. Close this window and try again.'
const over = 'This sign-in is over, or began in another browser. Close this window and try again.'

/**
 * Where a page of ours sends a window to sign in at a provider, and where the provider sends it back to. The answer
 * goes to the page that asked, and only by way of the browser that asked: by its cookie, once.
 */
export function handlerAddress(parts: Parts, readCall: (c: Context) => Call) {
  return async (c: Context): Promise<Response> => {
    c.header('Cache-Control', 'no-store')
    c.header('Referrer-Policy', 'no-referrer')
    // As at the provider: another policy here would part the window from the page that opened it.
    c.header('Cross-Origin-Opener-Policy', 'unsafe-none')
    const query = new URL(c.req.url).searchParams
    return query.has('state') ? finish(c, parts, query) : start(c, parts, query, readCall(c))
  }
}

async function start(c: Context, parts: Parts, query: URLSearchParams, { client }: Call): Promise<Response> {
  const wish = wishOf(parts, query)
  if (!wish) return c.html(wordsPage(notWhole), 400)
  const cookie = newOpaqueToken()
  const browser = { ...wish, cookieHash: cookieHashOf(cookie) }
  try {
    const microsoft = requireProvider(parts, query.get('providerId'))
    await parts.rateLimits.hit('provider-sign-in-per-client', client)
    const { url, state } = await startSignIn(parts, microsoft, {
      redirectUri: new URL(handlerPath, wish.redirectUrl).href,
      scopes: scopesOf(query.get('scopes') ?? undefined),
      parameters: parametersOf(query.get('customParameters')),
      browser,
    })
    setCookie(c, cookieNameOf(state), cookie, {
      path: handlerPath,
      httpOnly: true,
      sameSite: 'Lax',
      secure: wish.redirectUrl.startsWith('https:'),
      maxAge: signInLifetimeSeconds,
    })
    return c.redirect(url, 302)
  } catch (error) {
    if (!(error instanceof CodedError)) throw error
    return c.html(handover(parts, wish, { error: startErrors[error.code] ?? 'auth/internal-error' }))
  }
}

/** Told to the page that asked, in its client's codes. */
const startErrors: Readonly<Record<string, string>> = {
  'identity/not-allowed': 'auth/operation-not-allowed',
  'identity/provider-missing': 'auth/operation-not-allowed',
  'identity/too-many-attempts': 'auth/too-many-requests',
}

async function finish(c: Context, parts: Parts, query: URLSearchParams): Promise<Response> {
  const state = query.get('state') ?? ''
  const name = cookieNameOf(state)
  const found = await returnBrowser(parts.database.orm, parts.now(), { state, cookie: getCookie(c, name) })
  if (!found) return c.html(wordsPage(over), 400)
  setCookie(c, name, '', { path: handlerPath, maxAge: 0 })
  const refusal = query.get('error')
  if (refusal === null) return c.html(handover(parts, found, { sessionId: found.sessionId }))
  if (refusal === 'access_denied') return c.html(handover(parts, found, { error: 'auth/user-cancelled' }))
  parts.log.warn(
    { error: refusal.slice(0, 100), description: query.get('error_description')?.slice(0, 500) },
    'Microsoft refused a sign-in',
  )
  return c.html(handover(parts, found, { error: 'auth/internal-error' }))
}

type Wish = Omit<BrowserSignIn, 'cookieHash'>

function wishOf({ apiKey, config }: Parts, query: URLSearchParams): Wish | undefined {
  const authType = query.get('authType') ?? ''
  const client = query.get('appName') ?? ''
  const eventId = query.get('eventId') ?? ''
  const page = ownPage(query.get('redirectUrl') ?? '', config.publicUrl)
  if (query.get('apiKey') !== apiKey || !authTypes.includes(authType) || !page) return undefined
  if (client.length > 200 || eventId.length > 200) return undefined
  return { authType, client, eventId, redirectUrl: page.href }
}

function ownPage(text: string, publicUrl: string): URL | undefined {
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
  { authType, eventId, client, redirectUrl }: Wish,
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

/** A cookie for each sign-in, so that those of several tabs do not end each other. */
function cookieNameOf(state: string): string {
  return `sign-in-${cookieHashOf(state).slice(0, 12)}`
}
