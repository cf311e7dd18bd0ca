import type { TeamId } from '@costard/contract'
import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { members } from '../teams/schema.ts'
import { invitations } from './invitations/schema.ts'
import { hasRow } from '../rows/has-row.ts'

/** Condition: another person is a member of the team or is invited. */
export function hasColleague(teamId: TeamId, userId: string): SQL {
  return sql`${hasRow(members, teamId, and(ne(members.userId, userId), eq(members.state, 'active')))}
    or ${hasRow(invitations, teamId, eq(invitations.state, 'open'))}`
}
