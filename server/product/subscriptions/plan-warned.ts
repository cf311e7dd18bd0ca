import { Meter, TeamId } from '@costard/contract'
import { z } from 'zod'
import { eventType } from '#outbox'

/** A team has used most of a limit: a mail to one of those who manage the subscription is due. */
export const planWarned = eventType(
  'plan-warned',
  z.object({
    teamId: TeamId,
    userId: z.string(),
    meter: Meter,
    used: z.number().int(),
    limit: z.number().int(),
  }),
  'mail',
)
