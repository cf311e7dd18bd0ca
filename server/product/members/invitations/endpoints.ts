import type { contract } from '@costard/contract'
import type { Router } from '@orpc/server'
import { api, type CallContext } from '../../api.ts'
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
): Router<typeof contract.invitations, CallContext> {
  const { database, now } = parts
  return {
    list: api.invitations.list.handler(async ({ input }) => {
      const rows = await listInvitations(database.orm, input.teamId)
      return rows.map((row) => describeInvitation(row, now()))
    }),
    add: api.invitations.add.handler(({ context: { call }, input }) =>
      addInvitations(parts, links, call.change, call.member, input),
    ),
    resend: api.invitations.resend.handler(({ context: { call }, input }) =>
      resendInvitation(parts, call.change, call.member, input),
    ),
    withdraw: api.invitations.withdraw.handler(({ context: { call }, input }) =>
      withdrawInvitation(parts, call.change, call.member, input),
    ),
    link: api.invitations.link.handler(async ({ context: { call }, input }) => {
      const row = await getOpenInvitation(database.orm, input, now())
      // A link that somebody else may use to get more than its reader could give.
      requireRank(call.member, row.role)
      return { url: links.urlOf(row) }
    }),
    accept: api.invitations.accept.handler(({ context: { call }, input }) =>
      acceptInvitation(parts, call.change, call.caller, input.token),
    ),
  }
}

/** Calls of the invitation page: the token of the link is the only credential. */
export function publicInvitationEndpoints(
  parts: ProductParts,
): Router<typeof contract.publicInvitations, CallContext> {
  return {
    get: api.publicInvitations.get.handler(({ input }) =>
      describePublicInvitation(parts, parts.database.orm, input.token),
    ),
    decline: api.publicInvitations.decline.handler(({ context: { call }, input }) =>
      declineInvitation(parts, call.change, input.token),
    ),
  }
}
