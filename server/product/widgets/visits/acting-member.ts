import { type Language, may } from '@costard/contract'
import type { Transaction } from '#database'
import { isRecoveredSince } from '#identity'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/memberships/member.ts'
import type { VisitedWidget } from './visited-widget.ts'

/**
 * Returns the member in whose name a widget acts, with the visitor's language; undefined if there is none.
 * Only the member who published the widget sends, while allowed to; their verified address was checked at
 * publishing.
 */
export async function actingMember(
  { identity }: Pick<ProductParts, 'identity'>,
  tx: Transaction,
  { widget: { teamId, liveBy }, acting }: Pick<VisitedWidget, 'widget' | 'acting'>,
  language: string,
): Promise<Member | undefined> {
  if (!acting) return undefined
  const { userId, membership } = acting
  const standing = await identity.standingOf(userId, tx)
  const sends =
    liveBy?.userId === userId &&
    may(membership, 'quote.send') &&
    standing.isEnabled &&
    standing.isProven &&
    !isRecoveredSince(standing, new Date(liveBy.at ?? 0))
  return {
    ...membership,
    teamId,
    // The quote gets the language of the visitor.
    team: { ...membership.team, language: language as Language },
    caller: {
      userId,
      ...(sends && { email: liveBy.email, ...(liveBy.name !== null && { displayName: liveBy.name }) }),
      isAnonymous: false,
      emailVerified: sends,
      signedInAt: new Date(0),
    },
  }
}
