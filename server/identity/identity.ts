import type { Hono } from 'hono'
import type { Database } from '#database'
import type { Log } from '#http'
import type { Mailer } from '#mail'
import type { EventHandlers } from '#outbox'
import type { Sealer } from '#secrets'
import { createAppCheck, openAppCheckSecret, type AppCheckClient } from './app-check/app-check.ts'
import { openApiKey } from './api-key.ts'
import { requireCaller, type Caller } from './caller.ts'
import { describeAccount, type AccountDescription } from './describe-account.ts'
import { disableAccount, enableAccount } from './disable-account.ts'
import { createIdTokens } from './id-tokens.ts'
import { forgetOldCodes } from './one-time-codes.ts'
import { endAllSessions, endSession, listSessions, type OwnSession } from './own-sessions.ts'
import type { IdentityConfig } from './parts.ts'
import { createRateLimits, forgetOldAttempts } from './rate-limits.ts'
import { identityRoutes } from './routes.ts'
import { accountLinkHandlers } from './send-account-link.ts'
import { createMicrosoft } from './providers/microsoft.ts'
import { forgetOldSignIns } from './providers/provider-sign-ins.ts'
import { openSigningKeys } from './signing-keys.ts'
import { verifyIdToken, type VerifiedIdToken } from './verify-id-token.ts'

export { createHostedIdentity } from './hosted/hosted-identity.ts'
export type { Caller } from './caller.ts'
export type { AccountDescription } from './describe-account.ts'
export type { OwnSession } from './own-sessions.ts'
export type { IdentityConfig } from './parts.ts'
export type { VerifiedIdToken } from './verify-id-token.ts'

/** Who keeps the accounts, and what only this module itself can do with those it keeps. */
export type Identity = IdentityService & Partial<KeptAccounts>
export type EmbeddedIdentity = IdentityService & KeptAccounts

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
  tidy: () => Promise<void>
}

interface KeptAccounts {
  /** Where an account is signed in, the session used last first; Caller.sessionId is the one that asks. */
  listSessions: (userId: string) => Promise<OwnSession[]>
  /** Signs out one session, at once. Tells whether the account had it. */
  endSession: (userId: string, sessionId: string) => Promise<boolean>
  /** Signs out every session, or every other, at once. Throws identity/user-unknown. */
  endAllSessions: (userId: string, exceptSessionId?: string) => Promise<void>
  /** Keeps an account from being used and signs it out everywhere. Throws identity/user-unknown. */
  disableAccount: (userId: string) => Promise<void>
  /** Its owner may sign in again, anew. Throws identity/user-unknown. */
  enableAccount: (userId: string) => Promise<void>
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

interface IdentityParts {
  database: Database
  config: IdentityConfig
  sealer: Sealer
  mailer: Pick<Mailer, 'send'>
  log: Log
  now: () => Date
}

/** Opens the module; makes its key pair and API key at the first start. */
export async function createIdentity({
  database,
  config,
  sealer,
  mailer,
  log,
  now,
}: IdentityParts): Promise<EmbeddedIdentity> {
  const keys = await openSigningKeys({ database, sealer, log, now })
  await keys.rotate() // for servers that never run as long as it takes to be tidied
  const { apiKey, secret } = await database.transaction(async (tx) => ({
    apiKey: config.apiKey ?? (await openApiKey(tx, sealer)),
    secret: await openAppCheckSecret(tx, sealer),
  }))
  const { publicUrl, idTokenTtlSeconds: lifetimeSeconds, hasRateLimits: isOn } = config
  const idTokens = createIdTokens({ keys, publicUrl, lifetimeSeconds, now })
  const rateLimits = createRateLimits({ database, isOn, now })
  const appCheck = createAppCheck({ database, config, keys, rateLimits, secret, log, now })
  if (!isOn) log.warn('RATE_LIMITS is off: passwords can be guessed without end')
  const microsoft = config.microsoft && createMicrosoft({ settings: config.microsoft, log, now })
  void microsoft?.check()
  const parts = { database, config, sealer, idTokens, rateLimits, apiKey, microsoft, log, now }
  return {
    routes: identityRoutes(parts, keys, appCheck, log),
    requireCaller: (request) => requireCaller(parts, request),
    verifyIdToken: (idToken) => verifyIdToken(parts, idToken),
    listSessions: (userId) => listSessions(parts, userId),
    endSession: (userId, sessionId) => endSession(parts, userId, sessionId),
    endAllSessions: (userId, exceptSessionId) => endAllSessions(parts, userId, exceptSessionId),
    disableAccount: (userId) => disableAccount(parts, userId),
    enableAccount: (userId) => enableAccount(parts, userId),
    describeAccount: (userId) => describeAccount(parts, userId),
    handlers: accountLinkHandlers({ mailer, sealer, config, now }),
    clientConfig: () => ({
      apiKey,
      authDomain: new URL(publicUrl).host,
      ...appCheck.client,
      microsoft: microsoft !== undefined,
      identity: { kind: 'embedded' },
    }),
    tidy: async () => {
      await keys.rotate()
      await forgetOldCodes(database.orm, now())
      await forgetOldAttempts(database, now())
      await forgetOldSignIns(database.orm, now())
      await appCheck.tidy()
    },
  }
}
