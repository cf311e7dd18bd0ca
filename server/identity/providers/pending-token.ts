import { z } from 'zod'
import { identityError } from '../errors.ts'
import type { Parts } from '../parts.ts'
import type { ProvenIdentity } from './proven-identity.ts'

/** Long enough to follow an emailed link first and to link the identity then. */
const lifetimeMs = 3600 * 1000
const purpose = 'identity pending token'

const kept = z.object({
  expiresAt: z.number(),
  identity: z.object({
    providerId: z.literal('microsoft.com'),
    issuer: z.string(),
    subject: z.string(),
    email: z.string().nullable(),
    displayName: z.string().nullable(),
    photoUrl: z.string().nullable(),
    claims: z.record(z.string(), z.unknown()),
    tokens: z.object({ idToken: z.string() }),
  }),
})

/**
 * A proof that somebody just signed in at a provider, to be used with another call: their id token alone can not be,
 * since the nonce it is bound to stays with us.
 */
export function pendingTokenOf(
  { sealer, now }: Pick<Parts, 'sealer' | 'now'>,
  identity: ProvenIdentity,
): string {
  const { idToken } = identity.tokens
  const expiresAt = now().getTime() + lifetimeMs
  return sealer.seal(JSON.stringify({ expiresAt, identity: { ...identity, tokens: { idToken } } }), purpose)
}

/** Throws identity/pending-token-invalid. */
export function readPendingToken(
  { sealer, now }: Pick<Parts, 'sealer' | 'now'>,
  token: string,
): ProvenIdentity {
  const { expiresAt, identity } = opened()
  if (expiresAt <= now().getTime()) throw identityError('identity/pending-token-invalid')
  return identity

  function opened(): z.infer<typeof kept> {
    try {
      return kept.parse(JSON.parse(sealer.open(token, purpose)))
    } catch {
      throw identityError('identity/pending-token-invalid')
    }
  }
}
