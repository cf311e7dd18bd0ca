import type { Config } from '#config'
import type { Database } from '#database'
import type { Log, LogRefusal } from '#http'
import type { Sealer } from '#secrets'
import type { IdTokens } from './tokens/id-tokens.ts'
import type { Microsoft } from './providers/microsoft.ts'
import type { RateLimits } from './limits/rate-limits.ts'

export type IdentityConfig = Pick<
  Config,
  | 'publicUrl'
  | 'apiKey'
  | 'idTokenTtlSeconds'
  | 'oobCodeTtlSeconds'
  | 'hasRateLimits'
  | 'trustedProxies'
  | 'hidesSignInMethods'
  | 'productName'
  | 'microsoft'
  | 'appCheck'
  | 'recaptcha'
>

/** Dependencies of the methods of this module. */
export interface Parts {
  readonly database: Database
  readonly config: IdentityConfig
  readonly sealer: Sealer
  readonly idTokens: IdTokens
  readonly rateLimits: RateLimits
  readonly apiKey: string
  /** Undefined if sign-in with Microsoft is not configured. */
  readonly microsoft: Microsoft | undefined
  readonly log: Log
  readonly logRefusal: LogRefusal
  readonly now: () => Date
}
