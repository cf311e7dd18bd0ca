import type { TeamId } from '@costard/contract'
import { sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import type { ProductParts } from '../../parts.ts'
import { listLiveTeams } from '../team-store.ts'

/** Removes a user's presence from teams they leave, since their own clients no longer have write access. */
export function endPresence(
  tx: Transaction,
  { documents }: Pick<ProductParts, 'documents'>,
  userId: string,
  teamIds: readonly TeamId[],
): Promise<void> {
  const writes = teamIds.map((teamId) => ({ path: ['presence', teamId, userId], value: null }))
  return documents.setAll(tx, writes)
}

/**
 * Writes the live document `teams/{userId}` of each user when the transaction commits; access to other live
 * documents depends on it. Call last: a lock per user is kept until the transaction ends.
 */
export async function publishMemberships(
  tx: Transaction,
  { documents }: Pick<ProductParts, 'documents'>,
  userIds: readonly string[],
): Promise<void> {
  // A fixed order prevents deadlocks.
  for (const userId of [...new Set(userIds)].sort()) {
    // Serialise per user, so the later publisher sees the earlier commit.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`memberships ${userId}`}, 0))`)
    const teams = await listLiveTeams(tx, userId)
    await documents.set(tx, ['teams', userId], Object.fromEntries(teams))
  }
}
