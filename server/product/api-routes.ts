import type { contract } from '@costard/contract'
import { StandardOpenAPIHandler } from '@orpc/openapi/standard'
import type { Router } from '@orpc/server'
import { type Context, Hono } from 'hono'
import type { Config } from '#config'
import type { FindClientAddress, Log } from '#http'
import { type AdmitCall, type BodyBounds, readBounded } from './admit-call.ts'
import { answerOf } from './answer-of.ts'
import type { CallContext } from './api.ts'
import { errorBody, orpcError, throwApiError, withContractCodes } from './call-errors.ts'
import type { Front } from './front.ts'
import { docsRoutes } from './docs-routes.ts'
import { openApiDocument } from './open-api/open-api-document.ts'
import { runCall } from './run-call.ts'
import { unstorableTexts } from './unstorable-texts.ts'

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
      async ({ input, context, path, procedure }) => {
        context.operation = path.join('.')
        const issues = unstorableTexts(input)
        if (issues.length > 0) throw orpcError('request/invalid', issues)
        try {
          return await runCall({ procedure, path, input, context })
        } catch (error) {
          throwApiError(error, log, context)
        }
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

/** Where a call comes from, and what enforces its contract. */
export function contextOf(c: Context, findAddress: FindClientAddress, front: Front): CallContext {
  const requestId: unknown = c.get('requestId')
  return { request: c.req.raw, requestId, remoteAddress: findAddress(c) ?? '', front }
}
