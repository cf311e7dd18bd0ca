import type { Team, TeamId } from '@costard/contract'
import type { Transaction } from '#database'
import { publish } from '#outbox'
import { apiError } from '../../calls/api-error.ts'
import type { Change } from '../../audit/recorded-change.ts'
import { lockedActor } from '../../members/locked-team.ts'
import type { ProductParts } from '../../parts.ts'
import { endBilling } from '../../subscriptions/end-billing.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { listMemberIds } from '../../teams/memberships/membership-store.ts'
import { endPresence, publishMemberships } from '../../teams/memberships/publish-memberships.ts'
import { lockTeam } from '../../teams/team-store.ts'
import { listTeamsOf } from '../list-teams.ts'
import { saveClosedAt } from '../../teams/team-store.ts'
import { teamClosed } from './team-closed.ts'

type Parts = Pick<ProductParts, 'documents' | 'usage' | 'now'>
type ReopenParts = Pick<ProductParts, 'documents' | 'now'>

/**
 * Closes a team for everybody, and mails the other members. Throws team/name-mismatch, team/closed,
 * team/too-many-closings, team/not-allowed, team/suspended, member/not-found.
 */
export async function closeTeam(
  parts: Parts,
  { tx, record }: Change,
  member: Member,
  name: string,
): Promise<Team> {
  const { teamId } = member
  await lockedActor(tx, member, 'team.close')
  const team = await lockTeam(tx, teamId)
  if (team.closedAt) throw apiError('team/closed')
  if (name !== team.name) throw apiError('team/name-mismatch')
  // Only closings are limited: each closing and reopening mails all members, but reopening must always be
  // possible.
  await parts.usage.spend(tx, 'team/too-many-closings', [['closings-per-team', teamId]])
  const at = parts.now()
  await saveClosedAt(tx, teamId, at)
  await endBilling(tx, teamId)
  const after = { closedAt: at.toISOString() }
  await record({ teamId, entity: 'team', entityId: teamId, before: { closedAt: null }, after })
  return publishChange(tx, parts, member, 'closed')
}

/**
 * Reopens a closed team unchanged. Throws team/not-closed, team/not-allowed, team/suspended,
 * member/not-found.
 */
export async function reopenTeam(parts: ReopenParts, { tx, record }: Change, member: Member): Promise<Team> {
  const { teamId } = member
  await lockedActor(tx, member, 'team.reopen')
  const { closedAt } = await lockTeam(tx, teamId)
  if (!closedAt) throw apiError('team/not-closed')
  await saveClosedAt(tx, teamId, null)
  const before = { closedAt: closedAt.toISOString() }
  await record({ teamId, entity: 'team', entityId: teamId, before, after: { closedAt: null } })
  return publishChange(tx, parts, member, 'reopened')
}

async function publishChange(
  tx: Transaction,
  parts: ReopenParts,
  { teamId, caller }: Member,
  what: 'closed' | 'reopened',
): Promise<Team> {
  const userIds = await listMemberIds(tx, teamId)
  for (const userId of userIds)
    if (userId !== caller.userId)
      await publish(tx, teamClosed, { teamId, userId, byUserId: caller.userId, what })
  if (what === 'closed') for (const userId of userIds) await endPresence(tx, parts, userId, [teamId])
  const team = await ownTeam(tx, caller.userId, parts.now(), teamId)
  await publishMemberships(tx, parts, userIds)
  return team
}

async function ownTeam(tx: Transaction, userId: string, at: Date, teamId: TeamId): Promise<Team> {
  const [team] = await listTeamsOf(tx, userId, at, teamId)
  if (!team) throw apiError('team/not-found')
  return team
}
