import type { Team } from '@costard/contract'
import { apiError } from '../calls/api-error.ts'
import type { Change } from '../audit/recorded-change.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import type { ProductParts } from '../parts.ts'
import type { Member } from '../teams/memberships/member.ts'
import { publishMemberships } from '../teams/memberships/publish-memberships.ts'
import { membersSetting } from './change-member.ts'
import { lockedActor } from './locked-team.ts'
import { getMember, updateMember } from '../teams/memberships/member-store.ts'

/** Makes an active member the owner, and the caller an admin. Throws member/not-found. */
export async function transferOwnership(
  parts: Pick<ProductParts, 'documents' | 'listTeamsOf' | 'now'>,
  { tx, record }: Change,
  member: Member,
  userId: string,
): Promise<Team> {
  const { teamId, caller } = member
  await lockedActor(tx, member, 'ownership.transfer')
  const { state } = await getMember(tx, teamId, userId)
  if (state !== 'active' || userId === caller.userId) throw apiError('member/not-found')
  const asRole = { costView: null, maxAdjustBp: null }
  await updateMember(tx, teamId, userId, { role: 'owner', ...asRole })
  await updateMember(tx, teamId, caller.userId, { role: 'admin', ...asRole })
  await record({
    teamId,
    entity: 'team',
    entityId: teamId,
    before: { owner: caller.userId },
    after: { owner: userId },
  })
  await bumpRevisions(tx, parts, teamId, { settings: membersSetting }, caller.userId)
  const [team] = await parts.listTeamsOf(tx, caller.userId, parts.now(), teamId)
  if (!team) throw apiError('team/not-found')
  await publishMemberships(tx, parts, [caller.userId, userId])
  return team
}
