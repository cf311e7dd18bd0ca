import type { Team } from '@costard/contract'
import { apiError } from '../api-error.ts'
import type { Change } from '../audit/recorded-change.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import type { ProductParts } from '../parts.ts'
import type { Member } from './member.ts'
import { listTeamsOf, saveLateAcceptance } from './team-store.ts'

/** Chooses whether members accept for a customer after the last day of an offer. Throws team/not-found. */
export async function editOffers(
  parts: Pick<ProductParts, 'documents' | 'now'>,
  { tx, record }: Change,
  { team: before, teamId, caller }: Member,
  { allowsLateAcceptance }: { readonly allowsLateAcceptance: boolean },
): Promise<Team> {
  await saveLateAcceptance(tx, teamId, allowsLateAcceptance)
  await bumpRevisions(tx, parts, teamId, { settings: teamId }, caller.userId)
  await record({
    teamId,
    entity: 'team',
    entityId: teamId,
    before: { allowsLateAcceptance: before.allowsLateAcceptance },
    after: { allowsLateAcceptance },
  })
  const [team] = await listTeamsOf(tx, caller.userId, parts.now(), teamId)
  if (!team) throw apiError('team/not-found')
  return team
}
