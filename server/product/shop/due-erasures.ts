import type { DueErasures } from '@costard/contract'
import type { Transaction } from '#database'
import { countInactive } from '../customer-records/inactive-store.ts'
import { nextRetentionRun } from '../customer-records/retention-run.ts'
import type { TeamRow } from '../teams/team-store.ts'

/** Returns the customers of a team that the next run erases. */
export async function describeDueErasures(tx: Transaction, team: TeamRow, now: Date): Promise<DueErasures> {
  const { retentionMonths, retentionFrom } = team
  if (retentionMonths === null) return { at: null, customers: 0, hasMore: false }
  const run = nextRetentionRun(now, retentionFrom)
  return { at: run.toISOString(), ...(await countInactive(tx, { ...team, retentionMonths }, run)) }
}
