import { lt } from 'drizzle-orm'
import type { Database } from '#database'
import { usedChallenges } from './schema.ts'

type Orm = Database['orm']

/**
 * Time beyond expiry for which used challenges are stored. Milliseconds. Clocks of processes differ: a
 * challenge expired in one may still be valid in another.
 */
const marginMs = 60 * 60 * 1000

/** Marks a challenge as used. Returns false if any process already did; of concurrent calls one gets true. */
export async function markUsed(
  orm: Orm,
  challenge: { signature: string; expiresAt: Date },
): Promise<boolean> {
  const added = await orm
    .insert(usedChallenges)
    .values(challenge)
    .onConflictDoNothing()
    .returning({ signature: usedChallenges.signature })
  return added.length === 1
}

export async function deleteExpiredChallenges(orm: Orm, now: Date): Promise<void> {
  await orm.delete(usedChallenges).where(lt(usedChallenges.expiresAt, new Date(now.getTime() - marginMs)))
}
