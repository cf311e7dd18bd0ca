import { type Rights, rightsOf, Role, type TeamId } from '@costard/contract'
import { and, asc, desc, eq, getTableColumns, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { batched, type Transaction } from '#database'
import type { Caller } from '#identity'
import { members, teams } from '../schema.ts'
import { memoizeByOwner } from '../../../memoize-by-owner.ts'
import type { TeamRow } from '../team-store.ts'

export type MemberRow = typeof members.$inferSelect
export interface Membership extends Rights, Pick<MemberRow, 'siteIds' | 'siteId'> {
  readonly team: TeamRow
  readonly isSuspended: boolean
}

/** Returns the team and the user's rights, or undefined if the user is not a member. */
export function findMembership(
  tx: Transaction,
  teamId: TeamId,
  userId: string,
): Promise<Membership | undefined> {
  return membershipsOf(tx)({ teamId, userId })
}

const membershipsOf = memoizeByOwner((tx: Transaction) => {
  const member = tx
    .select({
      teamId: members.teamId,
      role: members.role,
      state: members.state,
      costView: members.costView,
      maxAdjustBp: members.maxAdjustBp,
      siteIds: members.siteIds,
      siteId: members.siteId,
    })
    .from(members)
    .where(
      and(
        sql`${members.teamId} = input.team_id`,
        sql`${members.userId} = input.user_id`,
        ne(members.state, 'left'),
      ),
    )
    .limit(1)
    .as('member')
  const team = tx.select().from(teams).where(eq(teams.teamId, member.teamId)).limit(1).as('team')
  const input = sql`unnest(${sql.placeholder('teamIds')}::text[], ${sql.placeholder('userIds')}::text[])
    with ordinality input(team_id, user_id, position)`
  const query = tx
    .select()
    .from(input)
    .leftJoinLateral(member, sql`true`)
    .leftJoinLateral(team, sql`true`)
    .orderBy(sql`input.position`)
    .prepare('product_find_memberships')
  return batched(async (keys: readonly { readonly teamId: TeamId; readonly userId: string }[]) => {
    const found = await query.execute({
      teamIds: keys.map(({ teamId }) => teamId),
      userIds: keys.map(({ userId }) => userId),
    })
    return found.map((row): Membership | undefined =>
      row.member && row.team
        ? {
            ...rightsOf(row.member.role, row.member),
            siteIds: row.member.siteIds,
            siteId: row.member.siteId,
            isSuspended: row.member.state === 'suspended',
            team: row.team,
          }
        : undefined,
    )
  })
})

/** A user's membership and the other active members of the team, earliest joined first. */
export interface OwnMembership {
  readonly teamId: TeamId
  readonly teamName: string
  readonly role: Role
  readonly joinedAt: Date
  readonly lastUsedAt: Date
  readonly others: readonly MemberRow[]
}

export async function listMemberships(tx: Transaction, userId: string): Promise<OwnMembership[]> {
  const own = await tx
    .select({ ...getTableColumns(members), teamName: teams.name })
    .from(members)
    .innerJoin(teams, eq(teams.teamId, members.teamId))
    .where(and(eq(members.userId, userId), ne(members.state, 'left')))
    .orderBy(desc(members.lastUsedAt), teams.name, teams.teamId)
  const others = await tx
    .select()
    .from(members)
    .where(
      and(
        inArray(members.teamId, teamIdsOf(tx, userId)),
        ne(members.userId, userId),
        eq(members.state, 'active'),
      ),
    )
    .orderBy(asc(members.joinedAt), asc(members.userId))
  return own.map(({ teamId, teamName, role, joinedAt, lastUsedAt }) => ({
    teamId: teamId as TeamId, // ids from addTeam
    teamName,
    role,
    joinedAt,
    lastUsedAt,
    others: others.filter((other) => other.teamId === teamId),
  }))
}

/** Records a visit, with the account's current name and address. */
export async function touchMembership(
  tx: Transaction,
  teamId: TeamId,
  { userId, displayName, email }: Pick<Caller, 'userId' | 'displayName' | 'email'>,
  at: Date,
): Promise<void> {
  await tx
    .update(members)
    .set({ lastUsedAt: at, name: displayName ?? null, email: email ?? null })
    .where(isMember(teamId, userId))
}

/**
 * Moves all memberships to another user, except ended ones. If both are members, an active membership wins
 * over a suspended one, else the higher role, with its own rights. Returns the moved teams.
 */
export async function moveMemberships(
  tx: Transaction,
  fromUserId: string,
  toUserId: string,
): Promise<TeamId[]> {
  const moved = await tx
    .delete(members)
    .where(and(eq(members.userId, fromUserId), ne(members.state, 'left')))
    .returning()
  if (moved.length === 0) return []
  const rank = sql.raw(`array['${rolesUpwards.join("', '")}']`) // the roles are constants of the contract
  const states = sql.raw(`array['left', 'suspended', 'active']`)
  const wins = sql`(array_position(${states}, excluded.state), array_position(${rank}, excluded.role))
    > (array_position(${states}, ${members.state}), array_position(${rank}, ${members.role}))`
  const winner = (name: string, own: SQL) =>
    sql`case when ${wins} then ${sql.raw(`excluded.${name}`)} else ${own} end`
  await tx
    .insert(members)
    .values(moved.map((membership) => ({ ...membership, userId: toUserId })))
    .onConflictDoUpdate({
      target: [members.teamId, members.userId],
      set: {
        role: winner('role', sql`${members.role}`),
        state: winner('state', sql`${members.state}`),
        costView: winner('cost_view', sql`${members.costView}`),
        maxAdjustBp: winner('max_adjust_bp', sql`${members.maxAdjustBp}`),
        siteIds: winner('site_ids', sql`${members.siteIds}`),
        siteId: winner('site_id', sql`${members.siteId}`),
        lastUsedAt: sql`greatest(${members.lastUsedAt}, excluded.last_used_at)`,
      },
    })
  return moved.map(({ teamId }) => teamId as TeamId) // ids from addTeam
}

const rolesUpwards = Role.options.toReversed()

/** Locks the user's teams: their members cannot change until the transaction ends. */
export async function lockTeamsOf(tx: Transaction, userId: string): Promise<void> {
  await tx
    .select({ teamId: teams.teamId })
    .from(teams)
    .where(inArray(teams.teamId, teamIdsOf(tx, userId)))
    .orderBy(teams.teamId) // a fixed order prevents deadlocks
    .for('update')
}

export async function makeOwner(tx: Transaction, { teamId, userId }: MemberRow): Promise<void> {
  await tx.update(members).set({ role: 'owner' }).where(isMember(teamId, userId))
}

export async function removeMembership(tx: Transaction, teamId: TeamId, userId: string): Promise<void> {
  await tx.delete(members).where(isMember(teamId, userId))
}

/** Deletes the rows of a former member; returns the teams. */
export async function deleteFormerMember(tx: Transaction, userId: string): Promise<TeamId[]> {
  const left = and(eq(members.userId, userId), eq(members.state, 'left'))
  const rows = await tx.delete(members).where(left).returning({ teamId: members.teamId })
  return rows.map(({ teamId }) => teamId)
}

/** Subquery for the ids of the user's teams. */
export function teamIdsOf(tx: Transaction, userId: string) {
  return tx
    .select({ teamId: members.teamId })
    .from(members)
    .where(and(eq(members.userId, userId), ne(members.state, 'left')))
}

function isMember(teamId: TeamId, userId: string): SQL | undefined {
  return and(eq(members.teamId, teamId), eq(members.userId, userId))
}

export async function listMemberIds(tx: Transaction, teamId: TeamId): Promise<string[]> {
  const rows = await tx
    .select({ userId: members.userId })
    .from(members)
    .where(and(eq(members.teamId, teamId), eq(members.state, 'active')))
  return rows.map(({ userId }) => userId)
}
