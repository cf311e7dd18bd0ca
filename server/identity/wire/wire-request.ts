import { pickLocale } from '@costard/templates'
import type { Context, MiddlewareHandler } from 'hono'
import type { z } from 'zod'
import { clientAddressFinder, clientNetwork } from '#http'
import type { Call } from './call.ts'
import { identityError } from '../errors.ts'

/** Name of the request's context variable. */
const clientVariable = 'identityClient'
/** Characters. Enough to identify browser and system. */
const maxUserAgentLength = 256

/** Returns the parsed JSON body. Treats `null` as not given and ignores unknown fields. */
export async function readBody<Shape extends z.ZodType>(c: Context, shape: Shape): Promise<z.infer<Shape>> {
  const body = shape.safeParse(withoutNulls(await readJsonObject(c)))
  if (body.success) return body.data
  const [issue] = body.error.issues
  throw identityError('identity/malformed-request', `Invalid value at '${issue?.path.join('.')}'`)
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
