import { PriceSourceId, PriceSourceRunId, TeamId } from '@costard/contract'
import { z } from 'zod'
import type { Transaction } from '#database'
import { eventType, publish } from '#outbox'
import { type SourceKey, updateSource } from './source-store.ts'

/** Published when the list of a source is to be read. */
export const sourceDue = eventType(
  'price-source-due',
  z.object({
    teamId: TeamId,
    sourceId: PriceSourceId,
    /** Member who requested the reading; null: scheduled. */
    by: z.string().nullable(),
    /** stored: the last file, for example after its columns were set. */
    from: z.enum(['address', 'stored']),
    /** Held run to be accepted unchanged. */
    released: PriceSourceRunId.optional(),
  }),
  'slow',
)

/**
 * Published when the address of a source does not answer; its handler notifies the member who added the
 * source.
 */
export const sourceNotReached = eventType(
  'price-source-not-reached',
  z.object({ teamId: TeamId, sourceId: PriceSourceId, runId: PriceSourceRunId }),
  'mail',
)

/**
 * The lists of a team are read one after another, so that slow addresses leave workers for other teams.
 * Requested readings come before scheduled ones.
 */
export async function queueReading(
  tx: Transaction,
  { teamId, sourceId }: SourceKey,
  how: {
    readonly by: string | null
    readonly from: 'address' | 'stored'
    readonly released?: PriceSourceRunId
  },
  { at, delayMs = 0 }: { readonly at: Date; readonly delayMs?: number },
): Promise<void> {
  await updateSource(tx, { teamId, sourceId }, { readingSince: at })
  await publish(
    tx,
    sourceDue,
    { teamId, sourceId, ...how },
    { key: `price source ${sourceId}`, queue: `price sources ${teamId}`, isFirst: how.by !== null, delayMs },
  )
}
