import { randomBytes } from 'node:crypto'
import { jwtVerify } from 'jose'
import { z } from 'zod'
import { identityError } from '../errors.ts'
import { projectId } from '../wire/project.ts'
import type { SignInProvider } from '../schema.ts'
import { signJwt } from './sign-jwt.ts'
import type { SigningKeys } from '../keys/signing-keys.ts'
import type { User } from '../users/user.ts'
import { keepVerified } from './verified-tokens.ts'

export interface IdTokens {
  lifetimeSeconds: number
  sign: (user: User, session: { id: string; provider: SignInProvider; signedInAt: Date }) => Promise<string>
  /**
   * Returns the facts in a valid token. Throws identity/id-token-invalid, also for an expired token: clients
   * would sign out at token-expired.
   */
  verify: (token: string) => Promise<IdTokenFacts>
}

export interface IdTokenFacts {
  userId: string
  issuedAt: Date
  expiresAt: Date
  signedInAt: Date
  provider: SignInProvider
  /** Session that the token was issued to. */
  sessionId: string | undefined
}

interface Parts {
  keys: SigningKeys
  publicUrl: string
  lifetimeSeconds: number
  now: () => Date
}

const claims = z.object({
  sub: z.string(),
  iat: z.int(),
  exp: z.int(),
  auth_time: z.int(),
  sid: z.uuid().optional(),
  firebase: z.object({ sign_in_provider: z.enum(['anonymous', 'password', 'microsoft.com']) }),
})

export function createIdTokens({ keys, publicUrl, lifetimeSeconds, now }: Parts): IdTokens {
  const issuer = `${publicUrl}/${projectId}`
  const verified = keepVerified(async (token) => {
    const { payload, protectedHeader: header } = await jwtVerify(token, keys.findKey, {
      algorithms: ['RS256'],
      issuer,
      audience: projectId,
      requiredClaims: ['exp'],
      currentDate: now(),
    })
    const { sub, iat, exp, auth_time: signedInAt, sid, firebase } = claims.parse(payload)
    const facts: IdTokenFacts = {
      userId: sub,
      issuedAt: fromSeconds(iat),
      expiresAt: fromSeconds(exp),
      signedInAt: fromSeconds(signedInAt),
      provider: firebase.sign_in_provider,
      sessionId: sid,
    }
    return { header, facts }
  })
  return {
    lifetimeSeconds,
    sign(user, { id, provider, signedInAt }) {
      const at = toSeconds(now())
      const facts = {
        ...(user.displayName !== null && { name: user.displayName }),
        ...(user.photoUrl !== null && { picture: user.photoUrl }),
        ...(provider === 'anonymous' && { provider_id: 'anonymous' }),
        ...(user.email !== null && { email: user.email, email_verified: user.isEmailVerified }),
        auth_time: toSeconds(signedInAt),
        user_id: user.id,
        sid: id,
        firebase: {
          identities: identitiesOf(user),
          sign_in_provider: provider,
        },
        iss: issuer,
        aud: projectId,
        sub: user.id,
        // Makes the token unique: clients ignore a reply, including its new refresh token, if the id token
        // equals the stored one, and two tokens issued in the same second would be equal.
        jti: randomBytes(12).toString('base64url'),
        // At least validSince, which is in the future after the clock was set back: the token would count as
        // revoked.
        iat: Math.max(at, toSeconds(user.validSince)),
        exp: at + lifetimeSeconds,
      }
      const { id: keyId, keyObject } = keys.signing
      return signJwt(facts, { id: keyId, key: keyObject })
    },
    async verify(token) {
      try {
        const { header, facts } = await verified(token)
        await keys.findKey(header)
        if (facts.expiresAt <= fromSeconds(toSeconds(now()))) throw new Error('expired')
        return facts
      } catch {
        throw identityError('identity/id-token-invalid')
      }
    },
  }
}

function identitiesOf({ email, linkedIdentities }: User): Record<string, string[]> {
  return {
    ...(email !== null && { email: [email] }),
    ...Object.fromEntries(linkedIdentities.map(({ providerId, subject }) => [providerId, [subject]])),
  }
}

function toSeconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000)
}

function fromSeconds(seconds: number): Date {
  return new Date(seconds * 1000)
}
