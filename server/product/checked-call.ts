import type { CallMeta } from '@costard/contract'
import type { Database } from '#database'
import type { AuditedChange, AuditEntry, Change } from './audit/recorded-change.ts'
import type { ApiCaller } from './teams/memberships/api-caller.ts'
import type { Member } from './teams/memberships/member.ts'

/** The origin of a call. */
export interface CallOrigin {
  readonly request: Request
  /** For the log. */
  readonly requestId: unknown
  readonly remoteAddress: string
}

/** A call of the contract as it arrives: its input is not validated yet. */
export interface IncomingCall {
  /** Name of the operation, such as `quotes.add`. */
  readonly operation: string
  readonly meta: CallMeta
  readonly input: unknown
  readonly origin: CallOrigin
}

/**
 * Facts that the contract states for a call, enforced. A property throws when the contract does not state it.
 */
export interface CheckedCall {
  /** The contract says who has to be signed in. */
  readonly caller: ApiCaller
  /** The contract asks for a member of the team in the input. */
  readonly member: Member
  /** The contract says that the call is recorded. */
  readonly change: Change
  /**
   * The contract says that the call is prepared: opens the transaction, once, after the slow work. within: another way
   * to run it than in a transaction of its own. repeats: what the request consists of besides its input, for the
   * idempotency key.
   */
  readonly record: <Result>(
    act: (change: Change) => Promise<Result>,
    given?: { readonly within?: Pick<Database, 'transaction'>; readonly repeats?: string },
  ) => Promise<Result>
  /**
   * The contract says that the call is prepared: returns the audit entry of a change that is one statement, which has
   * to write it. Undefined if the answer is stored for an idempotency key: then the change needs `record`.
   */
  readonly soleEntry: (change: AuditedChange) => AuditEntry | undefined
}

/**
 * Enforces what the contract states for a call before its input is validated: who makes it and what they may do.
 * A recorded call is handled in a transaction with its audit entries, and once for each idempotency key; a prepared one
 * opens that transaction itself, or makes its change in one statement with its audit entry.
 * Throws identity/signed-out, key/not-allowed, team/not-found, team/suspended, team/closed, team/not-allowed, request/key-invalid,
 * request/key-reused, request/answer-erased, plan/read-only; by an API key plan/limit-reached.
 */
export type Guard = (
  call: IncomingCall,
  handle: (checked: CheckedCall) => Promise<unknown>,
) => Promise<unknown>
