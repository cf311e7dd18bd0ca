import type { Closing, TeamId } from '@costard/contract'
import { and, asc, eq, lt } from 'drizzle-orm'
import type { Transaction } from '#database'
import { countApiKeys } from '../../api-keys/api-key-store.ts'
import { countMembers } from '../../members/member-store.ts'
import { widgets } from '../../widgets/schema.ts'
import { erasedAt } from '../../teams/erased-at.ts'
import { teams } from '../../teams/schema.ts'

/** Returns what ends when a team is closed now. */
export async function describeClosing(
  tx: Transaction,
  teamId: TeamId,
  openQuotes: number,
  at: Date,
): Promise<Closing> {
  return {
    openQuotes,
    liveWidgets: await tx.$count(widgets, and(eq(widgets.teamId, teamId), eq(widgets.state, 'live'))),
    otherMembers: (await countMembers(tx, teamId)) - 1,
    apiKeys: await countApiKeys(tx, teamId, at),
    erasedAt: erasedAt(at).toISOString(),
  }
}

export async function saveClosedAt(tx: Transaction, teamId: TeamId, closedAt: Date | null): Promise<void> {
  await tx.update(teams).set({ closedAt }).where(eq(teams.teamId, teamId))
}

/** Returns some teams that were closed before this moment, earliest first. */
export async function listClosedBefore(tx: Transaction, moment: Date, limit: number): Promise<TeamId[]> {
  const rows = await tx
    .select({ teamId: teams.teamId })
    .from(teams)
    .where(lt(teams.closedAt, moment))
    .orderBy(asc(teams.closedAt))
    .limit(limit)
  return rows.map(({ teamId }) => teamId)
}
