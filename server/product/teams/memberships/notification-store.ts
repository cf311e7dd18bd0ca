import { type NotificationKind, notificationKinds, type TeamId } from '@costard/contract'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#database'
import { members } from '../schema.ts'

/** Returns the kinds of mails that a member turned off. */
export async function listTurnedOff(
  tx: Transaction,
  teamId: TeamId,
  userId: string,
): Promise<NotificationKind[]> {
  const [row] = await tx
    .select({ off: members.notificationsOff })
    .from(members)
    .where(and(eq(members.teamId, teamId), eq(members.userId, userId)))
  return notificationKinds.filter((kind) => row?.off.includes(kind))
}

/** True if a member gets this kind of mail. */
export async function wantsMail(
  tx: Transaction,
  teamId: TeamId,
  userId: string,
  kind: NotificationKind,
): Promise<boolean> {
  return !(await listTurnedOff(tx, teamId, userId)).includes(kind)
}

export async function saveTurnedOff(
  tx: Transaction,
  teamId: TeamId,
  userId: string,
  off: readonly NotificationKind[],
): Promise<void> {
  await tx
    .update(members)
    .set({ notificationsOff: notificationKinds.filter((kind) => off.includes(kind)) })
    .where(and(eq(members.teamId, teamId), eq(members.userId, userId)))
}
