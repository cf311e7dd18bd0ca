import { InvitationId, TeamId } from '@costard/contract'
import { z } from 'zod'
import { eventType } from '#outbox'

/**
 * Published when somebody is invited, or invited again; its handler sends the mail. sending: number of the
 * mail within the invitation.
 */
export const memberInvited = eventType(
  'member-invited',
  z.object({ teamId: TeamId, invitationId: InvitationId, sending: z.number().int() }),
  'mail',
)
