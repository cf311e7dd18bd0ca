import type { Transaction } from '#database'
import { apiError } from '../api-error.ts'
import type { ProductParts } from '../parts.ts'
import type { Member } from '../teams/member.ts'
import { guestTeamLimits } from './usage-limits.ts'

export type Rows = keyof typeof guestTeamLimits

/**
 * Counts a quote or customer that the member is about to add. countHeld: of the team, up to a number; called for guests
 * only, and under the lock of the team's counter, so that concurrent calls add no more. Throws quote/too-many, team/full.
 */
export async function requireRoom(
  tx: Transaction,
  { usage }: Pick<ProductParts, 'usage'>,
  { teamId, caller }: Pick<Member, 'teamId' | 'caller'>,
  rows: Rows,
  countHeld: (upTo: number) => Promise<number>,
): Promise<void> {
  if (!usage.isOn) return
  await usage.spend(tx, 'quote/too-many', [
    [`${rows}-per-team`, teamId],
    [`${rows}-per-person`, caller.userId],
  ])
  const allowed = guestTeamLimits[rows]
  if (caller.isAnonymous && (await countHeld(allowed)) >= allowed)
    throw apiError('team/full', { [rows]: allowed })
}
