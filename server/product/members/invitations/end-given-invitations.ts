import { and, eq, lt } from 'drizzle-orm'
import type { EndGivenRights } from '../../given-rights.ts'
import { membersSetting } from '../change-member.ts'
import { invitations } from './schema.ts'

/** Withdraws open invitations that an account sent. */
export const endGivenInvitations: EndGivenRights = async (tx, { userId, before }) => {
  const { invitedBy, state, sentAt, teamId, invitationId: entityId } = invitations
  const withdrawn = await tx
    .update(invitations)
    .set({ state: 'withdrawn' })
    .where(and(eq(invitedBy, userId), eq(state, 'open'), lt(sentAt, before)))
    .returning({ teamId, entityId })
  return {
    action: 'invitations.withdraw',
    setting: membersSetting,
    changes: withdrawn.map((key) => ({ ...key, entity: 'invitation', after: { state: 'withdrawn' } })),
  }
}
