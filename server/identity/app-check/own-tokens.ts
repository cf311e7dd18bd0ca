import { jwtVerify, SignJWT } from 'jose'
import { projectId, projectNumber } from '../wire/project.ts'
import type { SigningKeys } from '../keys/signing-keys.ts'

/**
 * Lifetime of tokens in seconds. Clients renew at half of the lifetime plus five minutes; with five minutes
 * or less they would renew in a loop.
 */
export const lifetimeSeconds = 3600

export interface OwnTokens {
  sign: (appId: string) => Promise<string>
  verify: VerifyAppCheckToken
}

/** Rejects with jose's error for an invalid token. */
export type VerifyAppCheckToken = (token: string, appId: string) => Promise<unknown>

interface Parts {
  keys: SigningKeys
  publicUrl: string
  now: () => Date
}

/** Tokens are signed with the keys of id tokens; issuer and audience differ, so neither kind passes for the other. */
export function createOwnTokens({ keys, publicUrl, now }: Parts): OwnTokens {
  const issuer = `${publicUrl}/app-check/${projectNumber}`
  const audience = [`projects/${projectNumber}`, `projects/${projectId}`]
  return {
    sign(appId) {
      const issuedAt = Math.floor(now().getTime() / 1000)
      const { id: kid, key } = keys.signing
      return new SignJWT()
        .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(appId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
        .sign(key)
    },
    verify: (token, subject) =>
      jwtVerify(token, keys.findKey, {
        algorithms: ['RS256'],
        issuer,
        audience: `projects/${projectNumber}`,
        subject,
        requiredClaims: ['exp'],
        currentDate: now(),
      }),
  }
}
