import { type AddTeam, sampleCurrencies, type Team, type TeamId, usualValidDays } from '@costard/contract'
import { defaultNumberPattern } from '@costard/quotes'
import type { z } from 'zod'
import type { Transaction } from '#database'
import { clientNetwork } from '#http'
import type { Caller } from '#identity'
import { apiError } from '../calls/api-error.ts'
import type { Change } from '../audit/recorded-change.ts'
import { publishCatalogs } from '../catalogs/publish-catalogs.ts'
import { starterCatalogs } from '../catalogs/starter/starter-catalogs.ts'
import { cashLimitOf } from '../locales/cash-limits.ts'
import { findCountry } from '../locales/countries.ts'
import { retentionOf } from '../locales/retention.ts'
import { newId } from '../rows/new-id.ts'
import type { ProductParts } from '../parts.ts'
import { publishMember } from '../teams/memberships/publish-member.ts'
import { maxTeamsPerGuest, maxTeamsPerPerson } from '../usage/usage-limits.ts'
import { publishMemberships } from '../teams/memberships/publish-memberships.ts'
import { countTeamsCreatedBy, insertTeam } from '../teams/team-store.ts'
import { listTeamsOf } from './list-teams.ts'

/**
 * Creates a team owned by the caller, by default with the starter catalogs. clientAddress: for limiting teams
 * created by guests at the same address. Throws team/country-unknown, team/too-many.
 */
export async function addTeam(
  parts: Pick<ProductParts, 'documents' | 'usage' | 'now'>,
  { tx, record }: Change,
  caller: Caller,
  input: z.output<typeof AddTeam>,
  clientAddress: string,
): Promise<Team> {
  const country = findCountry(input.country)
  if (!country) throw apiError('team/country-unknown')
  const teamId = newId<TeamId>()
  const createdAt = parts.now()
  const timeZone = input.timeZone ?? country.timeZone
  await requireRoomForTeam(tx, parts, caller, clientAddress)
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
      marginScheme: false,
      taxNumbers: [],
      taxRounding: 'line',
      cashStepMinor: null,
      numberPattern: defaultNumberPattern,
      numberReset: 'never',
      allowsLateAcceptance: false,
      offlineWork: 'off',
      othersRelease: null,
      assistantsBy: 'admins',
      knownAssistants: [],
      validDays: usualValidDays,
      cashLimitMinor: cashLimitOf({ country: country.code, currency: country.currency }),
      retentionMonths: retentionOf(country.code),
      retentionFrom: createdAt,
      showsSamples: input.showsSamples && sampleCurrencies.includes(country.currency),
      hasSites: false,
      createdAt,
      createdBy: caller.userId,
      closedAt: null,
    },
    { ...caller, showsFirstSteps: input.showsFirstSteps },
  )
  if (input.startWith === 'sample') {
    const { currency, taxRateBp } = country
    const documents = starterCatalogs({ currency, taxRateBp, newId })
    const publication = { teamId, publishedBy: caller.userId, publishedAt: createdAt }
    await publishCatalogs(tx, parts, publication, documents)
  }
  const [team] = await listTeamsOf(tx, caller.userId, createdAt, teamId)
  if (!team) throw new Error('the new team was not found')
  await publishMember(tx, parts, [teamId], caller)
  await publishMemberships(tx, parts, [caller.userId])
  const { country: countryCode, currency } = team
  await record({ teamId, entity: 'team', entityId: teamId, after: { country: countryCode, currency } })
  return team
}

/**
 * Counts first: the lock of the counter serialises the caller's calls, so the teams counted afterwards are
 * complete.
 */
async function requireRoomForTeam(
  tx: Transaction,
  { usage }: Pick<ProductParts, 'usage'>,
  { userId, isAnonymous }: Caller,
  clientAddress: string,
): Promise<void> {
  if (!usage.isOn) return
  await usage.spend(tx, 'team/too-many', [
    ['teams-per-person', userId],
    ['teams-per-network', clientNetwork(clientAddress) ?? clientAddress],
  ])
  const allowed = isAnonymous ? maxTeamsPerGuest : maxTeamsPerPerson
  if ((await countTeamsCreatedBy(tx, userId)) >= allowed) throw apiError('team/too-many', { allowed })
}
