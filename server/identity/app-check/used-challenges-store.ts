import { lt } from 'drizzle-orm'
import type { Database } from '#database'
import { usedChallenges } from './schema.ts'

type Orm = Database['orm']

/** Clocks of several processes differ; what one takes for expired may still be good for another. Milliseconds. */
const marginMs = 60 * 60 * 1000

/** Marks a challenge as used. False when it was already, by whichever process: of several at once one wins. */
export async function useUp(orm: Orm, challenge: { signature: string; expiresAt: Date }): Promise<boolean> {
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
