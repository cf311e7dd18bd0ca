import { contract, type ErrorCode, errorCodes } from '@costard/contract'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { ORPCError, type Router } from '@orpc/server'
import { type Context, Hono } from 'hono'
import type { Config } from '#config'
import { clientAddressFinder, CodedError, type FindClientAddress, type Log } from '#http'
import type { CallContext } from './api.ts'
import { docsRoutes } from './docs-routes.ts'
import { openApiDocument } from './open-api-document.ts'
import { type Issue, unstorableTexts } from './unstorable-texts.ts'

/** Our own API under /api: the contract's calls, the OpenAPI document and its readable page. */
export async function apiRoutes(
  router: Router<typeof contract, CallContext>,
  config: Pick<Config, 'publicUrl' | 'productName' | 'trustedProxies'>,
  log: Log,
): Promise<Hono> {
  const handler = new OpenAPIHandler(router, {
    clientInterceptors: [
      async ({ next, input, context }) => {
        const issues = unstorableTexts(input)
        if (issues.length > 0) throw coded('request/invalid', issues)
        return next().catch((error: unknown) => refuse(error, log, context))
      },
    ],
    customErrorResponseBodyEncoder: (error) => ({ error: wordsOf(error, log) }),
  })
  const openApi = await openApiDocument(config)
  const findAddress = clientAddressFinder(config.trustedProxies)
  const routes = new Hono()
  routes.get('/api/openapi.json', (c) => c.json(openApi))
  routes.route('/api/docs', docsRoutes(config.productName))
  routes.use('/api/*', async (c, next) => {
    const context = contextOf(c, findAddress)
    const { matched, response } = await handler.handle(c.req.raw, { prefix: '/api', context })
    if (!matched) return next()
    c.header('cache-control', 'no-store')
    return c.newResponse(response.body, response)
  })
  return routes
}

function contextOf(c: Context, findAddress: FindClientAddress): CallContext {
  const requestId: unknown = c.get('requestId')
  return { request: c.req.raw, requestId, remoteAddress: findAddress(c) ?? '' }
}

/** Every failure leaves as one of the contract's codes; what none of them names is logged and told generically. */
function refuse(error: unknown, log: Log, { requestId }: CallContext): never {
  if (error instanceof CodedError) {
    const { code, status, message, detail } = error
    throw new ORPCError(code, { status, message, data: detail, cause: error })
  }
  const issues = error instanceof ORPCError && error.code === 'BAD_REQUEST' && issuesOf(error.data)
  if (issues) throw coded('request/invalid', issues)
  log.error({ error, requestId }, 'a call of the product API failed')
  throw coded('server/failed')
}

/** What is wrong, as the contract words it. Called with the library's own codes for what went wrong around a call. */
function wordsOf(error: ORPCError<string, unknown>, log: Log): object {
  if (error.code === 'BAD_REQUEST') return wordsOf(coded('request/malformed'), log)
  if (error.code === 'INTERNAL_SERVER_ERROR') {
    log.error({ error }, 'an answer of the product API could not be written')
    return wordsOf(coded('server/failed'), log)
  }
  const { code, data: detail } = error
  // A module below may throw a code alone: its sentence is the contract's, too.
  const { message } = Object.hasOwn(errorCodes, code) ? errorCodes[code as ErrorCode] : error
  return { code, message, ...(detail !== undefined && { detail }) }
}

function coded(code: ErrorCode, detail?: unknown): ORPCError<ErrorCode, unknown> {
  const { status, message } = errorCodes[code]
  return new ORPCError(code, { status, message, data: detail })
}

/** The contract's complaints about an input: where, and what is wrong there. */
function issuesOf(data: unknown): Issue[] | undefined {
  if (typeof data !== 'object' || data === null || !('issues' in data) || !Array.isArray(data.issues))
    return undefined
  return data.issues.map((issue: { path?: readonly PropertyKey[]; message: string }) => ({
    path: (issue.path ?? []).map(String).join('.'),
    message: issue.message,
  }))
}
