import { and, eq, gte, isNull, lt, not, notExists, type SQL } from 'drizzle-orm'
import type { Transaction } from '#database'
import type { Parts } from './parts.ts'
import { removeAccount } from './remove-account.ts'
import { linkedIdentities, sessions, users } from './schema.ts'
import { lockUser } from './users.ts'

const dayMs = 24 * 3600 * 1000
/** What the account screen promises, and a day: an id token may be used that long before its session is noted again. */
const keptMs = 31 * dayMs
const atOnce = 200
/** More wait for the next time, so that nothing else that is tidied waits for long. */
const mostRounds = 25

/**
 * Removes the accounts that nobody could sign in to again and nobody has used for 30 days. Safe to run in several
 * processes at once: each account goes in a transaction of its own, whole, or stays whole when it was used meanwhile.
 */
export async function removeIdleGuests({ database, log, now }: Pick<Parts, 'database' | 'log' | 'now'>) {
  const since = new Date(now().getTime() - keptMs)
  let removed = 0
  for (let round = 0; round < mostRounds; round += 1) {
    const guests = await listIdleGuests(database.orm, since)
    for (const id of guests) {
      const isRemoved = await database.transaction((tx) => removeIfIdle(tx, id, { since, now: now() }))
      if (isRemoved) removed += 1
    }
    if (guests.length < atOnce) break
  }
  if (removed > 0) log.info({ accounts: removed }, 'guests who had not come for 30 days were removed')
}

async function removeIfIdle(
  tx: Transaction,
  id: string,
  { since, now }: { since: Date; now: Date },
): Promise<boolean> {
  await lockUser(tx, id)
  const [guest] = await listIdleGuests(tx, since, eq(users.id, id)) // who came back while we waited is none any more
  if (guest === undefined) return false
  await removeAccount(tx, { id, email: null }, now)
  return true
}

/** An account with an address is no guest's, proven or not: its owner can be let in by a link. */
async function listIdleGuests(tx: Transaction, since: Date, which?: SQL): Promise<string[]> {
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
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(which, isGuest, notExists(identities), isIdle))
    .orderBy(users.createdAt)
    .limit(atOnce)
  return found.map(({ id }) => id)
}
