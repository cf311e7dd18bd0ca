import type { TeamId } from '@costard/contract'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { phoneLinks } from './schema.ts'

export type PhoneLinkRow = typeof phoneLinks.$inferSelect

/** Adds the link of a member, or replaces the previous one. */
export async function savePhoneLink(tx: Transaction, row: PhoneLinkRow): Promise<void> {
  await tx
    .insert(phoneLinks)
    .values(row)
    .onConflictDoUpdate({ target: [phoneLinks.teamId, phoneLinks.userId], set: row })
}

/** Returns a link that has not ended, even if it accepts no more photos. */
export async function findPhoneLink(
  tx: Transaction,
  tokenHash: Buffer,
  at: Date,
): Promise<PhoneLinkRow | undefined> {
  const [row] = await tx
    .select()
    .from(phoneLinks)
    .where(and(eq(phoneLinks.tokenHash, tokenHash), gt(phoneLinks.expiresAt, at)))
  return row
}

/** Counts a photo of a link and locks the row. Returns false if the link accepts no more photos. */
export async function takePhoto(tx: Transaction, tokenHash: Buffer, at: Date): Promise<boolean> {
  const taken = await tx
    .update(phoneLinks)
    .set({ photosLeft: sql`${phoneLinks.photosLeft} - 1` })
    .where(
      and(eq(phoneLinks.tokenHash, tokenHash), gt(phoneLinks.expiresAt, at), gt(phoneLinks.photosLeft, 0)),
    )
    .returning({ left: phoneLinks.photosLeft })
  return taken.length > 0
}

/** Deletes a link and returns it. */
export async function deletePhoneLink(
  tx: Transaction,
  teamId: TeamId,
  userId: string,
): Promise<Pick<PhoneLinkRow, 'quoteId'> | undefined> {
  const [deleted] = await tx
    .delete(phoneLinks)
    .where(and(eq(phoneLinks.teamId, teamId), eq(phoneLinks.userId, userId)))
    .returning({ quoteId: phoneLinks.quoteId })
  return deleted
}
