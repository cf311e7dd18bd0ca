import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { identityError } from '../errors.ts'
import type { Parts } from '../parts.ts'
import type { ProvenIdentity } from './proven-identity.ts'
import { isPendingTokenUsed } from './used-pending-tokens-store.ts'

/** Long enough to follow an emailed link first and to link the identity then. */
const lifetimeMs = 3600 * 1000
const purpose = 'identity pending token'

const kept = z.object({
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
 * A proof that somebody just signed in at a provider, to be used with another call: their id token alone can not be,
 * since the nonce it is bound to stays with us.
 */
export function pendingTokenOf(
  { sealer, now }: Pick<Parts, 'sealer' | 'now'>,
  identity: ProvenIdentity,
): string {
  const { idToken } = identity.tokens
  const expiresAt = now().getTime() + lifetimeMs
  const content = { id: randomUUID(), expiresAt, identity: { ...identity, tokens: { idToken } } }
  return sealer.seal(JSON.stringify(content), purpose)
}

/** Throws identity/pending-token-invalid, also when it was used: it is kept by browsers, where copies are made. */
export async function readPendingToken(
  { sealer, now, database }: Pick<Parts, 'sealer' | 'now' | 'database'>,
  token: string,
): Promise<ProvenIdentity> {
  const { id, expiresAt, identity } = opened()
  const isOver = expiresAt <= now().getTime() || (await isPendingTokenUsed(database.orm, id))
  if (isOver) throw identityError('identity/pending-token-invalid')
  return { ...identity, pending: { token, id, expiresAt: new Date(expiresAt) } }

  function opened(): z.infer<typeof kept> {
    try {
      return kept.parse(JSON.parse(sealer.open(token, purpose)))
    } catch {
      throw identityError('identity/pending-token-invalid')
    }
  }
}
