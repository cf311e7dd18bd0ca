import { type Language, may } from '@costard/contract'
import type { Transaction } from '#database'
import { isRecoveredSince } from '#identity'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/memberships/member.ts'
import type { VisitedWidget } from './visited-widget.ts'

/**
 * Returns the member in whose name a widget acts, with the language of its visitor; undefined if nobody is left. Only who
 * put it live sends, as long as they may; that their email is verified was checked then.
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
    // The quote is in the language of the visitor.
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
