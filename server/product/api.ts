import { contract } from '@costard/contract'
import { implement } from '@orpc/server'

/** What every call of our own API is handed besides its input. */
export interface CallContext {
  readonly request: Request
  /** For the log. */
  readonly requestId: unknown
  readonly remoteAddress: string
}

/** The contract, waiting for its handlers. */
export const api = implement(contract).$context<CallContext>()
