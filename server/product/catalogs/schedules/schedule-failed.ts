import { CatalogId, TeamId } from '@costard/contract'
import { z } from 'zod'
import { eventType } from '#outbox'

/** Published when a scheduled draft could not be published; its handler notifies the scheduler. */
export const scheduleFailed = eventType(
  'catalog-schedule-failed',
  z.object({ teamId: TeamId, catalogId: CatalogId, scheduleId: z.string() }),
  'mail',
)
