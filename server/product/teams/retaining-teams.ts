import type { TeamId } from '@costard/contract'
import { and, asc, eq, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { teams } from './schema.ts'

/** A team with a retention period. */
export interface RetainingTeam {
  readonly teamId: TeamId
  readonly timeZone: string
  readonly retentionMonths: number
}

/** Returns teams whose retention has begun, after the team with this id. */
export async function listRetaining(
  tx: Transaction,
  at: Date,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<RetainingTeam[]> {
  const rows = await tx
    .select({ teamId: teams.teamId, timeZone: teams.timeZone, retentionMonths: teams.retentionMonths })
    .from(teams)
    .where(and(isRetaining(at), sql`${teams.teamId} > ${after}`))
    .orderBy(asc(teams.teamId))
    .limit(limit)
  return rows.flatMap(({ retentionMonths, ...team }) =>
    retentionMonths === null ? [] : { ...team, retentionMonths },
  )
}

/** Returns a team if its retention has begun, locked until the transaction ends. */
export async function findRetaining(
  tx: Transaction,
  teamId: TeamId,
  at: Date,
): Promise<RetainingTeam | undefined> {
  const [row] = await tx
    .select({ timeZone: teams.timeZone, retentionMonths: teams.retentionMonths })
    .from(teams)
    .where(and(eq(teams.teamId, teamId), isRetaining(at)))
    .for('share')
  return row && row.retentionMonths !== null
    ? { teamId, timeZone: row.timeZone, retentionMonths: row.retentionMonths }
    : undefined
}

function isRetaining(at: Date): SQL | undefined {
  return and(isNotNull(teams.retentionMonths), isNull(teams.closedAt), lte(teams.retentionFrom, at))
}
