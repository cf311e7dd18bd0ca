import { randomBytes } from 'node:crypto'
import { Hono, type MiddlewareHandler } from 'hono'
import type { Config } from '#config'
import type { Database, Transaction } from '#database'
import type { Log } from '#http'
import { getSecret, type Sealer } from '#secrets'
import type { IdentityConfig } from '../parts.ts'
import { appId, projectId } from '../wire/project.ts'
import type { RateLimits } from '../limits/rate-limits.ts'
import type { SigningKeys } from '../keys/signing-keys.ts'
import { appCheckGuard, type Attest, createAttest } from './guard.ts'
import { createAudit } from './audit.ts'
import { exchangeRoutes } from './exchange-routes.ts'
import { verifyGoogleTokens } from './google-tokens.ts'
import { createOwnTokens } from './own-tokens.ts'
import { createProofOfWork } from './proof-of-work.ts'
import { deleteExpiredChallenges } from './used-challenges-store.ts'

/** Attests that a call comes from our own web app, or that its sender solved a proof of work. */
export interface AppCheck {
  /** Middleware for the methods that create accounts, sign in or send mail. */
  guard: MiddlewareHandler
  /** Check of the guard, for calls of other modules. */
  attest: Attest
  /**
   * Routes that exchange proofs of work for tokens. Empty with reCAPTCHA: Google's App Check issues those
   * tokens.
   */
  routes: Hono
  client: AppCheckClient
  cleanup: () => Promise<void>
}

/** Public settings that a client needs to get a token. */
export interface AppCheckClient {
  /** Project and app named in token requests. */
  projectId: string
  appId: string
  appCheck: {
    mode: Config['appCheck']
    provider: 'proof-of-work' | 'recaptcha-enterprise'
    /** reCAPTCHA Enterprise site key; with proof of work the app id, which challenges are bound to. */
    siteKey: string
  }
}

interface Parts {
  database: Database
  config: IdentityConfig
  keys: SigningKeys
  rateLimits: RateLimits
  secret: string
  log: Log
  now: () => Date
}

/** Returns the secret that signs challenges; creates it on the first start. */
export function openAppCheckSecret(tx: Transaction, sealer: Sealer): Promise<string> {
  return getSecret(tx, sealer, 'app-check-challenges', () => randomBytes(32).toString('base64url'))
}

export function createAppCheck(parts: Parts): AppCheck {
  const { database, config, rateLimits, log, now } = parts
  const { appCheck: mode, recaptcha } = config
  const audit = createAudit(log, now)
  async function cleanup(): Promise<void> {
    audit.flush()
    await deleteExpiredChallenges(database.orm, now())
  }
  if (recaptcha) {
    const { siteKey, projectId: googleProject, appId: googleApp } = recaptcha
    const verify = verifyGoogleTokens({ recaptcha, log, now })
    const attest = createAttest({ mode, appId: googleApp, verify, audit })
    return {
      guard: appCheckGuard(attest),
      attest,
      routes: new Hono(),
      client: {
        projectId: googleProject,
        appId: googleApp,
        appCheck: { mode, provider: 'recaptcha-enterprise', siteKey },
      },
      cleanup,
    }
  }
  const tokens = createOwnTokens({ ...parts, publicUrl: config.publicUrl })
  const proofOfWork = createProofOfWork(parts)
  const attest = createAttest({ mode, appId, verify: tokens.verify, audit })
  return {
    guard: appCheckGuard(attest),
    attest,
    routes: exchangeRoutes({ appId, proofOfWork, tokens, rateLimits }),
    client: { projectId, appId, appCheck: { mode, provider: 'proof-of-work', siteKey: appId } },
    cleanup,
  }
}
