import { jwtVerify } from 'jose'
import type { Config } from '#config'
import type { Log } from '#http'
import { findRemoteKeys } from '../keys/remote-keys.ts'
import type { VerifyAppCheckToken } from './own-tokens.ts'

interface Parts {
  recaptcha: NonNullable<Config['recaptcha']>
  log: Log
  now: () => Date
}

/**
 * Checks tokens that Google's App Check gave for a reCAPTCHA, against the keys it publishes. While these can not be
 * had, no token is good.
 * Source: https://firebase.google.com/docs/app-check/custom-resource-backend
 */
export function verifyGoogleTokens({ recaptcha, log, now }: Parts): VerifyAppCheckToken {
  const { issuer, projectNumber } = recaptcha
  const findKey = findRemoteKeys({ url: new URL('/v1/jwks', issuer), of: 'App Check tokens', log, now })
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
