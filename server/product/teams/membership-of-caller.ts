import { rightsOf, type TeamId } from '@costard/contract'
import { getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ReadWithCaller } from '#identity'
import type { Membership } from './membership-store.ts'
import { members, teams } from './schema.ts'

/** A membership that was read with the account of its user. */
export interface ReadMembership {
  readonly teamId: TeamId
  /** undefined: the user is not a member. */
  readonly membership: Membership | undefined
  /** When, by performance.now(). */
  readonly at: number
}

/** The membership in a team, as JSON, by the id of the team. */
export const membershipOfCaller: ReadWithCaller = {
  name: 'product_find_caller_and_membership',
  scalar: sql`
    select jsonb_build_object('member', to_jsonb(member), 'team', to_jsonb(team))
    from ${members} as member join ${teams} as team on team.team_id = member.team_id
    where member.team_id = input.asked and member.user_id = input.user_id and member.state <> 'left'`,
}

/** Returns what membershipOfCaller found. */
export function membershipIn(read: unknown): Membership | undefined {
  if (read === null) return undefined
  const { member, team } = read as Readonly<Record<'member' | 'team', Row>> // of the statement above
  const own = rowOf(members, member)
  const { role, state, siteIds, siteId } = own
  return {
    ...rightsOf(role, own),
    siteIds,
    siteId,
    isSuspended: state === 'suspended',
    team: rowOf(teams, team),
  }
}

type Row = Readonly<Record<string, unknown>>

/** Returns a row that PostgreSQL converted to JSON as Drizzle would. */
function rowOf<Table extends PgTable>(table: Table, json: Row): Table['$inferSelect'] {
  const values = Object.entries(getTableColumns(table)).map(([key, column]) => {
    const value = json[column.name]
    return [key, value === null ? null : column.mapFromDriverValue(value)]
  })
  return Object.fromEntries(values) as Table['$inferSelect'] // all its columns
}
