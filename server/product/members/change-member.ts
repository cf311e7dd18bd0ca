import { hasOwnRights, may, rightsOf, type Role, type SiteId, type TeamMember } from '@costard/contract'
import type { Change } from '../audit/recorded-change.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import { isUnchanged } from '../rows/is-unchanged.ts'
import { withdrawInvitationsOf } from './invitations/invitation-store.ts'
import type { ProductParts } from '../parts.ts'
import { requireOpenSites } from '../teams/sites/require-sites.ts'
import type { Member } from '../teams/memberships/member.ts'
import type { MemberRow } from '../teams/memberships/membership-store.ts'
import { endPresence, publishMemberships } from '../teams/memberships/publish-memberships.ts'
import { endMembership } from './end-membership.ts'
import { lockedActor, requireOwner, requireRank } from './locked-team.ts'
import { describeMember, getMember, updateMember } from '../teams/memberships/member-store.ts'

/** Record id in the `settings` revision. */
export const membersSetting = 'members'

type Parts = Pick<ProductParts, 'documents'>

/**
 * Changes role, rights or sites. Throws member/not-found, member/above, member/last-owner, site/not-found, site/archived.
 */
export async function changeMember(
  parts: Parts,
  change: Change,
  actor: Member,
  {
    userId,
    role,
    costView,
    maxAdjustBp,
    siteIds,
  }: { userId: string; role?: Role | undefined } & {
    costView?: boolean | null | undefined
    maxAdjustBp?: number | null | undefined
    siteIds?: SiteId[] | undefined
  },
): Promise<TeamMember> {
  const { tx } = change
  const before = await lockOther(change, actor, userId, role)
  if (siteIds) await requireOpenSites(tx, actor.teamId, siteIds)
  const next = role ?? before.role
  const edit = {
    role: next,
    ...(costView !== undefined && { costView }),
    ...(maxAdjustBp !== undefined && { maxAdjustBp }),
    ...(siteIds && { siteIds }),
    ...(!hasOwnRights(next) && { costView: null, maxAdjustBp: null }),
  }
  if (isUnchanged(before, edit)) return describeMember(before, true)
  const row = await updateMember(tx, actor.teamId, userId, edit)
  await requireOwner(tx, actor)
  return saved(parts, change, actor, { before, row })
}

/** Suspends a member. Throws member/not-found, member/above, member/last-owner. */
export async function suspendMember(
  parts: Parts,
  change: Change,
  actor: Member,
  userId: string,
): Promise<TeamMember> {
  const { tx } = change
  const before = await lockOther(change, actor, userId)
  if (before.state === 'suspended') return describeMember(before, true)
  const row = await updateMember(tx, actor.teamId, userId, { state: 'suspended' })
  await requireOwner(tx, actor)
  await endPresence(tx, parts, userId, [actor.teamId])
  return saved(parts, change, actor, { before, row })
}

/** Resumes a member. Throws member/not-found, member/above. */
export async function reactivateMember(
  parts: Parts,
  change: Change,
  actor: Member,
  userId: string,
): Promise<TeamMember> {
  const before = await lockOther(change, actor, userId)
  if (before.state === 'active') return describeMember(before, true)
  const row = await updateMember(change.tx, actor.teamId, userId, { state: 'active' })
  return saved(parts, change, actor, { before, row })
}

/** Removes a member. Throws member/not-found, member/above, member/last-owner. */
export async function removeMemberOf(
  parts: Parts,
  { tx, record }: Change,
  actor: Member,
  userId: string,
): Promise<null> {
  const { teamId, caller } = actor
  const before = await lockOther({ tx }, actor, userId)
  await withdrawInvitationsOf(tx, teamId, userId)
  await bumpRevisions(tx, parts, teamId, { settings: membersSetting }, caller.userId)
  await record({
    teamId,
    entity: 'member',
    entityId: userId,
    before: audited(before),
    after: { state: 'left' },
  })
  await endMembership(tx, parts, before)
  await requireOwner(tx, actor)
  return null
}

async function lockOther(
  { tx }: Pick<Change, 'tx'>,
  member: Member,
  userId: string,
  role?: Role,
): Promise<MemberRow> {
  const actor = await lockedActor(tx, member, 'member.manage')
  const other = await getMember(tx, member.teamId, userId)
  requireRank(actor, other.role)
  if (role) requireRank(actor, role)
  return other
}

async function saved(
  parts: Parts,
  { tx, record }: Change,
  { teamId, caller }: Member,
  { before, row }: { readonly before: MemberRow; readonly row: MemberRow },
): Promise<TeamMember> {
  const { userId, state } = row
  // A removed member could otherwise return by an invitation that they sent themselves.
  if (state === 'suspended' || !may(rightsOf(row.role, row), 'member.manage')) {
    await withdrawInvitationsOf(tx, teamId, userId)
  }
  await record({ teamId, entity: 'member', entityId: userId, before: audited(before), after: audited(row) })
  await bumpRevisions(tx, parts, teamId, { settings: membersSetting }, caller.userId)
  await publishMemberships(tx, parts, [userId])
  return describeMember(row, true)
}

function audited({ role, state, costView, maxAdjustBp, siteIds }: MemberRow) {
  return { role, state, costView, maxAdjustBp, ...(siteIds.length > 0 && { siteIds }) }
}
