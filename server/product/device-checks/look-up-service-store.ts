import type { TeamId } from '@costard/contract'
import { eq } from 'drizzle-orm'
import type { Transaction } from '#database'
import { lookUpServices } from '../schema.ts'

export type LookUpServiceRow = typeof lookUpServices.$inferSelect

export async function findLookUpService(
  tx: Transaction,
  teamId: TeamId,
): Promise<LookUpServiceRow | undefined> {
  const [row] = await tx.select().from(lookUpServices).where(eq(lookUpServices.teamId, teamId))
  return row
}

/** Puts a service in the place of the one before. sealedSecret undefined: the one before stays; null: none. */
export async function upsertLookUpService(
  tx: Transaction,
  {
    sealedSecret,
    ...row
  }: Omit<LookUpServiceRow, 'sealedSecret'> & { sealedSecret: string | null | undefined },
): Promise<LookUpServiceRow> {
  const [saved] = await tx
    .insert(lookUpServices)
    .values({ ...row, sealedSecret: sealedSecret ?? null })
    .onConflictDoUpdate({
      target: lookUpServices.teamId,
      set: { ...row, ...(sealedSecret !== undefined && { sealedSecret }) },
    })
    .returning()
  if (!saved) throw new Error('the look-up service that was just saved is not there')
  return saved
}

export async function deleteLookUpService(tx: Transaction, teamId: TeamId): Promise<void> {
  await tx.delete(lookUpServices).where(eq(lookUpServices.teamId, teamId))
}

/** Until the transaction ends, nobody else keeps an answer for this team or changes its service. False without one. */
export async function lockLookUpService(tx: Transaction, teamId: TeamId): Promise<boolean> {
  const locked = await tx
    .select({ teamId: lookUpServices.teamId })
    .from(lookUpServices)
    .where(eq(lookUpServices.teamId, teamId))
    .for('update')
  return locked.length > 0
}
