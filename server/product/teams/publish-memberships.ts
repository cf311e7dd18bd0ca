import type { TeamId } from '@costard/contract'
import { sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import type { ProductParts } from '../parts.ts'
import { listLiveTeams } from './team-store.ts'

/** Takes somebody out of the presence of teams that they leave: their own devices may not any more. */
export function endPresence(
  tx: Transaction,
  { documents }: Pick<ProductParts, 'documents'>,
  userId: string,
  teamIds: readonly TeamId[],
): Promise<void> {
  const news = teamIds.map((teamId) => ({ path: ['presence', teamId, userId], value: null }))
  return documents.setAll(tx, news)
}

/**
 * Tells people, when the transaction commits, which teams they are in; what they may watch follows from it. To be
 * called last: until the transaction ends, nobody else tells them.
 */
export async function publishMemberships(
  tx: Transaction,
  { documents }: Pick<ProductParts, 'documents'>,
  userIds: readonly string[],
): Promise<void> {
  // Always in one order, so that two who tell the same people wait for each other once at most.
  for (const userId of [...new Set(userIds)].sort()) {
    // Of two changes at once the later reads what the earlier has committed.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`memberships ${userId}`}, 0))`)
    const teams = await listLiveTeams(tx, userId)
    await documents.set(tx, ['teams', userId], Object.fromEntries(teams))
  }
}
