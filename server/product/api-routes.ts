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

/** Routes under /api: the calls of the contract, the OpenAPI document and Swagger UI. */
export async function apiRoutes(
  router: Router<typeof contract, CallContext>,
  config: Pick<Config, 'publicUrl' | 'productName' | 'trustedProxies'>,
  log: Log,
): Promise<Hono> {
  const handler = new OpenAPIHandler(router, {
    clientInterceptors: [
      async ({ next, input, context }) => {
        const issues = unstorableTexts(input)
        if (issues.length > 0) throw orpcError('request/invalid', issues)
        return next().catch((error: unknown) => throwApiError(error, log, context))
      },
    ],
    customErrorResponseBodyEncoder: (error) => ({ error: errorBody(error, log) }),
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

/** Maps every error to a code of the contract. Unknown errors are logged and become server/failed. */
function throwApiError(error: unknown, log: Log, { requestId }: CallContext): never {
  if (error instanceof CodedError) {
    const { code, status, message, detail } = error
    throw new ORPCError(code, { status, message, data: detail, cause: error })
  }
  const issues = error instanceof ORPCError && error.code === 'BAD_REQUEST' && issuesOf(error.data)
  if (issues) throw orpcError('request/invalid', issues)
  log.error({ error, requestId }, 'API call failed')
  throw orpcError('server/failed')
}

/** Returns the error body. oRPC passes its own codes for errors outside a handler. */
function errorBody(error: ORPCError<string, unknown>, log: Log): object {
  if (error.code === 'BAD_REQUEST') return errorBody(orpcError('request/malformed'), log)
  if (error.code === 'INTERNAL_SERVER_ERROR') {
    log.error({ error }, 'API response could not be serialised')
    return errorBody(orpcError('server/failed'), log)
  }
  const { code, data: detail } = error
  // Errors of other modules get the message of the contract.
  const { message } = Object.hasOwn(errorCodes, code) ? errorCodes[code as ErrorCode] : error
  return { code, message, ...(detail !== undefined && { detail }) }
}

function orpcError(code: ErrorCode, detail?: unknown): ORPCError<ErrorCode, unknown> {
  const { status, message } = errorCodes[code]
  return new ORPCError(code, { status, message, data: detail })
}

/** Returns the validation issues of an input with path and message. */
function issuesOf(data: unknown): Issue[] | undefined {
  if (typeof data !== 'object' || data === null || !('issues' in data) || !Array.isArray(data.issues))
    return undefined
  return data.issues.map((issue: { path?: readonly PropertyKey[]; message: string }) => ({
    path: (issue.path ?? []).map(String).join('.'),
    message: issue.message,
  }))
}
