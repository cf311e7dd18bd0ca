import { contract, type ErrorCode, errorCodes } from '@costard/contract'
import { OpenAPIGenerator } from '@orpc/openapi'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { ORPCError, type Router } from '@orpc/server'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono } from 'hono'
import type { Config } from '#config'
import { CodedError, type Log } from '#http'
import type { CallContext } from './api.ts'
import { docsRoutes } from './docs-routes.ts'

/** Our own API under /api: the contract's calls, the OpenAPI document and its readable page. */
export async function apiRoutes(
  router: Router<typeof contract, CallContext>,
  config: Pick<Config, 'publicUrl' | 'productName'>,
  log: Log,
): Promise<Hono> {
  const handler = new OpenAPIHandler(router, {
    clientInterceptors: [({ next }) => next().catch((error: unknown) => refuse(error, log))],
    customErrorResponseBodyEncoder: ({ code, message, data }) => ({
      error: { code, message, ...(data !== undefined && { detail: data }) },
    }),
  })
  const openApi = await openApiDocument(config)
  const routes = new Hono()
  routes.get('/api/openapi.json', (c) => c.json(openApi))
  routes.route('/api/docs', docsRoutes(config.productName))
  routes.use('/api/*', async (c, next) => {
    const context = { request: c.req.raw, remoteAddress: getConnInfo(c).remote.address ?? '' }
    const { matched, response } = await handler.handle(c.req.raw, { prefix: '/api', context })
    if (!matched) return next()
    c.res = new Response(response.body, response)
    c.header('Cache-Control', 'no-store')
    return undefined
  })
  return routes
}

/** Every failure leaves as one of the contract's codes; what none of them names is logged and told generically. */
function refuse(error: unknown, log: Log): never {
  if (error instanceof CodedError)
    throw new ORPCError(error.code, {
      status: error.status,
      message: error.message,
      data: error.detail,
      cause: error,
    })
  if (error instanceof ORPCError && error.code === 'BAD_REQUEST') {
    const issues = issuesOf(error.data)
    throw coded(issues ? 'request/invalid' : 'request/malformed', issues)
  }
  if (error instanceof ORPCError && error.status < 500) throw error
  log.error({ err: error }, 'a call of the product API failed')
  throw coded('server/failed', undefined)
}

function coded(code: ErrorCode, detail: unknown) {
  const { status, message } = errorCodes[code]
  return new ORPCError(code, { status, message, data: detail })
}

/** The contract's complaints about an input: where, and what is wrong there. */
function issuesOf(data: unknown): { path: string; message: string }[] | undefined {
  if (typeof data !== 'object' || data === null || !('issues' in data) || !Array.isArray(data.issues))
    return undefined
  return data.issues.map((issue: { path?: readonly PropertyKey[]; message: string }) => ({
    path: (issue.path ?? []).join('.'),
    message: issue.message,
  }))
}

function openApiDocument({ publicUrl, productName }: Pick<Config, 'publicUrl' | 'productName'>) {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  return generator.generate(contract, {
    info: {
      title: `${productName} Pro`,
      version: '1',
      description:
        'Teams, catalogs, customers and quotes. Sign in through the identity service and send its id token as a bearer token. ' +
        'Errors come as {"error": {"code", "message", "detail"}}: the code is the contract, the sentence is not.',
    },
    servers: [{ url: `${publicUrl}/api` }],
    components: { securitySchemes: { idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    security: [{ idToken: [] }],
  })
}
