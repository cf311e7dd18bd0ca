import { contract } from '@costard/contract'
import { createORPCClient, ORPCError } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { QueryClient } from '@tanstack/react-query'

/** Gives the id token of whoever is signed in; the session module fills this in. */
let idToken: () => Promise<string | undefined> = async () => undefined

/** What to do when the API knows the caller no more, as when the session was ended elsewhere. */
let onSignedOut: () => Promise<unknown> = async () => undefined

export function callApiAs(token: typeof idToken, signedOut: typeof onSignedOut): void {
  idToken = token
  onSignedOut = signedOut
}

const link = new OpenAPILink(contract, {
  url: () => `${window.location.origin}/api`,
  headers: async () => {
    const token = await idToken()
    return token === undefined ? {} : { authorization: `Bearer ${token}` }
  },
  interceptors: [
    async ({ next }) => {
      try {
        return await next()
      } catch (error) {
        // Waited for, so that whoever is out sees the sign-in screen and not a failed call.
        if (codeOf(error) === 'identity/signed-out') await onSignedOut()
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
export const api: ContractRouterClient<typeof contract> = createORPCClient(link)

/** The same calls as TanStack Query options: `query.quotes.list.queryOptions({ input })`. */
export const query = createTanstackQueryUtils(api)

/** The contract's code of a failed call; undefined for anything else, such as a lost connection. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof ORPCError ? error.code : undefined
}

/** What a failed call says besides its code. */
export function detailOf(error: unknown): unknown {
  return error instanceof ORPCError ? error.data : undefined
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // An answer with a code will not change by asking again; a lost connection may.
      retry: (failures, error) => codeOf(error) === undefined && failures < 3,
    },
  },
})

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
