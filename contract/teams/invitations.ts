import { z } from 'zod'
import { call, recordedCall } from '../calls/call.ts'
import { Email } from '../customers/customer-fields.ts'
import { InvitationId, InvitationToken, TeamId } from '../ids.ts'
import { Language } from './locales.ts'
import { memberLimits } from './member-limits.ts'
import { MemberRights, MemberSites } from './members.ts'
import { Role, Team } from './teams.ts'

/** Roles for invitations: ownership can only be given to a member. */
const InvitedRole = Role.exclude(['owner'])
export type InvitedRole = z.infer<typeof InvitedRole>

export const Invitation = MemberRights.extend({
  id: InvitationId,
  email: z.string(),
  role: InvitedRole,
  siteIds: MemberSites,
  invitedAt: z.iso.datetime(),
  sentAt: z.iso.datetime().describe('When the mail was sent last'),
  expiresAt: z.iso.datetime(),
  isExpired: z.boolean(),
  isDeclined: z.boolean(),
  isUndelivered: z.boolean().describe('The mail was refused, or could not be handed over'),
})
export type Invitation = z.infer<typeof Invitation>

export const AddInvitations = MemberRights.partial().extend({
  emails: z.array(Email).min(1).max(memberLimits.maxInvitedAtOnce),
  role: InvitedRole,
  siteIds: MemberSites.default([]),
  language: Language.describe('Language of the mail'),
})
export type AddInvitations = z.infer<typeof AddInvitations>

export const invitationStates = ['open', 'expired', 'accepted', 'declined', 'withdrawn'] as const

/** Facts that anybody with the link of an invitation may read. */
export const PublicInvitation = z.object({
  state: z.enum(invitationStates),
  teamName: z.string(),
  invitedBy: z.string().describe('Name of the member who invited; may be empty'),
  email: z.string().describe('The address that the invitation is for'),
  role: InvitedRole,
  expiresAt: z.iso.datetime(),
})
export type PublicInvitation = z.infer<typeof PublicInvitation>

const tags = ['Members']
const ofTeam = z.object({ teamId: TeamId })
const ofInvitation = ofTeam.extend({ invitationId: InvitationId })
const ofToken = z.object({ token: InvitationToken })
const path = '/teams/{teamId}/invitations'

export const invitations = {
  list: call('member.manage', {
    method: 'GET',
    path,
    tags,
    summary: 'List the invitations that nobody has accepted, latest first',
  })
    .input(ofTeam)
    .output(z.array(Invitation)),
  add: recordedCall(
    'member.manage',
    {
      method: 'POST',
      path,
      tags,
      summary: 'Invite people by email',
      description: `Each link works once, for ${memberLimits.invitationDays} days, for an account with its address.`,
      successStatus: 201,
    },
    'member/above',
    'member/already',
    'member/invited',
    'member/full',
    'plan/limit-reached',
    'member/sign-up-to-invite',
    'member/inviter-unverified',
    'member/too-many-invited',
    'site/not-found',
    'site/archived',
  )
    .input(ofTeam.extend(AddInvitations.shape))
    .output(z.array(Invitation)),
  resend: recordedCall(
    'member.manage',
    {
      method: 'POST',
      path: `${path}/{invitationId}/resend`,
      tags,
      summary: 'Send an invitation again, valid for as long as a new one',
    },
    'member/above',
    'member/sign-up-to-invite',
    'member/inviter-unverified',
    'member/too-many-invited',
    'invitation/not-found',
    'invitation/ended',
  )
    .input(ofInvitation)
    .output(Invitation),
  withdraw: recordedCall(
    'member.manage',
    { method: 'DELETE', path: `${path}/{invitationId}`, tags, summary: 'Withdraw an invitation' },
    'invitation/not-found',
    'invitation/ended',
  )
    .input(ofInvitation)
    .output(z.null()),
  link: call(
    'member.manage',
    {
      method: 'GET',
      path: `${path}/{invitationId}/link`,
      tags,
      summary: 'Get the link of an invitation, to pass it on',
    },
    'member/above',
    'invitation/not-found',
    'invitation/ended',
  )
    .input(ofInvitation)
    .output(z.object({ url: z.url() })),
  accept: recordedCall(
    'signed-in',
    {
      method: 'POST',
      path: '/invitations/{token}/accept',
      tags,
      summary: 'Join the team, as a member with the role of the invitation',
    },
    'member/full',
    'plan/limit-reached',
    'team/suspended',
    'invitation/not-found',
    'invitation/ended',
    'invitation/other-address',
    'account/address-unverified',
  )
    .input(ofToken)
    .output(Team),
}

/** Calls without an account: the token of the link is the only credential. */
export const publicInvitations = {
  get: call(
    'anybody',
    { method: 'GET', path: '/public/invitations/{token}', tags, summary: 'Get an invitation by its link' },
    'invitation/not-found',
  )
    .input(ofToken)
    .output(PublicInvitation),
  decline: recordedCall(
    'anybody',
    {
      method: 'POST',
      path: '/public/invitations/{token}/decline',
      tags,
      summary: 'Decline an invitation',
    },
    'invitation/not-found',
    'invitation/ended',
  )
    .input(ofToken)
    .output(PublicInvitation),
}
