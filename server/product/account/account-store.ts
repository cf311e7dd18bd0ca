import { type Role, TeamId } from '@costard/contract'
import { and, asc, desc, eq, getTableColumns, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { members, quotes, teams } from '../schema.ts'

export type MemberRow = typeof members.$inferSelect

/** A person's place in a team, and who else is in it, the one who joined first before the others. */
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
    .where(eq(members.userId, userId))
    .orderBy(desc(members.lastUsedAt), teams.name, teams.teamId)
  const others = await tx
    .select()
    .from(members)
    .where(and(inArray(members.teamId, teamsOf(tx, userId)), ne(members.userId, userId)))
    .orderBy(asc(members.joinedAt), asc(members.userId))
  return own.map(({ teamId, teamName, role, joinedAt, lastUsedAt }) => ({
    teamId: teamId as TeamId, // written by addTeam
    teamName,
    role,
    joinedAt,
    lastUsedAt,
    others: others.filter((other) => other.teamId === teamId),
  }))
}

/** Keeps the teams of a person from changing members until the transaction ends. */
export async function lockTeamsOf(tx: Transaction, userId: string): Promise<void> {
  await tx
    .select({ teamId: teams.teamId })
    .from(teams)
    .where(inArray(teams.teamId, teamsOf(tx, userId)))
    .orderBy(teams.teamId) // always in one order: two who leave at once wait for each other once at most
    .for('update')
}

export async function makeOwner(tx: Transaction, { teamId, userId }: MemberRow): Promise<void> {
  await tx.update(members).set({ role: 'owner' }).where(isMember(teamId, userId))
}

export async function removeMembership(tx: Transaction, teamId: TeamId, userId: string): Promise<void> {
  await tx.delete(members).where(isMember(teamId, userId))
}

/** The quotes a person made in the teams they are in, the newest first; of each device its name. */
export async function listQuotesMadeBy(tx: Transaction, userId: string) {
  return tx
    .select({
      teamId: quotes.teamId,
      quoteId: quotes.quoteId,
      number: quotes.number,
      state: quotes.state,
      devices: sql<string[]>`jsonb_path_query_array(${quotes.lines}, '$[*].device.name')`,
      currency: quotes.currency,
      netMinor: quotes.netMinor,
      note: quotes.note,
      createdAt: quotes.createdAt,
      updatedAt: quotes.updatedAt,
      sentAt: quotes.sentAt,
    })
    .from(quotes)
    .where(and(inArray(quotes.teamId, teamsOf(tx, userId)), eq(quotes.createdBy, userId)))
    .orderBy(desc(quotes.createdAt), quotes.quoteId)
}

function teamsOf(tx: Transaction, userId: string) {
  return tx.select({ teamId: members.teamId }).from(members).where(eq(members.userId, userId))
}

function isMember(teamId: string, userId: string): SQL | undefined {
  return and(eq(members.teamId, teamId), eq(members.userId, userId))
}
