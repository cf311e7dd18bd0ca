import type { TeamId } from '@costard/contract'
import type { Caller } from '#identity'
import type { Transaction } from '#database'
import type { ProductParts } from '../../parts.ts'

/**
 * Publishes a member's name and photo to other members when the transaction commits: live documents of
 * presence and revisions only have user ids, since clients could claim any name. photoUrl: undefined if
 * unknown.
 */
export function publishMember(
  tx: Transaction,
  { documents }: Pick<ProductParts, 'documents'>,
  teamIds: readonly TeamId[],
  { userId, displayName, email }: Pick<Caller, 'userId' | 'displayName' | 'email'>,
  photoUrl?: string | null,
): Promise<void> {
  const name = displayName || email || null
  const photo = photoUrl || null
  return documents.setAll(
    tx,
    teamIds.map((teamId) => ({ path: memberPath(teamId, userId), value: { name, photo } })),
  )
}

/** Removes the published name and photo of a former member. */
export function removeMember(
  tx: Transaction,
  { documents }: Pick<ProductParts, 'documents'>,
  teamIds: readonly TeamId[],
  userId: string,
): Promise<void> {
  return documents.setAll(
    tx,
    teamIds.map((teamId) => ({ path: memberPath(teamId, userId), value: null })),
  )
}

function memberPath(teamId: TeamId, userId: string): string[] {
  return ['revisions', teamId, 'members', userId]
}
