import type { Hono } from 'hono'
import type { EventHandlers } from '#outbox'
import type { AppCheckClient } from './app-check/app-check.ts'
import type { Caller } from './sessions/caller.ts'
import type { AccountDescription } from './accounts/describe-account.ts'
import type { OwnSession } from './sessions/own-sessions.ts'
import type { VerifiedIdToken } from './sessions/verify-id-token.ts'

/** Who keeps the accounts, and what only this module itself can do with those it keeps. */
export type Identity = IdentityService & Partial<AccountMethods>
export type EmbeddedIdentity = IdentityService & AccountMethods

interface IdentityService {
  /** Every address of the wire, to be mounted at the root; none where another service keeps the accounts. */
  routes: Hono
  /** The account a request speaks for. Throws identity/signed-out (401), identity/unavailable (503). */
  requireCaller: (request: Request) => Promise<Caller>
  /** Who an id token speaks for. Throws a CodedError; identity/token-expired when signing in anew helps. */
  verifyIdToken: (idToken: string) => Promise<VerifiedIdToken>
  /** What to do about the events that this module publishes. */
  handlers: EventHandlers
  /** What a client must be configured with; public. */
  clientConfig: () => ClientConfig
  /** Removes what is too old to matter; to be called now and then. */
  cleanup: () => Promise<void>
}

interface AccountMethods {
  /** Where an account is signed in, the session used last first; Caller.sessionId is the one that asks. */
  listSessions: (userId: string) => Promise<OwnSession[]>
  /** Signs out one session, at once. Tells whether the account had it. */
  endSession: (userId: string, sessionId: string) => Promise<boolean>
  /** Signs out every session, or every other, at once. Throws identity/user-unknown. */
  endAllSessions: (userId: string, exceptSessionId?: string) => Promise<void>
  /** All that is kept about an account and means something to its owner. Throws identity/user-unknown. */
  describeAccount: (userId: string) => Promise<AccountDescription>
}

export interface ClientConfig extends Omit<AppCheckClient, 'appId'> {
  apiKey: string
  authDomain: string
  appId?: string
  /** Whether people may sign in with Microsoft. */
  microsoft: boolean
  /** Where clients sign in: at this very origin, or elsewhere. */
  identity: { kind: 'embedded' } | { kind: 'hosted'; apiUrl: string; tokenUrl: string; isGoogles: boolean }
}
