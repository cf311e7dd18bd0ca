import { contract } from '@costard/contract'
import { implement } from '@orpc/server'
import type { Context } from 'hono'
import type { FindClientAddress } from '#http'
import type { CallOrigin, CheckedCall, Front } from './checked-call.ts'

/** Context of every call besides its input. */
export interface CallContext extends CallOrigin {
  readonly front: Front
  /** Set when a call fails and it says when to try again: for the header Retry-After. */
  retryAfterSeconds?: number
}

const implementer = implement(contract).$context<CallContext>()

/** Puts what the contract states for a call before its handler. */
export const enforceFront = implementer.middleware(async ({ context, procedure, path, next }, input) => {
  const incoming = { operation: path.join('.'), meta: procedure['~orpc'].meta, input, origin: context }
  let call: CheckedCall | undefined
  const output = await context.front(incoming, async (checked) => {
    call = checked
    return (await next({ context: { call: checked } })).output
  })
  // Not handled again when it was answered before: nothing reads the context then.
  return { output, context: { call: call! } }
})

/** The contract as an oRPC implementer: handlers are attached to it, behind what the contract states for each call. */
export const api = implementer.use(enforceFront)

/** Where a call comes from, and what enforces its contract. */
export function contextOf(c: Context, findAddress: FindClientAddress, front: Front): CallContext {
  const requestId: unknown = c.get('requestId')
  return { request: c.req.raw, requestId, remoteAddress: findAddress(c) ?? '', front }
}
