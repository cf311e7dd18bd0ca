import type { Change } from '../audit/recorded-change.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import type { ProductParts } from '../parts.ts'
import type { Member } from '../teams/memberships/member.ts'
import { membersSetting } from './change-member.ts'
import { endMembership } from './end-membership.ts'
import { lockedActor, requireOwner } from './locked-team.ts'

/** Throws member/last-owner. */
export async function leaveTeam(
  parts: Pick<ProductParts, 'documents'>,
  { tx, record }: Change,
  member: Member,
): Promise<null> {
  const { teamId, caller } = member
  const row = await lockedActor(tx, member)
  await bumpRevisions(tx, parts, teamId, { settings: membersSetting }, caller.userId)
  await record({
    teamId,
    entity: 'member',
    entityId: caller.userId,
    before: { role: row.role, state: row.state },
    after: { state: 'left' },
  })
  await endMembership(tx, parts, row)
  await requireOwner(tx, member)
  return null
}
