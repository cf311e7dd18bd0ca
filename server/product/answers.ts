import type { ContractCall } from '@costard/contract'
import type { ContractProcedure, InferSchemaInput, InferSchemaOutput } from '@orpc/contract'
import type { Context } from 'hono'
import type { FindClientAddress } from '#http'
import type { CallOrigin, CheckedCall } from './checked-call.ts'

/** Context of an answer, in addition to the input of its call. */
export interface CallContext extends CallOrigin {
  /** The request, for calls whose body or answer is not JSON. */
  readonly http: Context
}

interface Asked<Input> {
  readonly input: Input
  readonly context: CallContext & { readonly call: CheckedCall }
}

/**
 * Function that answers a call of the contract after the checks of the contract. A returned Response is sent
 * unchanged.
 */
export type Answer<Call> =
  Call extends ContractProcedure<infer Input, infer Output, infer _Errors, infer _Meta>
    ? (
        asked: Asked<InferSchemaOutput<Input>>,
      ) => InferSchemaInput<Output> | Response | Promise<InferSchemaInput<Output> | Response>
    : never

/** The answers to all calls of a group. */
export type Answers<Calls> = { readonly [Name in keyof Calls]: Answer<Calls[Name]> }

/**
 * Runs a call: validates its input after the guard's checks, and its output inside the guard's transaction.
 */
export type RunCall = (call: ContractCall, input: unknown, context: CallContext) => Promise<unknown>

/** The origin of a call. */
export function contextOf(c: Context, findAddress: FindClientAddress): CallContext {
  const requestId: unknown = c.get('requestId')
  return { http: c, request: c.req.raw, requestId, remoteAddress: findAddress(c) ?? '' }
}
