import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose'
import type { Log } from '#http'

interface Parts {
  url: URL
  /** Kind of tokens that the keys verify, for the log: `id tokens`. */
  tokenKind: string
  log: Log
  now: () => Date
}

/** The issuer's keys could not be fetched, so the token is neither valid nor invalid. */
export class KeysUnavailable extends Error {
  override name = 'KeysUnavailable'
}

/** Minimum time between two fetches: tokens with invented key ids must not cause a fetch each. */
export const fetchCooldownMs = 10_000
/**
 * Cache time of the keys. A token with an unknown key id triggers a fetch at once; a withdrawn key stays
 * valid this long.
 */
const cacheMaxAgeMs = 60 * 60 * 1000
const logIntervalMs = 60_000

/** Returns a lookup of another issuer's published keys. The lookup throws KeysUnavailable. */
export function createRemoteKeyLookup({ url, tokenKind, log, now }: Parts): JWTVerifyGetKey {
  const keySet = createRemoteJWKSet(url, { cooldownDuration: fetchCooldownMs, cacheMaxAge: cacheMaxAgeMs })
  let loggedAt = -logIntervalMs
  return async (header, token) => {
    try {
      return await keySet(header, token)
    } catch (error) {
      if (isTokenError(error)) throw error
      if (now().getTime() - loggedAt >= logIntervalMs) {
        loggedAt = now().getTime()
        log.warn({ error, url: url.href }, `could not fetch the keys of ${tokenKind}`)
      }
      throw new KeysUnavailable('Could not fetch the keys', { cause: error })
    }
  }
}

/** True if the token names a key that is not published. */
function isTokenError(error: unknown): boolean {
  return (
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSENotSupported
  )
}
