import type { Config } from '#config'
import type { Database } from '#database'
import type { Log } from '#http'
import type { Sealer } from '#secrets'
import type { IdTokens } from './id-tokens.ts'
import type { RateLimits } from './rate-limits.ts'

export type IdentityConfig = Pick<
  Config,
  | 'publicUrl'
  | 'apiKey'
  | 'idTokenTtlSeconds'
  | 'oobCodeTtlSeconds'
  | 'hasRateLimits'
  | 'hidesSignInMethods'
  | 'productName'
  | 'appCheck'
  | 'recaptcha'
>

/** What the methods of this module are built from. */
export interface Parts {
  readonly database: Database
  readonly config: IdentityConfig
  readonly sealer: Sealer
  readonly idTokens: IdTokens
  readonly rateLimits: RateLimits
  readonly apiKey: string
  readonly log: Log
  readonly now: () => Date
}
