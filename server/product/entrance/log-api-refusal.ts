import type { ErrorCode } from '@costard/contract'
import type { Context } from 'hono'
import { clientNetwork, CodedError, type FindClientAddress, loggedPath, type LogRefusal } from '#http'
import type { Authenticate } from '../api-keys/authenticate.ts'

/** Logs an error if it means a missing right. */
export type LogApiRefusal = (c: Context, error: unknown) => Promise<void>

/** Code for callers who are not members of the team. */
const foreignTeam: ErrorCode = 'team/not-found'

export function apiRefusals({
  authenticate,
  findAddress,
  logRefusal,
}: {
  readonly authenticate: Authenticate
  readonly findAddress: FindClientAddress
  readonly logRefusal: LogRefusal
}): LogApiRefusal {
  return async (c, error) => {
    if (!(error instanceof CodedError)) return
    const { status, code: reason } = error
    if (status !== 401 && status !== 403 && reason !== foreignTeam) return
    const account = status === 401 ? undefined : await accountOf(c.req.raw)
    const { method, path } = c.req
    const client = clientNetwork(findAddress(c))
    const requestId: unknown = c.get('requestId')
    logRefusal({ kind: 'call refused', reason, method, path: loggedPath(path), account, client, requestId })
  }

  async function accountOf(request: Request): Promise<string | undefined> {
    // Undefined for a call without an account, such as one through the link of a quote.
    if (!request.headers.has('authorization')) return undefined
    return authenticate(request).then(
      ({ userId }) => userId,
      () => undefined,
    )
  }
}
