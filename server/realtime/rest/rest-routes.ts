import { setTimeout as pause } from 'node:timers/promises'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { realtimeLimits } from '../limits.ts'
import { namespace } from '../session/namespace.ts'
import type { WireParts } from '../session/parts.ts'
import { RealtimeError, type RealtimeErrorCode } from '../wire-errors.ts'
import { respond } from './rest-response.ts'
import { readPath } from './rest-read.ts'
import { readRestRequest } from './rest-request.ts'
import { streamPath } from './rest-stream.ts'
import { writePath } from './rest-write.ts'

export interface Rest {
  readonly routes: Hono
  /** Ends all event streams. */
  readonly close: () => void
}

/** Paths of other modules, whose file names may end in .json. */
const otherModules = /^\/(?:api|v1|v2|robot|service_accounts|content|__|assets)\//
/** Paths of our own documents, which need no ns. */
const ownPaths = /^\/(?:\.json$|(?:teams|revisions|presence|preferences)(?:\/|\.json$))/

/** REST at `{path}.json`, for programs and for clients that can use neither sockets nor long polling. */
export function createRest(parts: WireParts): Rest {
  const streams = new Set<() => void>()
  const registerStream = (end: () => void): (() => void) => {
    streams.add(end)
    return () => void streams.delete(end)
  }
  const handle = async (c: Context): Promise<Response> => {
    allowAnyOrigin(c)
    c.header('cache-control', 'no-cache')
    if (c.req.method === 'OPTIONS') return respondPreflight(c)
    const ns = new URL(c.req.url).searchParams.get('ns')
    if (ns !== null && ns !== namespace) return respondError(c, 404, 'Unknown namespace')
    try {
      const request = readRestRequest(c)
      if (request.wantsStream)
        return c.body(await streamPath(parts, request, registerStream), 200, streamHeaders)
      if (request.method === 'GET' || request.method === 'HEAD') return await readPath(c, parts, request)
      return await writePath(c, parts, request)
    } catch (error) {
      if (!(error instanceof RealtimeError)) throw error
      // Wait within the request, so that refusing it costs little.
      if (error.code === 'quota_exceeded') await pause(realtimeLimits.refusalMs)
      if (error.code === 'unavailable') parts.log.warn({ error }, 'realtime request failed')
      return respondError(c, statuses[error.code], error.message)
    }
  }
  const limit = bodyLimit({
    maxSize: realtimeLimits.messageBytes,
    onError(c) {
      c.header('connection', 'close') // the rest of the body stays unread
      return respondError(c, 413, 'The body is too large')
    },
  })
  const routes = new Hono().use('*', async (c, next) => {
    // Most requests are not for REST, and parsing an address takes time.
    if (!c.req.url.includes('.json') || !isOurs(new URL(c.req.url))) return next()
    let response: Response | undefined
    const refused = await limit(c, async () => void (response = await handle(c)))
    return refused ?? response
  })
  return {
    routes,
    close() {
      for (const end of streams) end()
    },
  }
}

const streamHeaders = { 'content-type': 'text/event-stream', 'cache-control': 'no-cache, no-transform' }

const statuses: Readonly<Record<RealtimeErrorCode, ContentfulStatusCode>> = {
  permission_denied: 401,
  datastale: 412,
  invalid_data: 400,
  too_big: 400,
  quota_exceeded: 429,
  unavailable: 503,
  invalid_token: 401,
  expired_token: 401,
}

function isOurs({ pathname, searchParams }: URL): boolean {
  if (!pathname.endsWith('.json') || otherModules.test(pathname)) return false
  return searchParams.has('ns') || ownPaths.test(pathname)
}

// Callers authenticate by token, never by cookie, so any origin is allowed.
function allowAnyOrigin(c: Context): void {
  c.header('access-control-allow-origin', '*')
  c.header('access-control-expose-headers', 'ETag')
}

function respondPreflight(c: Context): Response {
  c.header('access-control-allow-methods', 'GET, PUT, PATCH, POST, DELETE, OPTIONS')
  c.header('access-control-allow-headers', c.req.header('access-control-request-headers') ?? '*')
  c.header('access-control-max-age', '3600')
  return c.body(null, 204)
}

function respondError(c: Context, status: ContentfulStatusCode, error: string): Response {
  return respond(c, { isPretty: false, isSilent: false }, { error }, status)
}
