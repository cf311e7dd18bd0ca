import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose'
import type { Log } from '#http'

interface Parts {
  url: URL
  /** Of which tokens, for the log. */
  of: string
  log: Log
  now: () => Date
}

/** Somebody else's keys could not be had: that says nothing about the token. */
export class KeysUnavailable extends Error {
  override name = 'KeysUnavailable'
}

/** Tokens with made-up key names must not make us ask all the time. */
const unknownKeyPauseMs = 10_000
/** A new key is asked for when a token names it; a withdrawn one is believed for so long. */
const keptForMs = 60 * 60 * 1000
const tellAgainMs = 60_000

/** Finds the keys of tokens that somebody else signs, where they are published. It throws KeysUnavailable. */
export function findRemoteKeys({ url, of, log, now }: Parts): JWTVerifyGetKey {
  const keySet = createRemoteJWKSet(url, { cooldownDuration: unknownKeyPauseMs, cacheMaxAge: keptForMs })
  let toldAt = -tellAgainMs
  return async (header, token) => {
    try {
      return await keySet(header, token)
    } catch (error) {
      if (isFaultOfToken(error)) throw error
      if (now().getTime() - toldAt >= tellAgainMs) {
        toldAt = now().getTime()
        log.warn({ error, url: url.href }, `the keys of ${of} can not be had`)
      }
      throw new KeysUnavailable('The keys can not be had', { cause: error })
    }
  }
}

/** It names a key that is not among those published. */
function isFaultOfToken(error: unknown): boolean {
  return (
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSENotSupported
  )
}
