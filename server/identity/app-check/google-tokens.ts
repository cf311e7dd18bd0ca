import { jwtVerify } from 'jose'
import type { Config } from '#config'
import type { Log } from '#http'
import { createRemoteKeyLookup } from '../keys/remote-keys.ts'
import type { VerifyAppCheckToken } from './own-tokens.ts'

interface Parts {
  recaptcha: NonNullable<Config['recaptcha']>
  log: Log
  now: () => Date
}

/**
 * Verifies tokens that Google's App Check issued for reCAPTCHA, against the keys it publishes. Rejects every token
 * while those keys are unavailable.
 * Source: https://firebase.google.com/docs/app-check/custom-resource-backend
 */
export function verifyGoogleTokens({ recaptcha, log, now }: Parts): VerifyAppCheckToken {
  const { issuer, projectNumber } = recaptcha
  const findKey = createRemoteKeyLookup({
    url: new URL('/v1/jwks', issuer),
    tokenKind: 'App Check tokens',
    log,
    now,
  })
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
