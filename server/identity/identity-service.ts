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
   * Returns what a stored account is worth now; that of another service is not known, and always good. tx: to read in a
   * transaction.
   */
  standingOf: (userId: string, tx?: Transaction) => Promise<Standing>
  /** Verifies an id token. Throws a CodedError; identity/token-expired if a new sign-in or token helps. */
  verifyIdToken: (idToken: string) => Promise<VerifiedIdToken>
  /** Handlers for the events this module publishes. */
  handlers: readonly EventHandler[]
  /** Public client configuration. */
  clientConfig: () => ClientConfig
  /** Deletes expired rows and rotates signing keys. Call it periodically. */
  cleanup: () => Promise<void>
}

interface AccountMethods {
  /** Does the same as requireCaller and reads something else in the same statement, such as what the caller may do. */
  requireCallerWith: (
    request: Request,
    reading: { readonly read: ReadWithCaller; readonly asked: string },
  ) => Promise<{ readonly caller: Caller; readonly read: string | null }>
  /** Decides whether a call may pass with this App Check token. */
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
  /** The address at which clients sign in: this origin, or another service. */
  identity: { kind: 'embedded' } | { kind: 'hosted'; apiUrl: string; tokenUrl: string; isGoogles: boolean }
}
