import type { ContractCall } from '@costard/contract'
import { type Context, Hono } from 'hono'
import type { Config } from '#config'
import { apiError } from '../calls/api-error.ts'
import { atFirstCall, challenge, fixedAnswer, problemType, type FindClientAddress, type Log } from '#http'
import { type AdmitCall, type BodyBounds, readBounded } from '../admit-call.ts'
import { contextOf, type RunCall } from '../answers.ts'
import { asApiError, refusalBody, withContractCodes } from '../call-errors.ts'
import { answerOf } from './answer-of.ts'
import type { LogApiRefusal } from './log-api-refusal.ts'
import { docsRoutes } from './docs-routes.ts'
import { statusOf } from './if-match.ts'
import { problemsPage } from './problems-page.ts'
import { methodsOf } from './methods-of.ts'
import { readInput } from './read-input.ts'
import type { ShareWithSites } from './share-with-sites.ts'

interface Admitted {
  /** operation: name for the metrics. */
  readonly Variables: { bodyBounds: BodyBounds; operation: string }
}

/** Routes under /api: the calls of the contract, the OpenAPI document and Swagger UI. */
export function apiRoutes({
  calls,
  run,
  config,
  admit,
  sites,
  findAddress,
  logRefusal,
  log,
}: {
  readonly calls: readonly ContractCall[]
  readonly run: RunCall
  readonly config: Pick<Config, 'publicUrl' | 'productName' | 'supportEmail'>
  readonly admit: AdmitCall
  readonly sites: ShareWithSites
  readonly findAddress: FindClientAddress
  readonly logRefusal: LogApiRefusal
  readonly log: Log
}): Hono {
  async function answer(c: Context<Admitted>, call: ContractCall): Promise<Response> {
    const context = contextOf(c, findAddress)
    c.set('operation', call.operation)
    try {
      const text = call.takesFile ? undefined : await readBounded(c, c.get('bodyBounds'))
      const body = await run(call, readInput(c, call, text), context)
      return body instanceof Response ? body : answerOf(c, { status: call.status, body })
    } catch (error) {
      const failed = asApiError(error, log, context)
      await logRefusal(c, failed)
      if (failed.status === 401) c.header('www-authenticate', challenge(c.req.header('authorization')))
      if (failed.retryAfterSeconds !== undefined) c.header('retry-after', String(failed.retryAfterSeconds))
      const status = statusOf(c, failed)
      return answerOf(c, { status, body: refusalBody(failed, context, status), type: problemType })
    }
  }

  const routes = new Hono<Admitted>().use('/api/*', sites.share).use('/api/*', async (c, next) => {
    c.header('cache-control', 'no-store')
    try {
      c.set('bodyBounds', await withContractCodes(() => admit(c)))
    } catch (error) {
      await logRefusal(c, error)
      throw error
    }
    await next()
  })
  routes.get(
    '/api/openapi.json',
    atFirstCall(async () => {
      const { openApiDocument } = await import('../open-api/open-api-document.ts')
      const type = 'application/json; charset=utf-8'
      return fixedAnswer(JSON.stringify(await openApiDocument(config)), {
        type,
        cacheControl: 'public, no-cache',
      })
    }),
  )
  routes.route('/api/docs', docsRoutes(config.productName))
  routes.get('/api/problems', problemsPage(config.productName))
  for (const call of calls.toSorted(literalFirst))
    routes.on(call.method, pathOf(call), (c) => answer(c, call))
  for (const [path, same] of Map.groupBy(calls.toSorted(literalFirst), pathOf))
    routes.all(path, (c) => {
      c.header('allow', methodsOf(same).join(', '))
      if (c.req.method === 'OPTIONS') return sites.answerOptions(c, same)
      throw apiError('request/wrong-method')
    })
  return new Hono().route('/', routes)
}

function pathOf({ address }: ContractCall): string {
  return `/api${address.replaceAll(/\{(\w+)\}/g, ':$1')}`
}

/** Sorted, so that `/quotes/by-id` is found before `/quotes/{quoteId}`. */
function literalFirst(one: ContractCall, other: ContractCall): number {
  return Number(placesLast(one) > placesLast(other)) - Number(placesLast(one) < placesLast(other))
}

/** Replaces parameters in a path by a sign that sorts behind all letters. */
function placesLast({ address }: ContractCall): string {
  return address.replaceAll(/\{\w+\}/g, '~')
}
