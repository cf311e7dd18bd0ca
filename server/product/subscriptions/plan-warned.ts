import { Meter, TeamId } from '@costard/contract'
import { z } from 'zod'
import { eventType } from '#outbox'

/**
 * Published for each member who manages the subscription when a team has used most of a limit; its handler
 * sends the mail.
 */
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
