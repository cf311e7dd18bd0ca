import type { TeamId } from '@costard/contract'
import { eq } from 'drizzle-orm'
import type { Transaction } from '#database'
import { lookUpServices } from './schema.ts'

export type LookUpServiceRow = typeof lookUpServices.$inferSelect

export async function findLookUpService(
  tx: Transaction,
  teamId: TeamId,
): Promise<LookUpServiceRow | undefined> {
  const [row] = await tx.select().from(lookUpServices).where(eq(lookUpServices.teamId, teamId))
  return row
}

/** Creates or replaces the service. sealedSecret undefined: keeps the stored secret; null: removes it. */
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
  if (!saved) throw new Error('upsert of the look-up service returned no row')
  return saved
}

export async function deleteLookUpService(tx: Transaction, teamId: TeamId): Promise<void> {
  await tx.delete(lookUpServices).where(eq(lookUpServices.teamId, teamId))
}

/** Locks the service, so that no other transaction stores an answer or changes the service. */
export async function lockLookUpService(
  tx: Transaction,
  teamId: TeamId,
): Promise<LookUpServiceRow | undefined> {
  const [locked] = await tx
    .select()
    .from(lookUpServices)
    .where(eq(lookUpServices.teamId, teamId))
    .for('update')
  return locked
}
