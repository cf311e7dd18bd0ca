import type { Team } from '@costard/contract'
import { apiError } from '../api-error.ts'
import type { Change } from '../audit/recorded-change.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import type { ProductParts } from '../parts.ts'
import type { Member } from '../teams/member.ts'
import { lockTeam, saveMarginScheme } from '../teams/team-store.ts'
import { listTeamsOf } from './list-teams.ts'

/** Chooses whether sold devices are taxed on the margin. Throws team/no-vat, team/not-found. */
export async function editTax(
  parts: Pick<ProductParts, 'documents' | 'now'>,
  { tx, record }: Change,
  { teamId, caller }: Member,
  { marginScheme }: { readonly marginScheme: boolean },
): Promise<Team> {
  const before = await lockTeam(tx, teamId)
  if (marginScheme && before.taxRegime !== 'vat') throw apiError('team/no-vat')
  if (marginScheme !== before.marginScheme) {
    await saveMarginScheme(tx, teamId, marginScheme)
    await bumpRevisions(tx, parts, teamId, { settings: teamId }, caller.userId)
    await record({
      teamId,
      entity: 'team',
      entityId: teamId,
      before: { marginScheme: before.marginScheme },
      after: { marginScheme },
    })
  }
  const [team] = await listTeamsOf(tx, caller.userId, parts.now(), teamId)
  if (!team) throw apiError('team/not-found')
  return team
}
