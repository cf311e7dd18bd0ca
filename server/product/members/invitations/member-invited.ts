import { InvitationId, TeamId } from '@costard/contract'
import { z } from 'zod'
import { eventType } from '#outbox'

/** Somebody was invited, or is again: a mail is due. sending: counts the mails of an invitation. */
export const memberInvited = eventType(
  'member-invited',
  z.object({ teamId: TeamId, invitationId: InvitationId, sending: z.number().int() }),
  'mail',
)
