import { contract } from '@costard/contract'
import { implement } from '@orpc/server'

/** Context passed to every handler besides its input. */
export interface CallContext {
  readonly request: Request
  /** For the log. */
  readonly requestId: unknown
  readonly remoteAddress: string
}

/** The contract as an oRPC implementer: handlers are attached to it. */
export const api = implement(contract).$context<CallContext>()
