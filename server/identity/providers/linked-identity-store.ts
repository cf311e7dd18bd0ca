import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { identityError } from '../errors.ts'
import { linkedIdentities, type LinkableProvider } from '../schema.ts'
import type { ProvenIdentity } from './proven-identity.ts'
import { consumePendingToken } from './used-pending-tokens-store.ts'

/** The id of the account that somebody at a provider has with us. */
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
 * Makes those wait who sign in as the same new identity at the same moment, until this transaction is over. Comes
 * before accounts are locked.
 */
export async function lockIdentity(
  tx: Transaction,
  { issuer, subject }: Pick<ProvenIdentity, 'issuer' | 'subject'>,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${issuer} ${subject}`}, 0))`)
}

/**
 * Links an identity to an account, or writes down anew what the provider tells of it. A pending token that showed it
 * is used up. Throws identity/pending-token-invalid when that was used before, identity/identity-taken when another
 * account has the identity, identity/provider-already-linked when the account has another.
 */
export async function linkIdentity(
  tx: Transaction,
  userId: string,
  { providerId, issuer, subject, email, displayName, photoUrl, pending }: ProvenIdentity,
  now: Date,
): Promise<void> {
  if (pending && !(await consumePendingToken(tx, pending)))
    throw identityError('identity/pending-token-invalid')
  const told = { email, displayName, photoUrl }
  const [added] = await tx
    .insert(linkedIdentities)
    .values({ issuer, subject, providerId, userId, ...told, linkedAt: now })
    .onConflictDoNothing()
    .returning({ userId: linkedIdentities.userId })
  if (added) return
  const holder = await findLinkedUserId(tx, { issuer, subject })
  if (holder === undefined) throw identityError('identity/provider-already-linked')
  if (holder !== userId) throw identityError('identity/identity-taken')
  await tx
    .update(linkedIdentities)
    .set(told)
    .where(and(eq(linkedIdentities.issuer, issuer), eq(linkedIdentities.subject, subject)))
}

/** Takes an account's link to one provider away, or to all; the identity can be linked again, by anybody. */
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
