import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { identityError } from '../errors.ts'
import type { Parts } from '../parts.ts'
import type { ProvenIdentity } from './proven-identity.ts'
import { isPendingTokenUsed } from './used-pending-tokens-store.ts'

/** Lifetime: long enough to sign in by an emailed link first and then link the identity. */
const lifetimeMs = 3600 * 1000
const purpose = 'identity pending token'

const content = z.object({
  id: z.uuid(),
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
 * Returns an encrypted proof of a recent sign-in at a provider, for use in a later call. The id token alone cannot
 * serve: it is bound to a nonce that stays on the server.
 */
export function pendingTokenOf(
  { sealer, now }: Pick<Parts, 'sealer' | 'now'>,
  identity: ProvenIdentity,
): string {
  const { idToken } = identity.tokens
  const expiresAt = now().getTime() + lifetimeMs
  const proof = { id: randomUUID(), expiresAt, identity: { ...identity, tokens: { idToken } } }
  return sealer.seal(JSON.stringify(proof), purpose)
}

/**
 * Returns the identity in a pending token. Throws identity/pending-token-invalid, also for a used token:
 * browsers store tokens, and copies may exist.
 */
export async function readPendingToken(
  { sealer, now, database }: Pick<Parts, 'sealer' | 'now' | 'database'>,
  token: string,
): Promise<ProvenIdentity> {
  const { id, expiresAt, identity } = decrypted()
  const isSpent = expiresAt <= now().getTime() || (await isPendingTokenUsed(database.orm, id))
  if (isSpent) throw identityError('identity/pending-token-invalid')
  return { ...identity, pending: { token, id, expiresAt: new Date(expiresAt) } }

  function decrypted(): z.infer<typeof content> {
    try {
      return content.parse(JSON.parse(sealer.open(token, purpose)))
    } catch {
      throw identityError('identity/pending-token-invalid')
    }
  }
}
