import type { DeviceCheckId, TeamId } from '@costard/contract'
import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '#database'
import { deviceChecks } from '../schema.ts'
import type { AskedNumbers } from './provider.ts'

export type KeptAnswer = typeof deviceChecks.$inferSelect

/** The newest answer about these numbers that was given after a moment, under one revision of the settings. */
export async function findAnswer(
  tx: Transaction,
  teamId: TeamId,
  { imei, serial }: AskedNumbers,
  revision: string,
  after: Date,
): Promise<KeptAnswer | undefined> {
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

export async function insertAnswer(tx: Transaction, answer: KeptAnswer): Promise<void> {
  await tx.insert(deviceChecks).values(answer)
}

export async function listAnswers(
  tx: Transaction,
  teamId: TeamId,
  checkIds: readonly DeviceCheckId[],
): Promise<KeptAnswer[]> {
  if (checkIds.length === 0) return []
  return tx
    .select()
    .from(deviceChecks)
    .where(and(eq(deviceChecks.teamId, teamId), inArray(deviceChecks.checkId, [...checkIds])))
}
