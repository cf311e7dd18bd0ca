import type { contract } from '@costard/contract'
import { createORPCClient, ORPCError } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import routes from 'virtual:api-routes'
import { besideNetwork } from './beside-network.ts'
import { caller } from './caller.ts'
import { codeOf } from './error-code.ts'
import { noteServerTime } from './server-clock.ts'

/** Options of a single call. */
export interface CallOptions {
  /** A repeated call with the same key and input gets the response of the first. */
  readonly idempotencyKey?: string
  /** The call sends work that waited on this device, so it is not queued again. */
  readonly isQueued?: true
}

const link = new OpenAPILink<CallOptions>(routes, {
  url: () => `${window.location.origin}/api`,
  headers: async ({ context: { idempotencyKey } }) => {
    const token = await caller.idToken()
    return {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    }
  },
  fetch: async (request, init) => {
    const response = await fetch(request, { ...init, signal: withTimeOut(request.signal) })
    noteServerTime(response.headers.get('date'))
    return plainJson(response)
  },
  interceptors: [
    async ({ next, path, ...options }) => {
      const { input, context } = options
      const { idempotencyKey, isQueued = false } = context
      const call = { name: path.join('.'), input, idempotencyKey, isQueued }
      if (!besideNetwork.answer) return next()
      return besideNetwork.answer(call, (asked) => next({ ...options, path, input: asked }))
    },
    async ({ next }) => {
      try {
        return await next()
      } catch (error) {
        // Awaited, so that a signed-out user sees the sign-in screen instead of a failed call.
        if (codeOf(error) === 'identity/signed-out') await caller.onSignedOut()
        throw error
      }
    },
  ],
  customErrorResponseBodyDecoder: (body, { status }) => {
    const error = errorIn(body)
    return (
      error &&
      new ORPCError(error.code, { status, message: error.message, data: error.detail, defined: true })
    )
  },
})

/** Our own API, typed by its contract. Failures are thrown as errors with the contract's `code`. */
export const api: ContractRouterClient<typeof contract, CallOptions> = createORPCClient(link)

/** API calls as TanStack Query options: `query.quotes.list.queryOptions({ input })`. */
export const query = createTanstackQueryUtils(api)

/** Time-outs of a call: spec 9. Milliseconds. */
const timeOutMs = { online: 30_000, offline: 5000 }

function withTimeOut(signal: AbortSignal): AbortSignal {
  const afterMs = navigator.onLine ? timeOutMs.online : timeOutMs.offline
  return AbortSignal.any([signal, AbortSignal.timeout(afterMs)])
}

/** The link reads only application/json, and refusals are application/problem+json. */
function plainJson(response: Response): Response {
  if (response.headers.get('content-type') !== 'application/problem+json') return response
  const headers = new Headers(response.headers)
  headers.set('content-type', 'application/json')
  return new Response(response.body, { status: response.status, headers })
}

function errorIn(body: unknown): { code: string; message: string; detail?: unknown } | undefined {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined
  if (typeof error !== 'object' || error === null || !('code' in error) || typeof error.code !== 'string')
    return undefined
  return {
    code: error.code,
    message: 'message' in error && typeof error.message === 'string' ? error.message : error.code,
    ...('detail' in error && { detail: error.detail }),
  }
}
