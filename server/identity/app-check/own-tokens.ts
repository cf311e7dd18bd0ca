import { jwtVerify, SignJWT } from 'jose'
import { projectId, projectNumber } from '../wire/project.ts'
import type { SigningKeys } from '../keys/signing-keys.ts'

/** Seconds. Clients renew at half of it plus five minutes; a few minutes would make them renew without a pause. */
export const lifetimeSeconds = 3600

export interface OwnTokens {
  sign: (appId: string) => Promise<string>
  verify: VerifyAppCheckToken
}

/** Throws what jose throws at a token that is not good. */
export type VerifyAppCheckToken = (token: string, appId: string) => Promise<unknown>

interface Parts {
  keys: SigningKeys
  publicUrl: string
  now: () => Date
}

/** Signed with the keys of id tokens; issuer and audience keep one kind from passing for the other. */
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
