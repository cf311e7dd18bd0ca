import { pickLocale } from '@costard/templates'
import type { Context, MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { clientAddressFinder, clientNetwork } from '#http'
import type { Call } from './call.ts'
import { identityError } from '../errors.ts'

/** Name of the context variable with the request. */
const clientVariable = 'identityClient'
/** Characters. Enough to identify browser and system. */
const maxUserAgentLength = 256

const field = z.string().exactOptional()
const tokenRequest = z.object({
  grantType: field,
  grant_type: field,
  refreshToken: field,
  refresh_token: field,
})

/** Returns the parsed JSON body. Treats `null` as not given and ignores unknown fields. */
export async function readBody<Shape extends z.ZodType>(c: Context, shape: Shape): Promise<z.infer<Shape>> {
  const body = shape.safeParse(withoutNulls(await readJsonObject(c)))
  if (body.success) return body.data
  const [issue] = body.error.issues
  throw identityError('identity/malformed-request', `Invalid value at '${issue?.path.join('.')}'`)
}

/**
 * Returns the fields of a call to `/v1/token`, sent as a form or as JSON, in either case style like the
 * hosted service.
 */
export async function readTokenRequest(c: Context): Promise<URLSearchParams> {
  if (!/^application\/json\b/i.test(c.req.header('Content-Type') ?? ''))
    return new URLSearchParams(await c.req.text())
  const { grantType, refreshToken, ...snake } = await readBody(c, tokenRequest)
  const form = new URLSearchParams()
  const grant = snake.grant_type ?? grantType
  const token = snake.refresh_token ?? refreshToken
  if (grant !== undefined) form.set('grant_type', grant)
  if (token !== undefined) form.set('refresh_token', token)
  return form
}

/** Middleware: stores the client's network for readCall. */
export function noteClient(trustedProxies: readonly string[]): MiddlewareHandler {
  const findAddress = clientAddressFinder(trustedProxies)
  return async (c, next) => {
    c.set(clientVariable, clientNetwork(findAddress(c)))
    await next()
  }
}

export function readCall(c: Context): Call {
  return {
    client: c.get(clientVariable),
    userAgent: c.req.header('User-Agent')?.slice(0, maxUserAgentLength),
    locale: pickLocale(c.req.header('X-Firebase-Locale')),
    country: /^[a-z]{2,3}[-_]([A-Z]{2})\b/.exec(c.req.header('Accept-Language') ?? '')?.[1],
  }
}

async function readJsonObject(c: Context): Promise<object> {
  const text = await c.req.text()
  const body: unknown = text.trim() === '' ? {} : parseJson(text)
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body
  throw identityError('identity/malformed-request', 'Root element must be a message.')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw identityError('identity/malformed-request', 'Parsing terminated before the end of input.')
  }
}

function withoutNulls(body: object): object {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null))
}
