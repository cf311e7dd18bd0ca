import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { contract } from '@costard/contract'
import type { Context } from 'hono'
import {
  callLimiter,
  clientNetwork,
  CodedError,
  type CallLimit,
  type CountCall,
  exceededJsonBound,
  type FindClientAddress,
  limitBody,
  tellCallsLeft,
  tellNoneLeft,
} from '#http'
import type { Config } from '#config'
import { apiError } from './calls/api-error.ts'
import { isPreflight } from './entrance/is-preflight.ts'
import { apiLimits } from './calls/api-limits.ts'
import { type Authenticate, mcpPath } from './api-keys/authenticate.ts'

const unpack = promisify(gunzip)

/** Limits of a request's body. */
export type BodyBounds = (typeof apiLimits)['account' | 'public' | 'mcp']

/**
 * Admits a call before its body is read: checks query, caller and rate limits. Returns the limits of the
 * body. Throws request/too-large, identity/signed-out, request/too-many.
 */
export type AdmitCall = (c: Context) => Promise<BodyBounds>

export function callAdmission(parts: {
  readonly authenticate: Authenticate
  readonly config: Pick<Config, 'hasRateLimits'>
  readonly findAddress: FindClientAddress
  readonly now: () => Date
}): AdmitCall {
  const { authenticate, config, findAddress, now } = parts
  const countAccount = callLimiter(apiLimits.callsPerAccount, now)
  const countKey = callLimiter(apiLimits.callsPerKey, now)
  const countClient = callLimiter(apiLimits.callsPerClient, now)
  return async (c) => {
    const { maxQueryBytes } = apiLimits
    const query = c.req.url.indexOf('?')
    if (query !== -1 && c.req.url.length - query > maxQueryBytes) {
      throw apiError('request/too-large', { maxQueryBytes })
    }
    const isMcp = c.req.path === mcpPath
    const [, , section = ''] = c.req.path.split('/', 3)
    if (!isPreflight(c) && (isMcp || accountSections.has(section))) {
      const { userId, key } = await authenticate(c.req.raw)
      if (config.hasRateLimits) {
        if (key) count(c, countKey, key.keyId, apiLimits.callsPerKey)
        else count(c, countAccount, userId, apiLimits.callsPerAccount)
      }
      return isMcp ? apiLimits.mcp : apiLimits.account
    }
    const client = clientNetwork(findAddress(c))
    if (config.hasRateLimits && client !== undefined) count(c, countClient, client, apiLimits.callsPerClient)
    return apiLimits.public
  }
}

/** Counts a call, and sets headers with the remaining calls. Throws request/too-many. */
function count(c: Context, countCall: CountCall, subject: string, limit: CallLimit): void {
  try {
    tellCallsLeft(c, countCall(subject))
  } catch (error) {
    if (error instanceof CodedError && error.retryAfterSeconds !== undefined)
      tellNoneLeft(c, limit, error.retryAfterSeconds)
    throw error
  }
}

/**
 * Returns the JSON text of a request's body, limited before parsing; undefined without a body. Throws
 * request/too-large, request/malformed, request/wrong-type.
 */
export async function readBounded(
  c: Context,
  { maxBytes, ...bounds }: BodyBounds,
): Promise<string | undefined> {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return undefined
  const encoding = c.req.header('content-encoding')?.toLowerCase() ?? 'identity'
  if (encoding !== 'gzip' && encoding !== 'identity') throw wrongType(c)
  let body: string | undefined
  await limitBody(maxBytes)(c, async () => {
    body = await read(c, { isPacked: encoding === 'gzip', maxBytes })
  })
  if (!body) return undefined
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? 'application/json'))
    throw wrongType(c)
  const exceeded = exceededJsonBound(body, bounds)
  if (exceeded) throw apiError('request/too-large', { [exceeded]: bounds[exceeded] })
  return body
}

/**
 * Reads a body. Throws request/malformed if the client has disconnected, or if a compressed body is invalid.
 */
async function read(
  c: Context,
  { isPacked, maxBytes }: { isPacked: boolean; maxBytes: number },
): Promise<string> {
  try {
    if (!isPacked) return await c.req.text()
    return (await unpack(await c.req.arrayBuffer(), { maxOutputLength: maxBytes })).toString()
  } catch (error) {
    if (error instanceof CodedError) throw error
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw apiError('request/too-large', { maxBytes })
    throw apiError('request/malformed')
  }
}

function wrongType(c: Context): CodedError {
  c.header('accept-encoding', 'gzip')
  c.header('accept', 'application/json')
  return apiError('request/wrong-type')
}

/** First path segments of calls that need an account, such as `teams`. */
const accountSections: ReadonlySet<string> = new Set(
  Object.values(contract)
    .flatMap((group) => Object.values(group))
    .map((call) => call['~orpc'])
    .filter(({ meta }) => meta.access !== 'anybody')
    .map(({ route }) => route.path?.split('/')[1] ?? ''),
)
