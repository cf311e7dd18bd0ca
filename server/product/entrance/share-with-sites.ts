import type { ContractCall } from '@costard/contract'
import type { Context, MiddlewareHandler } from 'hono'
import { isListedOrigin } from '../api-keys/api-key-store.ts'
import { apiKeyTokenOf } from '../api-keys/api-key-token.ts'
import type { Authenticate } from '../api-keys/authenticate.ts'
import type { ProductParts } from '../parts.ts'
import { isPreflight } from './is-preflight.ts'
import { methodsOf } from './methods-of.ts'

/** Allows pages of the sites listed by an API key to read answers to this key (CORS); no others. */
export interface ShareWithSites {
  /** Sets the headers of every answer, including refusals. */
  readonly share: MiddlewareHandler
  /** Answers OPTIONS and preflights. calls: calls at the path. */
  readonly answerOptions: (c: Context, calls: readonly ContractCall[]) => Promise<Response>
}

export function shareWithSites({
  database,
  authenticate,
  now,
}: Pick<ProductParts, 'database' | 'now'> & { readonly authenticate: Authenticate }): ShareWithSites {
  return {
    share: async (c, next) => {
      const origin = c.req.header('origin')
      const isShared = origin !== undefined && (await isListedByKey(authenticate, c.req.raw, origin))
      await next()
      // Set after next(), since a handler may return its own headers. c.header would turn every answer into a
      // stream.
      const { headers } = c.res
      headers.append('vary', 'Origin')
      if (!isShared) return
      headers.set('access-control-allow-origin', origin)
      headers.set('access-control-expose-headers', exposed)
    },
    // A preflight has no key, so any key that lists the origin counts; the call itself then needs its own
    // key.
    answerOptions: async (c, calls) => {
      const origin = c.req.header('origin')
      const forKeys = calls.filter(({ meta }) => meta.scope !== undefined)
      if (origin !== undefined && isPreflight(c) && forKeys.length > 0)
        if (await isListedOrigin(database.orm, origin, now())) {
          c.header('access-control-allow-origin', origin)
          c.header('access-control-allow-methods', methodsOf(forKeys).join(', '))
          c.header('access-control-allow-headers', allowed)
          c.header('access-control-max-age', String(preflightSeconds))
        }
      return c.body(null, 204)
    },
  }
}

/** Request headers that the API reads. */
const allowed = 'authorization, content-type, idempotency-key, if-match, if-none-match'
const exposed =
  'etag, location, ratelimit, ratelimit-policy, retry-after, x-request-id, www-authenticate, allow'
/** Maximum that Chromium caches. A removed site keeps its preflights for this time, but can read nothing. */
const preflightSeconds = 7200

/** Also false for a refused key; the call itself then gives the reason. */
async function isListedByKey(authenticate: Authenticate, request: Request, origin: string): Promise<boolean> {
  if (apiKeyTokenOf(request) === undefined) return false
  try {
    const { key } = await authenticate(request)
    return key !== undefined && key.origins.includes(origin)
  } catch {
    return false
  }
}
