import type { contract } from '@costard/contract'
import type { Answers } from '../../answers.ts'
import { requireRank } from '../locked-team.ts'
import type { ProductParts } from '../../parts.ts'
import { addInvitations } from './add-invitations.ts'
import { acceptInvitation, declineInvitation, describePublicInvitation } from './answer-invitation.ts'
import { getOpenInvitation, resendInvitation, withdrawInvitation } from './change-invitation.ts'
import type { InvitationLinks } from './invitation-link.ts'
import { describeInvitation, listInvitations } from './invitation-store.ts'

export function invitationEndpoints(
  parts: ProductParts,
  links: InvitationLinks,
): Answers<typeof contract.invitations> {
  const { database, now } = parts
  return {
    list: async ({ input }) => {
      const rows = await listInvitations(database.orm, input.teamId)
      return rows.map((row) => describeInvitation(row, now()))
    },
    add: ({ context: { call }, input }) => addInvitations(parts, links, call.change, call.member, input),
    resend: ({ context: { call }, input }) => resendInvitation(parts, call.change, call.member, input),
    withdraw: ({ context: { call }, input }) => withdrawInvitation(parts, call.change, call.member, input),
    link: async ({ context: { call }, input }) => {
      const row = await getOpenInvitation(database.orm, input, now())
      // A member must not read the link of an invitation for a higher role than they may give.
      requireRank(call.member, row.role)
      return { url: links.urlOf(row) }
    },
    accept: ({ context: { call }, input }) => acceptInvitation(parts, call.change, call.caller, input.token),
  }
}

/** Calls of the invitation page. The token of the link is the only credential. */
export function publicInvitationEndpoints(parts: ProductParts): Answers<typeof contract.publicInvitations> {
  return {
    get: ({ input }) => describePublicInvitation(parts, parts.database.orm, input.token),
    decline: ({ context: { call }, input }) => declineInvitation(parts, call.change, input.token),
  }
}
