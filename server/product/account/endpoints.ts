import type { contract } from '@costard/contract'
import type { Router } from '@orpc/server'
import { api, type CallContext } from '../api.ts'
import { apiError } from '../api-error.ts'
import type { ProductParts } from '../parts.ts'
import { describeAccount, exportAccount } from './describe-account.ts'

/** What people ask about their own account and the sign-in client can not tell. All need the caller alone. */
export function accountEndpoints(parts: ProductParts): Router<typeof contract.account, CallContext> {
  const { identity } = parts
  return {
    get: api.account.get.handler(async ({ context }) =>
      describeAccount(parts, await identity.requireCaller(context.request)),
    ),
    data: api.account.data.handler(async ({ context }) =>
      exportAccount(parts, await identity.requireCaller(context.request)),
    ),
    endSession: api.account.endSession.handler(async ({ context, input }) => {
      const caller = await identity.requireCaller(context.request)
      if (!identity.endSession) throw apiError('account/kept-elsewhere')
      const hadIt = await identity.endSession(caller.userId, input.sessionId)
      if (!hadIt) throw apiError('account/session-not-found')
      return null
    }),
    endSessions: api.account.endSessions.handler(async ({ context, input }) => {
      const caller = await identity.requireCaller(context.request)
      if (!identity.endAllSessions) throw apiError('account/kept-elsewhere')
      // A token that names no session could only keep all of them or none.
      if (input.keepsThis && caller.sessionId === undefined) throw apiError('account/session-not-found')
      await identity.endAllSessions(caller.userId, input.keepsThis ? caller.sessionId : undefined)
      return null
    }),
  }
}
