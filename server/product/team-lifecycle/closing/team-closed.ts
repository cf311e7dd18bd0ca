import { TeamId } from '@costard/contract'
import { z } from 'zod'
import { eventType } from '#outbox'

/** A team was closed or reopened: a member is due a mail. */
export const teamClosed = eventType(
  'team-closed',
  z.object({
    teamId: TeamId,
    userId: z.string(),
    byUserId: z.string(),
    what: z.enum(['closed', 'reopened']),
  }),
  'mail',
)
