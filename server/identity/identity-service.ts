import type { Hono } from 'hono'
import type { Transaction } from '#database'
import type { EventHandler } from '#outbox'
import type { Standing } from './accounts/standing.ts'
import type { AppCheckClient } from './app-check/app-check.ts'
import type { Caller } from './sessions/caller.ts'
import type { AccountDescription } from './accounts/describe-account.ts'
import type { OwnSession } from './sessions/own-sessions.ts'
import type { ReadWithCaller } from './sessions/caller-store.ts'
import type { VerifiedIdToken } from './sessions/verify-id-token.ts'

/** The identity service; with AccountMethods if this server stores the accounts. */
export type Identity = IdentityService & Partial<AccountMethods>
export type EmbeddedIdentity = IdentityService & AccountMethods

interface IdentityService {
  /** All wire routes, to be mounted at the root. Empty if another service stores the accounts. */
  routes: Hono
  /** Returns the account that sent a request. Throws identity/signed-out (401), identity/unavailable (503). */
  requireCaller: (request: Request) => Promise<Caller>
  /**
   * Returns the current standing of a stored account; accounts of another service always count as good. tx:
   * transaction to read in.
   */
  standingOf: (userId: string, tx?: Transaction) => Promise<Standing>
  /**
   * Verifies an id token. Throws a CodedError: identity/token-expired if a new sign-in or token would help.
   */
  verifyIdToken: (idToken: string) => Promise<VerifiedIdToken>
  /** Handlers for the events this module publishes. */
  handlers: readonly EventHandler[]
  /** Public client configuration. */
  clientConfig: () => ClientConfig
  /** Deletes expired rows and rotates signing keys. Call it periodically. */
  cleanup: () => Promise<void>
}

interface AccountMethods {
  /** Like requireCaller, and reads further data in the same statement, such as the caller's membership. */
  requireCallerWith: (
    request: Request,
    reading: { readonly read: ReadWithCaller; readonly asked: string },
  ) => Promise<{ readonly caller: Caller; readonly read: string | null }>
  /** Resolves to true if a call with this App Check token is allowed. */
  attest: (token: string | undefined) => Promise<boolean>
  /** Returns the active sessions, most recently used first. Caller.sessionId is the current one. */
  listSessions: (userId: string) => Promise<OwnSession[]>
  /** Ends one session immediately. Returns whether the account had it. */
  endSession: (userId: string, sessionId: string) => Promise<boolean>
  /** Ends all sessions immediately, or all but one. Throws identity/user-unknown. */
  endAllSessions: (userId: string, exceptSessionId?: string) => Promise<void>
  /** Returns everything stored about an account that its owner may see. Throws identity/user-unknown. */
  describeAccount: (userId: string) => Promise<AccountDescription>
}

export interface ClientConfig extends Omit<AppCheckClient, 'appId'> {
  apiKey: string
  authDomain: string
  appId?: string
  /** True if sign-in with Microsoft is configured. */
  microsoft: boolean
  /** Address for sign-in calls of clients: this origin, or another service. */
  identity: { kind: 'embedded' } | { kind: 'hosted'; apiUrl: string; tokenUrl: string; isGoogles: boolean }
}
