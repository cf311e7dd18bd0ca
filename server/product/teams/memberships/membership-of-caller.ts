import { rightsOf, type TeamId } from '@costard/contract'
import { getTableColumns } from 'drizzle-orm'
import { jsonOf, typedRow } from '#database'
import type { ReadWithCaller } from '#identity'
import type { Membership } from './membership-store.ts'
import { members, teams } from '../schema.ts'

/** A membership that was read with the account of its user. */
export interface ReadMembership {
  readonly teamId: TeamId
  /** undefined: the user is not a member. */
  readonly membership: Membership | undefined
  /** Time of reading, by performance.now(). */
  readonly at: number
}

const { role, state, costView, maxAdjustBp, siteIds, siteId } = getTableColumns(members)
const memberColumns = { role, state, costView, maxAdjustBp, siteIds, siteId }
const teamColumns = getTableColumns(teams)

/** Query for the membership in a team as JSON, by the id of the team. */
export const membershipOfCaller: ReadWithCaller = {
  name: 'product_find_caller_and_membership',
  scalar: `
    select json_build_array(${jsonOf({ member: memberColumns })}, ${jsonOf({ team: teamColumns })})::text
    from product.members as member join product.teams as team on team.team_id = member.team_id
    where member.team_id = input.asked and member.user_id = input.user_id and member.state <> 'left'`,
}

/** Parses the result of membershipOfCaller. */
export function membershipIn(read: string | null): Membership | undefined {
  return read === null ? undefined : membershipOf(read)
}

function membershipOf(text: string): Membership {
  const [member, team] = JSON.parse(text) as [unknown, unknown] // shape of the statement above
  const own = memberOf(member)
  return {
    ...rightsOf(own.role, own),
    siteIds: own.siteIds,
    siteId: own.siteId,
    isSuspended: own.state === 'suspended',
    team: teamOf(team),
  }
}

const memberOf = typedRow(memberColumns)
const teamOf = typedRow(teamColumns)
