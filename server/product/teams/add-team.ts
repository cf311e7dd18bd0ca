import type { AddTeam, Team, TeamId } from '@costard/contract'
import { defaultNumberPattern } from '@costard/quotes'
import type { z } from 'zod'
import type { Caller } from '#identity'
import { apiError } from '../api-error.ts'
import { publishCatalogs } from '../catalogs/publish-catalogs.ts'
import { starterCatalogs } from '../catalogs/starter/starter-catalogs.ts'
import { findCountry } from '../locales/countries.ts'
import { newId } from '../new-id.ts'
import type { ProductParts } from '../parts.ts'
import { publishMember } from './publish-member.ts'
import { publishMemberships } from './publish-memberships.ts'
import { insertTeam, knowsTimeZone, listTeamsOf } from './team-store.ts'

/** Creates a team owned by the caller, by default with the starter catalogs. Throws team/country-unknown, team/time-zone-unknown. */
export async function addTeam(
  parts: Pick<ProductParts, 'database' | 'documents' | 'now'>,
  caller: Caller,
  input: z.output<typeof AddTeam>,
): Promise<Team> {
  const country = findCountry(input.country)
  if (!country) throw apiError('team/country-unknown')
  const teamId = newId<TeamId>()
  const createdAt = parts.now()
  const timeZone = input.timeZone ?? country.timeZone
  return parts.database.transaction(async (tx) => {
    if (!(await knowsTimeZone(tx, timeZone))) throw apiError('team/time-zone-unknown')
    await insertTeam(
      tx,
      {
        teamId,
        name: input.name,
        country: country.code,
        language: input.language,
        currency: country.currency,
        timeZone,
        taxRegime: country.taxRegime,
        taxRateBp: country.taxRateBp,
        numberPattern: defaultNumberPattern,
        createdAt,
        createdBy: caller.userId,
      },
      caller.userId,
    )
    if (input.startWith === 'sample') {
      const documents = starterCatalogs({ currency: country.currency, taxRateBp: country.taxRateBp, newId })
      const publication = { teamId, publishedBy: caller.userId, publishedAt: createdAt }
      await publishCatalogs(tx, parts, publication, documents)
    }
    const [team] = await listTeamsOf(tx, caller.userId, createdAt, teamId)
    if (!team) throw new Error('the new team was not found')
    await publishMember(tx, parts, [teamId], caller)
    await publishMemberships(tx, parts, [caller.userId])
    return team
  })
}
