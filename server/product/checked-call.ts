import type { CallMeta } from '@costard/contract'
import type { Database } from '#database'
import type { AuditedChange, AuditEntry, Change } from './audit/recorded-change.ts'
import type { ApiCaller } from './teams/memberships/api-caller.ts'
import type { Member } from './teams/memberships/member.ts'

/** The origin of a call. */
export interface CallOrigin {
  readonly request: Request
  /** Request id, address and more for the log. */
  readonly requestId: unknown
  readonly remoteAddress: string
}

/** A call of the contract before its input is validated. */
export interface IncomingCall {
  /** Name of the operation, such as `quotes.add`. */
  readonly operation: string
  readonly meta: CallMeta
  readonly input: unknown
  readonly origin: CallOrigin
}

/** Access to what the guard has checked. A property throws if the contract does not ask for it. */
export interface CheckedCall {
  /** Caller, if the contract requires signing in. */
  readonly caller: ApiCaller
  /** Member, if the contract requires a member of the team in the input. */
  readonly member: Member
  /** Open change, if the contract says that the call is recorded. */
  readonly change: Change
  /**
   * Opens the transaction of a prepared call, once, after the slow work. within: function to use in place of
   * a transaction of its own. repeats: parts of the request besides its input that the idempotency key
   * covers.
   */
  readonly record: <Result>(
    act: (change: Change) => Promise<Result>,
    given?: { readonly within?: Pick<Database, 'transaction'>; readonly repeats?: string },
  ) => Promise<Result>
  /**
   * Returns the audit entry for a prepared call whose change is one statement, which has to write the entry.
   * Undefined if the answer is stored for an idempotency key: the change then needs `record`.
   */
  readonly soleEntry: (change: AuditedChange) => AuditEntry | undefined
}

/**
 * Enforces the rules of the contract before the input of a call is validated: caller and permissions. A
 * recorded call is handled in a transaction with its audit entries, and once per idempotency key; a prepared
 * one opens this transaction itself, or makes its change in one statement with its audit entry. Throws
 * identity/signed-out, key/not-allowed, team/not-found, team/suspended, team/closed, team/not-allowed,
 * request/key-invalid, request/key-reused, request/answer-erased, plan/read-only; by an API key
 * plan/limit-reached.
 */
export type Guard = (
  call: IncomingCall,
  handle: (checked: CheckedCall) => Promise<unknown>,
) => Promise<unknown>
