import { nameIn } from '@costard/contract'
import { errors, jwtVerify } from 'jose'
import { z } from 'zod'
import type { HostedIdentity } from '#config'
import type { Log } from '#http'
import type { Caller } from '../sessions/caller.ts'
import { identityError } from '../errors.ts'
import { createRemoteKeyLookup, KeysUnavailable } from '../keys/remote-keys.ts'

/** Claims of another service's id token; this server knows nothing else about the account. */
export interface HostedToken {
  readonly caller: Caller
  readonly expiresAt: Date
}

interface Parts {
  hosted: HostedIdentity
  log: Log
  now: () => Date
}

const claims = z.object({
  sub: z.string().min(1).max(128),
  exp: z.int(),
  auth_time: z.int(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
  firebase: z.object({ sign_in_provider: z.string() }),
})

/**
 * Returns a function that verifies id tokens of another service against its published keys. It throws
 * identity/id-token-invalid, identity/token-expired, or identity/unavailable while the keys cannot be fetched.
 * Source: https://firebase.google.com/docs/auth/admin/verify-id-tokens
 */
export function verifyHostedTokens({ hosted, log, now }: Parts): (token: string) => Promise<HostedToken> {
  const findKey = createRemoteKeyLookup({ url: new URL(hosted.keysUrl), tokenKind: 'id tokens', log, now })
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, findKey, {
        algorithms: ['RS256'],
        issuer: hosted.issuer,
        audience: hosted.projectId,
        requiredClaims: ['exp', 'sub'],
        currentDate: now(),
      })
      return readClaims(payload)
    } catch (error) {
      if (error instanceof KeysUnavailable) throw identityError('identity/unavailable')
      if (error instanceof errors.JWTExpired) throw identityError('identity/token-expired')
      throw identityError('identity/id-token-invalid')
    }
  }
}

function readClaims(payload: unknown): HostedToken {
  const { sub, exp, auth_time, email, email_verified, name, firebase } = claims.parse(payload)
  const displayName = nameIn(name ?? '')
  return {
    caller: {
      userId: sub,
      ...(email && { email }),
      ...(displayName !== '' && { displayName }),
      isAnonymous: firebase.sign_in_provider === 'anonymous',
      emailVerified: email_verified === true,
      signedInAt: new Date(auth_time * 1000),
    },
    expiresAt: new Date(exp * 1000),
  }
}
