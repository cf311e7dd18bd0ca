import type { Team, TeamId } from '@costard/contract'
import type { Keeper } from '../kept/keep-answers.ts'
import type { Entry } from './entry.ts'
import type { CatalogOf, QuoteMaking } from './offline-quote.ts'

/**
 * Reads the team and the catalogs of lines from the data kept on the device. Throws if the team is missing.
 */
export async function makingFor(
  {
    keeper,
    numberOf,
  }: { readonly keeper: Pick<Keeper, 'keptOf'>; readonly numberOf: (entry: Entry) => string },
  teamId: TeamId,
  lines: readonly Parameters<CatalogOf>[0][],
): Promise<QuoteMaking> {
  const team = (await keeper.keptOf('teams.get', { teamId })) as Team | undefined
  if (!team) throw new TypeError('The team is not on this device')
  const documents = new Map<string, ReturnType<CatalogOf>>()
  for (const { catalogId, catalogVersion: version } of lines) {
    const input = { teamId, catalogId, ...(version !== undefined && { version }) }
    documents.set(
      `${catalogId} ${version}`,
      (await keeper.keptOf('catalogs.get', input)) as ReturnType<CatalogOf>,
    )
  }
  return {
    team,
    numberOf,
    catalogOf: ({ catalogId, catalogVersion }) => documents.get(`${catalogId} ${catalogVersion}`),
  }
}
