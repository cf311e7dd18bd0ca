import type { Language } from '@costard/contract'
import type { Member } from '../../teams/member.ts'
import type { VisitedWidget } from './visited-widget.ts'

/**
 * Returns the member in whose name a widget acts, with the language of its visitor; undefined if nobody is left. Only who
 * put it live sends: that their email is verified was checked then.
 */
export function actingMember(
  { widget: { teamId, liveBy }, acting }: Pick<VisitedWidget, 'widget' | 'acting'>,
  language: string,
): Member | undefined {
  if (!acting) return undefined
  const { userId, membership } = acting
  const isSame = liveBy?.userId === userId
  return {
    ...membership,
    teamId,
    // The quote is in the language of the visitor.
    team: { ...membership.team, language: language as Language },
    caller: {
      userId,
      ...(isSame &&
        liveBy && { email: liveBy.email, ...(liveBy.name !== null && { displayName: liveBy.name }) }),
      isAnonymous: false,
      emailVerified: isSame,
      signedInAt: new Date(0),
    },
  }
}
