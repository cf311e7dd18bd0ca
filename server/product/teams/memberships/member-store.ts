import type { OwnRights, Role, SiteId, TeamId, TeamMember } from '@costard/contract'
import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { apiError } from '../../calls/api-error.ts'
import type { MemberRow } from './membership-store.ts'
import { members } from '../schema.ts'

/** Returns active and suspended members of a team, earliest joined first. */
export function listMembers(tx: Transaction, teamId: TeamId): Promise<MemberRow[]> {
  return tx
    .select()
    .from(members)
    .where(and(eq(members.teamId, teamId), ne(members.state, 'left')))
    .orderBy(asc(members.joinedAt), asc(members.userId))
}

/** Throws member/not-found. */
export async function getMember(tx: Transaction, teamId: TeamId, userId: string): Promise<MemberRow> {
  const [row] = await tx
    .select()
    .from(members)
    .where(and(isMember(teamId, userId), ne(members.state, 'left')))
  if (!row) throw apiError('member/not-found')
  return row
}

/** Returns the rows of current and former members. */
export function findMembers(
  tx: Transaction,
  teamId: TeamId,
  userIds: readonly string[],
): Promise<MemberRow[]> {
  return tx
    .select()
    .from(members)
    .where(and(eq(members.teamId, teamId), inArray(members.userId, [...userIds])))
}

/** Adds a member, or reactivates a former one. */
export async function insertMember(tx: Transaction, row: typeof members.$inferInsert): Promise<void> {
  const { teamId: _t, userId: _u, ...joined } = row
  await tx
    .insert(members)
    .values(row)
    .onConflictDoUpdate({ target: [members.teamId, members.userId], set: { ...joined, state: 'active' } })
}

interface MemberChange extends Partial<OwnRights> {
  readonly role?: Role
  readonly state?: MemberRow['state']
  readonly siteIds?: SiteId[]
  readonly siteId?: null
}

export async function updateMember(
  tx: Transaction,
  teamId: TeamId,
  userId: string,
  change: MemberChange,
): Promise<MemberRow> {
  const [row] = await tx.update(members).set(change).where(isMember(teamId, userId)).returning()
  if (!row) throw apiError('member/not-found')
  return row
}

export async function saveOwnSite(
  tx: Transaction,
  teamId: TeamId,
  userId: string,
  siteId: SiteId | null,
): Promise<void> {
  await tx.update(members).set({ siteId }).where(isMember(teamId, userId))
}

/** Removes a deleted site from the members who work there. */
export async function removeSiteOfMembers(tx: Transaction, teamId: TeamId, siteId: SiteId): Promise<void> {
  await tx
    .update(members)
    .set({
      siteIds: sql`array_remove(${members.siteIds}, ${siteId})`,
      siteId: sql`nullif(${members.siteId}, ${siteId})`,
    })
    .where(eq(members.teamId, teamId))
}

/** Returns the number of active owners. */
export function countOwners(tx: Transaction, teamId: TeamId): Promise<number> {
  return tx.$count(
    members,
    and(eq(members.teamId, teamId), eq(members.role, 'owner'), eq(members.state, 'active')),
  )
}

export function countMembers(tx: Transaction, teamId: TeamId): Promise<number> {
  return tx.$count(members, and(eq(members.teamId, teamId), ne(members.state, 'left')))
}

/** Returns those of the lower-cased addresses that belong to members of a team. */
export async function listMemberAddresses(
  tx: Transaction,
  teamId: TeamId,
  emails: readonly string[],
): Promise<string[]> {
  const email = sql<string>`lower(${members.email})`
  const rows = await tx
    .select({ email })
    .from(members)
    .where(
      and(
        eq(members.teamId, teamId),
        ne(members.state, 'left'),
        sql`${email} = any(${sql.param([...emails])}::text[])`,
      ),
    )
  return rows.map((row) => row.email)
}

/** seesEmail: true if the reader manages members. */
export function describeMember(row: MemberRow, seesEmail: boolean): TeamMember {
  const { userId, name, email, role, state, joinedAt, lastUsedAt, costView, maxAdjustBp, siteIds } = row
  return {
    userId,
    name,
    email: seesEmail ? email : null,
    role,
    isSuspended: state === 'suspended',
    joinedAt: joinedAt.toISOString(),
    lastSeenAt: lastUsedAt.toISOString(),
    costView,
    maxAdjustBp,
    siteIds,
  }
}

function isMember(teamId: TeamId, userId: string): SQL | undefined {
  return and(eq(members.teamId, teamId), eq(members.userId, userId))
}

/** Stores whether a member sees the first steps above the quotes. */
export async function saveShowsFirstSteps(
  tx: Transaction,
  { teamId, userId }: { readonly teamId: TeamId; readonly userId: string },
  isShown: boolean,
): Promise<void> {
  await tx
    .update(members)
    .set({ showsFirstSteps: isShown })
    .where(and(eq(members.teamId, teamId), eq(members.userId, userId)))
}
