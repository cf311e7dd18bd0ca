import type { Closing, TeamId } from '@costard/contract'
import type { Transaction } from '#database'
import { countApiKeys } from '../../api-keys/api-key-store.ts'
import { countMembers } from '../../teams/memberships/member-store.ts'
import { countLiveWidgets } from '../../widgets/live-widgets.ts'
import { erasedAt } from '../../teams/erased-at.ts'

/** Returns the items that would end if the team were closed now. */
export async function describeClosing(
  tx: Transaction,
  teamId: TeamId,
  openQuotes: number,
  at: Date,
): Promise<Closing> {
  return {
    openQuotes,
    liveWidgets: await countLiveWidgets(tx, teamId),
    otherMembers: (await countMembers(tx, teamId)) - 1,
    apiKeys: await countApiKeys(tx, teamId, at),
    erasedAt: erasedAt(at).toISOString(),
  }
}
