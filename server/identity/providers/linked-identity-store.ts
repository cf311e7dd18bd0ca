import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { identityError } from '../errors.ts'
import { linkedIdentities, type LinkableProvider } from '../schema.ts'
import type { ProvenIdentity } from './proven-identity.ts'
import { consumePendingToken } from './used-pending-tokens-store.ts'

/** Returns the id of the account that a provider's identity is linked to. */
export async function findLinkedUserId(
  tx: Transaction,
  { issuer, subject }: Pick<ProvenIdentity, 'issuer' | 'subject'>,
): Promise<string | undefined> {
  const [found] = await tx
    .select({ userId: linkedIdentities.userId })
    .from(linkedIdentities)
    .where(and(eq(linkedIdentities.issuer, issuer), eq(linkedIdentities.subject, subject)))
  return found?.userId
}

/**
 * Serialises concurrent sign-ins with the same identity until the transaction ends, since a new identity has
 * no row to lock. Call before locking accounts.
 */
export async function lockIdentity(
  tx: Transaction,
  { issuer, subject }: Pick<ProvenIdentity, 'issuer' | 'subject'>,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${issuer} ${subject}`}, 0))`)
}

/**
 * Links an identity to an account, or updates the profile of an existing link. Consumes the pending token
 * that proved the identity, if any. Throws identity/pending-token-invalid if this token was used before,
 * identity/identity-taken if another account has the identity, identity/provider-already-linked if the
 * account has another identity.
 */
export async function linkIdentity(
  tx: Transaction,
  userId: string,
  { providerId, issuer, subject, email, displayName, photoUrl, pending }: ProvenIdentity,
  now: Date,
): Promise<void> {
  if (pending && !(await consumePendingToken(tx, pending)))
    throw identityError('identity/pending-token-invalid')
  const profile = { email, displayName, photoUrl }
  const [added] = await tx
    .insert(linkedIdentities)
    .values({ issuer, subject, providerId, userId, ...profile, linkedAt: now })
    .onConflictDoNothing()
    .returning({ userId: linkedIdentities.userId })
  if (added) return
  const linkedUserId = await findLinkedUserId(tx, { issuer, subject })
  if (linkedUserId === undefined) throw identityError('identity/provider-already-linked')
  if (linkedUserId !== userId) throw identityError('identity/identity-taken')
  await tx
    .update(linkedIdentities)
    .set(profile)
    .where(and(eq(linkedIdentities.issuer, issuer), eq(linkedIdentities.subject, subject)))
}

/** Deletes an account's link to one provider, or to all. Afterwards any account can link the identity. */
export async function unlinkIdentities(
  tx: Transaction,
  userId: string,
  providerId?: LinkableProvider,
): Promise<void> {
  await tx
    .delete(linkedIdentities)
    .where(
      and(
        eq(linkedIdentities.userId, userId),
        providerId === undefined ? undefined : eq(linkedIdentities.providerId, providerId),
      ),
    )
}
