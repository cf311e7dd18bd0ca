import type { contract } from '@costard/contract'
import type { Router } from '@orpc/server'
import { Hono } from 'hono'
import type { Config } from '#config'
import { fixedAnswer, type FindClientAddress, type Log } from '#http'
import { type AdmitCall, type BodyBounds, readBounded } from '../admit-call.ts'
import { answerOf } from './answer-of.ts'
import { type CallContext, contextOf } from '../api.ts'
import { asApiError, errorBody, requireStorable, withContractCodes } from '../call-errors.ts'
import { callFinder } from './find-call.ts'
import type { Front } from '../checked-call.ts'
import { docsRoutes } from './docs-routes.ts'
import { openApiDocument } from '../open-api/open-api-document.ts'
import { runCall } from './run-call.ts'

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
  const find = callFinder(router)
  const openApi = await openApiDocument(config)
  const calls = new Hono<Admitted>().use('/api/*', async (c, next) => {
    c.header('cache-control', 'no-store')
    c.set('bodyBounds', await withContractCodes(() => admit(c)))
    await next()
  })
  calls.get(
    '/api/openapi.json',
    fixedAnswer(JSON.stringify(openApi), {
      type: 'application/json; charset=utf-8',
      cacheControl: 'public, no-cache',
    }),
  )
  calls.route('/api/docs', docsRoutes(config.productName))
  for (const route of streamed) calls.route('/', route)
  calls.use('/api/*', async (c, next) => {
    const text = await withContractCodes(() => readBounded(c, c.get('bodyBounds')))
    const found = await find(c.req.method, c.req.url)
    if (!found) return next()
    const { path, procedure, readInput } = found
    c.set('operation', path.join('.'))
    const context = contextOf(c, findAddress, front)
    try {
      const input = await readInput(text)
      requireStorable(input)
      const body = await runCall({ procedure, path, input, context })
      return answerOf(c, { status: procedure['~orpc'].route.successStatus ?? 200, body })
    } catch (error) {
      const failed = asApiError(error, log, context)
      const { retryAfterSeconds } = context
      if (retryAfterSeconds !== undefined) c.header('retry-after', String(retryAfterSeconds))
      return answerOf(c, { status: failed.status, body: { error: errorBody(failed) } })
    }
  })
  return new Hono().route('/', calls)
}
