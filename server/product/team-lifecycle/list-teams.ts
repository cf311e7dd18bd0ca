import { CashStep, rightsOf, type Team, type TeamId, type UnlistedTaxes } from '@costard/contract'
import { dayIn, validUntil } from '@costard/quotes'
import { and, desc, eq, isNull, or } from 'drizzle-orm'
import type { Transaction } from '#database'
import { listUnlistedTaxes } from '../catalogs/unlisted-taxes.ts'
import { openQuotes } from '../quotes/lists/open-quotes.ts'
import { cityOf } from '../teams/shop-details/city-of.ts'
import { clockOf } from '../teams/clock-of.ts'
import { erasedAt } from '../teams/erased-at.ts'
import { logoPath } from '../teams/shop-details/logo-store.ts'
import { members, teams } from '../teams/schema.ts'
import { shopDetails, shopLogos } from '../teams/shop-schema.ts'
import { isActive } from '../teams/team-store.ts'

/** Returns the user's teams, most recently used first; only the given team if teamId is set. */
export async function listTeamsOf(
  tx: Transaction,
  userId: string,
  at: Date,
  teamId?: TeamId,
): Promise<Team[]> {
  const days = daysAround(at)
  const rows = await tx
    .select({
      team: teams,
      member: members,
      openQuotes: openQuotes(teams.teamId, days),
      logoId: shopLogos.logoId,
      town: shopDetails.town,
    })
    .from(members)
    .innerJoin(teams, eq(teams.teamId, members.teamId))
    .leftJoin(shopLogos, eq(shopLogos.teamId, members.teamId))
    .leftJoin(shopDetails, eq(shopDetails.teamId, members.teamId))
    .where(
      and(
        isActive(userId),
        or(isNull(teams.closedAt), eq(members.role, 'owner')),
        teamId === undefined ? undefined : eq(members.teamId, teamId),
      ),
    )
    .orderBy(desc(members.lastUsedAt), teams.name, teams.teamId)
  const taxes = await taxesOfTeams(
    tx,
    rows.map(({ team }) => team.teamId),
  )
  return rows.map(({ team, member, openQuotes: open, logoId, town }) => ({
    // Ids from addTeam, validated by the contract.
    id: team.teamId as Team['id'],
    name: team.name,
    logoUrl: logoId === null ? null : logoPath(logoId),
    city: cityOf(town ?? '') ?? null,
    country: team.country,
    language: team.language as Team['language'],
    currency: team.currency,
    timeZone: team.timeZone,
    clock: clockOf(team.timeZone, at),
    validDays: team.validDays,
    cashLimitMinor: team.cashLimitMinor,
    taxRegime: team.taxRegime,
    taxRateBp: team.taxRateBp,
    unlistedTaxes: taxes.get(team.teamId) ?? [],
    marginScheme: team.marginScheme,
    taxNumbers: [...team.taxNumbers],
    taxRounding: team.taxRounding,
    cashStepMinor: CashStep.nullable().parse(team.cashStepMinor),
    allowsLateAcceptance: team.allowsLateAcceptance,
    offlineWork: team.offlineWork,
    ...rightsOf(member.role, member),
    showsFirstSteps: member.showsFirstSteps,
    showsSamples: team.showsSamples,
    hasSites: team.hasSites,
    openQuotes: open[days.indexOf(dayIn(team.timeZone, at))] ?? 0,
    lastUsedAt: member.lastUsedAt.toISOString(),
    erasedAt: team.closedAt && erasedAt(team.closedAt).toISOString(),
  }))
}

async function taxesOfTeams(
  tx: Transaction,
  teamIds: readonly TeamId[],
): Promise<ReadonlyMap<TeamId, UnlistedTaxes[]>> {
  const all = await listUnlistedTaxes(tx, teamIds)
  return Map.groupBy(all, ({ teamId }) => teamId)
}

/** Returns yesterday, today and tomorrow in UTC. */
function daysAround(at: Date): string[] {
  return [-1, 0, 1].map((days) => validUntil(dayIn('UTC', at), days))
}
