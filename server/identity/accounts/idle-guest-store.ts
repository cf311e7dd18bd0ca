import { and, eq, gte, isNull, lt, not, notExists } from 'drizzle-orm'
import type { Transaction } from '#database'
import { linkedIdentities, sessions, users } from '../schema.ts'

interface IdleGuests {
  /** Accounts used at or after this moment are not idle. */
  since: Date
  /** Maximum number of ids, oldest accounts first. */
  limit: number
  /** Restricts the search to this account. */
  id?: string
}

/**
 * Returns the ids of idle accounts without a password, e-mail link, linked identity or address. An account with an
 * address is not a guest, even an unverified one: a link can still sign its owner in.
 */
export async function listIdleGuests(tx: Transaction, { since, limit, id }: IdleGuests): Promise<string[]> {
  const isGuest = and(isNull(users.email), isNull(users.passwordHash), not(users.usesEmailLink))
  const isIdle = and(
    lt(users.createdAt, since),
    lt(users.lastSignInAt, since),
    notExists(
      tx
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, users.id), gte(sessions.lastUsedAt, since))),
    ),
  )
  const identities = tx.select().from(linkedIdentities).where(eq(linkedIdentities.userId, users.id))
  const isThis = id === undefined ? undefined : eq(users.id, id)
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(isThis, isGuest, notExists(identities), isIdle))
    .orderBy(users.createdAt)
    .limit(limit)
  return found.map((user) => user.id)
}
