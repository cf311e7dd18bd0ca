import { createRemoteJWKSet, jwtVerify } from 'jose'
import type { Config } from '#config'
import type { VerifyAppCheckToken } from './own-tokens.ts'

type Recaptcha = NonNullable<Config['recaptcha']>

/**
 * Checks tokens that Google's App Check gave for a reCAPTCHA, against the keys it publishes.
 * Source: https://firebase.google.com/docs/app-check/custom-resource-backend
 */
export function verifyGoogleTokens(
  { issuer, projectNumber }: Recaptcha,
  now: () => Date,
): VerifyAppCheckToken {
  const keySet = createRemoteJWKSet(new URL('/v1/jwks', issuer))
  return (token, subject) =>
    jwtVerify(token, keySet, {
      algorithms: ['RS256'],
      issuer,
      audience: `projects/${projectNumber}`,
      subject,
      requiredClaims: ['exp'],
      currentDate: now(),
    })
}
