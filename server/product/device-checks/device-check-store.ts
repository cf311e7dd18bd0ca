import type { DeviceCheckId, TeamId } from '@costard/contract'
import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '#database'
import { deviceChecks } from './schema.ts'
import type { QueryNumbers } from './provider.ts'

export type StoredAnswer = typeof deviceChecks.$inferSelect

/** Returns the newest answer for these numbers after a time, with the given revision of the settings. */
export async function findAnswer(
  tx: Transaction,
  teamId: TeamId,
  { imei, serial }: QueryNumbers,
  revision: string,
  after: Date,
): Promise<StoredAnswer | undefined> {
  const [row] = await tx
    .select()
    .from(deviceChecks)
    .where(
      and(
        eq(deviceChecks.teamId, teamId),
        imei === null ? isNull(deviceChecks.imei) : eq(deviceChecks.imei, imei),
        serial === null ? isNull(deviceChecks.serial) : eq(deviceChecks.serial, serial),
        eq(deviceChecks.revision, revision),
        gt(deviceChecks.answeredAt, after),
      ),
    )
    .orderBy(desc(deviceChecks.answeredAt))
    .limit(1)
  return row
}

export async function insertAnswer(tx: Transaction, answer: StoredAnswer): Promise<void> {
  await tx.insert(deviceChecks).values(answer)
}

export async function listAnswers(
  tx: Transaction,
  teamId: TeamId,
  checkIds: readonly DeviceCheckId[],
): Promise<StoredAnswer[]> {
  if (checkIds.length === 0) return []
  return tx
    .select()
    .from(deviceChecks)
    .where(and(eq(deviceChecks.teamId, teamId), inArray(deviceChecks.checkId, [...checkIds])))
}
