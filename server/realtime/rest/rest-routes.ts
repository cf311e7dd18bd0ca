import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
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
  /** Ends every stream. */
  readonly close: () => void
}

/** Bytes of a body. Source: the hosted database. */
const maxBodyBytes = 16 * 1024 * 1024
/** Places of other modules, whose files may end in .json. */
const foreign = /^\/(?:api|v1|v2|robot|service_accounts|content|__|assets)\//
/** Places of ours, which need no ns. */
const own = /^\/(?:\.json$|(?:teams|revisions|presence|preferences)(?:\/|\.json$))/

/** The documents at `{path}.json`, for programs, and for clients that can do nothing else. */
export function createRest(parts: WireParts): Rest {
  const streams = new Set<() => void>()
  const opened = (end: () => void): (() => void) => {
    streams.add(end)
    return () => void streams.delete(end)
  }
  const answer = async (c: Context): Promise<Response> => {
    allowAnyOrigin(c)
    c.header('cache-control', 'no-cache')
    if (c.req.method === 'OPTIONS') return answerPreflight(c)
    const named = new URL(c.req.url).searchParams.get('ns')
    if (named !== null && named !== namespace) return answerError(c, 404, 'There is no database of this name')
    try {
      const asked = readRestRequest(c)
      if (asked.wantsStream) return c.body(await streamPath(parts, asked, opened), 200, streamHeaders)
      if (asked.method === 'GET' || asked.method === 'HEAD') return await readPath(c, parts, asked)
      return await writePath(c, parts, asked)
    } catch (error) {
      if (!(error instanceof RealtimeError)) throw error
      if (error.code === 'unavailable') parts.log.warn({ error }, 'a live request failed')
      return answerError(c, statuses[error.code], error.message)
    }
  }
  const limit = bodyLimit({
    maxSize: maxBodyBytes,
    onError(c) {
      c.header('connection', 'close') // what is left of the body is not read
      return answerError(c, 413, 'The body is over the limit')
    },
  })
  const routes = new Hono().use('*', async (c, next) => {
    if (!isOurs(new URL(c.req.url))) return next()
    let response: Response | undefined
    const refused = await limit(c, async () => void (response = await answer(c)))
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
  unavailable: 503,
  invalid_token: 401,
  expired_token: 401,
}

function isOurs({ pathname, searchParams }: URL): boolean {
  if (!pathname.endsWith('.json') || foreign.test(pathname)) return false
  return searchParams.has('ns') || own.test(pathname)
}

// What lets a caller in is its token, never a cookie, so pages of any origin may ask.
function allowAnyOrigin(c: Context): void {
  c.header('access-control-allow-origin', '*')
  c.header('access-control-expose-headers', 'ETag')
}

function answerPreflight(c: Context): Response {
  c.header('access-control-allow-methods', 'GET, PUT, PATCH, POST, DELETE, OPTIONS')
  c.header('access-control-allow-headers', c.req.header('access-control-request-headers') ?? '*')
  c.header('access-control-max-age', '3600')
  return c.body(null, 204)
}

function answerError(c: Context, status: ContentfulStatusCode, error: string): Response {
  return respond(c, { isPretty: false, isSilent: false }, { error }, status)
}
