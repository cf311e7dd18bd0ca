import { randomBytes } from 'node:crypto'
import type { Database } from '#database'
import { createRefusalLog, type Log } from '#http'
import type { Mailer } from '#mail'
import { getSecret, type Sealer } from '#secrets'
import { allInTurn } from '../each-on-its-own.ts'
import { createAppCheck, openAppCheckSecret } from './app-check/app-check.ts'
import { openApiKey } from './api-key.ts'
import { requireCaller, requireCallerWith } from './sessions/caller.ts'
import { describeAccount } from './accounts/describe-account.ts'
import { createIdTokens } from './tokens/id-tokens.ts'
import type { EmbeddedIdentity } from './identity-service.ts'
import { standingOf } from './accounts/standing.ts'
import { removeIdleGuests } from './accounts/remove-idle-guests.ts'
import { deleteExpiredCodes } from './mailed-links/one-time-code-store.ts'
import { endAllSessions, endSession, listSessions } from './sessions/own-sessions.ts'
import type { IdentityConfig } from './parts.ts'
import { deleteExpiredLimits } from './limits/rate-limit-store.ts'
import { createRateLimits } from './limits/rate-limits.ts'
import { identityRoutes } from './routes.ts'
import { accountLinkHandlers } from './mailed-links/send-account-link.ts'
import { createMicrosoft } from './providers/microsoft.ts'
import { deleteExpiredSignIns } from './providers/provider-sign-in-store.ts'
import { deleteExpiredPendingTokens } from './providers/used-pending-tokens-store.ts'
import { deleteOldSessions } from './sessions/session-store.ts'
import { openSigningKeys } from './keys/signing-keys.ts'
import { verifyIdToken } from './sessions/verify-id-token.ts'

export { createHostedIdentity } from './hosted/hosted-identity.ts'
export type { Caller } from './sessions/caller.ts'
export type { AccountDescription } from './accounts/describe-account.ts'
export type { ClientConfig, EmbeddedIdentity, Identity } from './identity-service.ts'
export type { ReadWithCaller } from './sessions/caller-store.ts'
export type { OwnSession } from './sessions/own-sessions.ts'
export type { IdentityConfig } from './parts.ts'
export type { VerifiedIdToken } from './sessions/verify-id-token.ts'
export { accountDeleted } from './accounts/account-deleted.ts'
export { accountRecovered } from './accounts/account-recovered.ts'
export { isRecoveredSince, isSignedOutSince, type Standing } from './accounts/standing.ts'
export { isRecentSignIn } from './sessions/signed-in-user.ts'

interface IdentityParts {
  database: Database
  config: IdentityConfig
  sealer: Sealer
  mailer: Pick<Mailer, 'send'>
  log: Log
  now: () => Date
}

/** Opens the module. The first start creates its key pair and API key. */
export async function createIdentity({
  database,
  config,
  sealer,
  mailer,
  log,
  now,
}: IdentityParts): Promise<EmbeddedIdentity> {
  const keys = await openSigningKeys({ database, sealer, log, now })
  await keys.rotate() // also at the start, for servers that stop before their first cleanup
  const { apiKey, secret, refusalKey } = await database.transaction(async (tx) => ({
    apiKey: config.apiKey ?? (await openApiKey(tx, sealer)),
    secret: await openAppCheckSecret(tx, sealer),
    // Key of the refusal log, the same as that of the product.
    refusalKey: await getSecret(tx, sealer, 'refusal-log', () => randomBytes(32).toString('base64')),
  }))
  const { publicUrl, idTokenTtlSeconds: lifetimeSeconds, hasRateLimits: isOn } = config
  const idTokens = createIdTokens({ keys, publicUrl, lifetimeSeconds, now })
  const rateLimits = createRateLimits({ database, isOn, now })
  const appCheck = createAppCheck({ database, config, keys, rateLimits, secret, log, now })
  if (!isOn) log.warn('RATE_LIMITS is off: password guessing is not limited')
  const microsoft = config.microsoft && createMicrosoft({ settings: config.microsoft, log, now })
  void microsoft?.check()
  const logRefusal = createRefusalLog(log, Buffer.from(refusalKey, 'base64'), now)
  const parts = { database, config, sealer, idTokens, rateLimits, apiKey, microsoft, log, logRefusal, now }
  return {
    routes: identityRoutes(parts, keys, appCheck),
    requireCaller: (request) => requireCaller(parts, request),
    requireCallerWith: (request, reading) => requireCallerWith(parts, request, reading),
    standingOf: (userId, tx = database.orm) => standingOf(tx, userId),
    attest: appCheck.attest,
    verifyIdToken: (idToken) => verifyIdToken(parts, idToken),
    listSessions: (userId) => listSessions(parts, userId),
    endSession: (userId, sessionId) => endSession(parts, userId, sessionId),
    endAllSessions: (userId, exceptSessionId) => endAllSessions(parts, userId, exceptSessionId),
    describeAccount: (userId) => describeAccount(parts, userId),
    handlers: accountLinkHandlers({ mailer, sealer, config, log, now }),
    clientConfig: () => ({
      apiKey,
      authDomain: new URL(publicUrl).host,
      ...appCheck.client,
      microsoft: microsoft !== undefined,
      identity: { kind: 'embedded' },
    }),
    cleanup: () =>
      allInTurn([
        () => keys.rotate(),
        () => deleteExpiredCodes(database.orm, now()),
        () => deleteExpiredLimits(database.orm, now()),
        () => deleteExpiredSignIns(database.orm, now()),
        () => deleteExpiredPendingTokens(database.orm, now()),
        () => deleteOldSessions(database.orm, now()),
        () => appCheck.cleanup(),
        () => removeIdleGuests(parts), // last, because this step takes longest
      ]),
  }
}
