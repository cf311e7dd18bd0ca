import { contract, type ErrorCode, errorCodes } from '@costard/contract'
import { StandardOpenAPIHandler } from '@orpc/openapi/standard'
import { ORPCError, type Router } from '@orpc/server'
import { type Context, Hono } from 'hono'
import type { Config } from '#config'
import { databaseRetrySeconds, isDatabaseUnavailable } from '#database'
import { CodedError, type FindClientAddress, type Log } from '#http'
import { type AdmitCall, type BodyBounds, readBounded } from './admit-call.ts'
import { answerOf } from './answer-of.ts'
import type { CallContext } from './api.ts'
import { apiError } from './api-error.ts'
import { apiLimits } from './api-limits.ts'
import type { Front } from './front.ts'
import { docsRoutes } from './docs-routes.ts'
import { openApiDocument } from './open-api/open-api-document.ts'
import { type Issue, issueOf, unstorableTexts } from './unstorable-texts.ts'

/** Streamed answers and those written once have routes of their own. */
type AnsweredCalls = Omit<
  typeof contract,
  'account' | 'catalogs' | 'customers' | 'attachments' | 'teamArchives'
> & {
  account: Omit<typeof contract.account, 'data'>
  catalogs: Omit<typeof contract.catalogs, 'get'>
  teamArchives: Omit<typeof contract.teamArchives, 'content'>
  customers: Omit<typeof contract.customers, 'data'>
  attachments: Omit<typeof contract.attachments, 'add' | 'content'>
}

interface Admitted {
  readonly Variables: { bodyBounds: BodyBounds; operation: string | undefined }
}

/** Routes under /api: the calls of the contract, the OpenAPI document and Swagger UI. */
export async function apiRoutes(parts: {
  readonly router: Router<AnsweredCalls, CallContext>
  /** Routes of the calls that the router does not answer. */
  readonly streamed: readonly Hono[]
  readonly config: Pick<Config, 'publicUrl' | 'productName'>
  readonly admit: AdmitCall
  readonly front: Front
  readonly findAddress: FindClientAddress
  readonly log: Log
}): Promise<Hono> {
  const { router, streamed, config, admit, front, findAddress, log } = parts
  const handler = new StandardOpenAPIHandler(router, {
    clientInterceptors: [
      async ({ next, input, context, path }) => {
        context.operation = path.join('.')
        const issues = unstorableTexts(input)
        if (issues.length > 0) throw orpcError('request/invalid', issues)
        return next().catch((error: unknown) => throwApiError(error, log, context))
      },
    ],
    customErrorResponseBodyEncoder: (error) => ({ error: errorBody(error, log) }),
  })
  const openApi = await openApiDocument(config)
  const routes = new Hono()
  routes.get('/api/openapi.json', (c) => c.json(openApi))
  routes.route('/api/docs', docsRoutes(config.productName))
  const calls = new Hono<Admitted>().use('/api/*', async (c, next) => {
    c.header('cache-control', 'no-store')
    c.set('bodyBounds', await withContractCodes(() => admit(c)))
    await next()
  })
  for (const route of streamed) calls.route('/', route)
  calls.use('/api/*', async (c, next) => {
    const context = contextOf(c, findAddress, front)
    const text = await withContractCodes(() => readBounded(c, c.get('bodyBounds')))
    // Without a Request and a Response of its own, which take as long as the rest of a small call.
    const { method, url } = c.req
    const body = async (): Promise<unknown> => (text ? JSON.parse(text) : undefined)
    const request = { method, url: new URL(url), headers: {}, body, signal: undefined }
    const { matched, response } = await handler.handle(request, { prefix: '/api', context })
    if (!matched) return next()
    c.set('operation', context.operation)
    const { retryAfterSeconds } = context
    if (retryAfterSeconds !== undefined) c.header('retry-after', String(retryAfterSeconds))
    return answerOf(c, response)
  })
  return routes.route('/', calls)
}

function contextOf(c: Context, findAddress: FindClientAddress, front: Front): CallContext {
  const requestId: unknown = c.get('requestId')
  return { request: c.req.raw, requestId, remoteAddress: findAddress(c) ?? '', front }
}

/** Gives errors of other modules the message of the contract. */
async function withContractCodes<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof CodedError) || !Object.hasOwn(errorCodes, error.code)) throw error
    throw apiError(error.code as ErrorCode, error.detail, error.retryAfterSeconds) // found among the codes
  }
}

/** Maps every error to a code of the contract. Unknown errors are logged and become server/failed. */
function throwApiError(error: unknown, log: Log, context: CallContext): never {
  if (error instanceof CodedError) {
    const { code, status, message, detail, retryAfterSeconds } = error
    if (retryAfterSeconds !== undefined) context.retryAfterSeconds = retryAfterSeconds
    throw new ORPCError(code, { status, message, data: detail, cause: error })
  }
  if (isDatabaseUnavailable(error)) {
    context.retryAfterSeconds = databaseRetrySeconds
    throw orpcError('server/unavailable')
  }
  const issues = error instanceof ORPCError && error.code === 'BAD_REQUEST' && issuesOf(error.data)
  if (issues) throw orpcError('request/invalid', issues)
  log.error({ error, requestId: context.requestId }, 'API call failed')
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
  return { code, message, ...(isShort(detail) && { detail }) }
}

function isShort(detail: unknown): boolean {
  return detail !== undefined && JSON.stringify(detail).length <= apiLimits.maxDetail
}

function orpcError(code: ErrorCode, detail?: unknown): ORPCError<ErrorCode, unknown> {
  const { status, message } = errorCodes[code]
  return new ORPCError(code, { status, message, data: detail })
}

/** Returns the validation issues of an input with path and message. */
function issuesOf(data: unknown): Issue[] | undefined {
  if (typeof data !== 'object' || data === null || !('issues' in data) || !Array.isArray(data.issues))
    return undefined
  const issues: { path?: readonly PropertyKey[]; message: string }[] = data.issues.slice(
    0,
    apiLimits.maxIssues,
  )
  return issues.map(({ path = [], message }) => issueOf(path, message))
}
