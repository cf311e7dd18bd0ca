import { PriceSourceId, PriceSourceRunId, TeamId } from '@costard/contract'
import { z } from 'zod'
import type { Transaction } from '#database'
import { eventType, publish } from '#outbox'
import { type SourceKey, updateSource } from './source-store.ts'

/** The list of a source is to be read. */
export const sourceDue = eventType(
  'price-source-due',
  z.object({
    teamId: TeamId,
    sourceId: PriceSourceId,
    /** Who asked; null: it was time. */
    by: z.string().nullable(),
    /** stored: the file that was read last, such as after it was said how it is read. */
    from: z.enum(['address', 'stored']),
    /** The held run that is taken in as it is. */
    released: PriceSourceRunId.optional(),
  }),
  'slow',
)

/** Whoever made a source learns that its address does not answer. */
export const sourceNotReached = eventType(
  'price-source-not-reached',
  z.object({ teamId: TeamId, sourceId: PriceSourceId, runId: PriceSourceRunId }),
  'mail',
)

/**
 * The lists of a team are read one after another, so that its slow addresses leave workers for others. Those that somebody
 * asked for come before all that are due by time.
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
