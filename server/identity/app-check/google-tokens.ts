import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose'
import type { Config } from '#config'
import type { Log } from '#http'
import type { VerifyAppCheckToken } from './own-tokens.ts'

interface Parts {
  recaptcha: NonNullable<Config['recaptcha']>
  log: Log
  now: () => Date
}

/** Between lines of the log that say the same. */
const tellAgainMs = 60_000

/**
 * Checks tokens that Google's App Check gave for a reCAPTCHA, against the keys it publishes. While these can not be
 * had, no token is good.
 * Source: https://firebase.google.com/docs/app-check/custom-resource-backend
 */
export function verifyGoogleTokens({ recaptcha, log, now }: Parts): VerifyAppCheckToken {
  const { issuer, projectNumber } = recaptcha
  const keySet = createRemoteJWKSet(new URL('/v1/jwks', issuer))
  let toldAt = -tellAgainMs
  const findKey: JWTVerifyGetKey = async (header, token) => {
    try {
      return await keySet(header, token)
    } catch (error) {
      if (!isFaultOfToken(error) && now().getTime() - toldAt >= tellAgainMs) {
        toldAt = now().getTime()
        log.warn({ error, issuer }, 'the keys of App Check tokens can not be had')
      }
      throw error
    }
  }
  return (token, subject) =>
    jwtVerify(token, findKey, {
      algorithms: ['RS256'],
      issuer,
      audience: `projects/${projectNumber}`,
      subject,
      requiredClaims: ['exp'],
      currentDate: now(),
    })
}

/** It names a key that is not among those published. */
function isFaultOfToken(error: unknown): boolean {
  return error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JOSENotSupported
}
