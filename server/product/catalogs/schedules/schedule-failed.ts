import { CatalogId, TeamId } from '@costard/contract'
import { z } from 'zod'
import { eventType } from '#outbox'

/** A scheduled draft was not published: notifies its scheduler. */
export const scheduleFailed = eventType(
  'catalog-schedule-failed',
  z.object({ teamId: TeamId, catalogId: CatalogId, scheduleId: z.string() }),
  'mail',
)
