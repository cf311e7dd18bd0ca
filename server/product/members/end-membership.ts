import type { Transaction } from '#database'
import type { ProductParts } from '../parts.ts'
import { revokeApiKeysOf } from '../api-keys/api-key-store.ts'
import { removeViewsOf } from '../quote-views/view-store.ts'
import type { MemberRow } from '../teams/memberships/membership-store.ts'
import { endPresence, publishMemberships } from '../teams/memberships/publish-memberships.ts'
import { updateMember } from '../teams/memberships/member-store.ts'

/** Ends a membership and the member's API keys. The member's work keeps their name. */
export async function endMembership(
  tx: Transaction,
  parts: Pick<ProductParts, 'documents'>,
  { teamId, userId }: Pick<MemberRow, 'teamId' | 'userId'>,
): Promise<void> {
  await updateMember(tx, teamId, userId, {
    state: 'left',
    costView: null,
    maxAdjustBp: null,
    siteIds: [],
    siteId: null,
  })
  await revokeApiKeysOf(tx, teamId, userId)
  await removeViewsOf(tx, teamId, userId)
  await endPresence(tx, parts, userId, [teamId])
  await publishMemberships(tx, parts, [userId])
}
