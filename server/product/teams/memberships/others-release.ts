import { rolesByPermission } from '@costard/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { members } from '../schema.ts'
import type { TeamRow } from '../team-store.ts'

/** Number of members from which another member has to release, unless the team has set otherwise. */
const fromMembers = 3
/** Minimum number of members who may release: a single one would have nobody to ask. */
const fromReleasers = 2

/** True if members of the team must not release their own held lines. */
export async function othersReleaseIn(
  tx: Transaction,
  { teamId, othersRelease }: Pick<TeamRow, 'teamId' | 'othersRelease'>,
): Promise<boolean> {
  if (othersRelease !== null) return othersRelease
  const mayRelease = inArray(members.role, [...rolesByPermission['quote.override']])
  const [counted] = await tx
    .select({
      all: sql`count(*)`.mapWith(Number),
      releasers: sql`count(*) filter (where ${mayRelease})`.mapWith(Number),
    })
    .from(members)
    .where(and(eq(members.teamId, teamId), eq(members.state, 'active')))
  return (counted?.all ?? 0) >= fromMembers && (counted?.releasers ?? 0) >= fromReleasers
}
