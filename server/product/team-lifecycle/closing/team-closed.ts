import { TeamId } from '@costard/contract'
import { z } from 'zod'
import { eventType } from '#outbox'

/** Published for each member when a team is closed or reopened; its handler sends the mail. */
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
