import { z } from 'zod'
import { call, recordedCall } from '../calls/call.ts'
import { SiteId, TeamId } from '../ids.ts'
import { siteLimits } from '../shop/site-limits.ts'
import { Role, Team } from './teams.ts'

export const UserId = z.string().min(1).max(128)

/**
 * Rights of a member that differ from the role; null: as the role. Owners and admins always have all rights.
 */
export const MemberRights = z.object({
  costView: z.boolean().nullable().describe('True if the member sees what devices and services cost'),
  maxAdjustBp: z
    .number()
    .int()
    .min(0)
    .max(10_000)
    .nullable()
    .describe('Largest change of a computed price by hand, in basis points'),
})

/** Sites that a member works at. */
export const MemberSites = z
  .array(SiteId)
  .max(siteLimits.maxSites)
  .transform((ids) => [...new Set(ids)])
  .describe('Sites where the member works; empty: all sites of the team')

export const TeamMember = MemberRights.extend({
  userId: UserId,
  name: z.string().nullable().describe('null: the account has none, or they have not opened the team yet'),
  email: z.string().nullable().describe('null: as the name, or you may not manage members'),
  role: Role,
  siteIds: MemberSites,
  isSuspended: z.boolean(),
  joinedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime().describe('When they last opened the team'),
})
export type TeamMember = z.infer<typeof TeamMember>

const tags = ['Members']
const ofTeam = z.object({ teamId: TeamId })
const ofMember = ofTeam.extend({ userId: UserId })
const path = '/teams/{teamId}/members'

export const members = {
  list: call('member', { method: 'GET', path, tags, summary: 'List the members, highest role first' })
    .input(ofTeam)
    .output(z.array(TeamMember)),
  change: recordedCall(
    'member.manage',
    {
      method: 'PATCH',
      path: `${path}/{userId}`,
      tags,
      summary: 'Change the role of a member, what they may do besides it, or where they work',
      description: 'Nobody changes members or gives roles above their own.',
    },
    'member/not-found',
    'member/above',
    'member/last-owner',
    'site/not-found',
    'site/archived',
  )
    .input(
      ofMember.extend({
        role: Role.optional(),
        siteIds: MemberSites.optional(),
        ...MemberRights.partial().shape,
      }),
    )
    .output(TeamMember),
  suspend: recordedCall(
    'member.manage',
    {
      method: 'POST',
      path: `${path}/{userId}/suspend`,
      tags,
      summary: 'Suspend a member',
      description: 'Their next call fails, and their open pages get no more live documents.',
    },
    'member/not-found',
    'member/above',
    'member/last-owner',
  )
    .input(ofMember)
    .output(TeamMember),
  reactivate: recordedCall(
    'member.manage',
    { method: 'POST', path: `${path}/{userId}/reactivate`, tags, summary: 'End the suspension of a member' },
    'member/not-found',
    'member/above',
  )
    .input(ofMember)
    .output(TeamMember),
  remove: recordedCall(
    'member.manage',
    { method: 'DELETE', path: `${path}/{userId}`, tags, summary: 'Remove a member from the team' },
    'member/not-found',
    'member/above',
    'member/last-owner',
  )
    .input(ofMember)
    .output(z.null()),
  transfer: recordedCall(
    'ownership.transfer',
    {
      method: 'POST',
      path: '/teams/{teamId}/ownership',
      tags,
      summary: 'Make a member the owner, and yourself an admin',
    },
    'member/not-found',
  )
    .input(ofMember)
    .output(Team),
  leave: recordedCall(
    'member',
    {
      method: 'POST',
      path: '/teams/{teamId}/leave',
      tags,
      summary: 'Leave the team',
      description: 'Quotes, customers and catalogs stay with the team.',
    },
    'member/last-owner',
  )
    .input(ofTeam)
    .output(z.null()),
}
