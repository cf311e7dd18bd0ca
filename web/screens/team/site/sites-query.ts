import type { Site, TeamId } from '@costard/contract'
import { useQuery } from '@tanstack/react-query'
import { query } from '#api/api.ts'
import { justReadMs } from '#api/just-read.ts'
import { useTeam } from '../team-context.ts'

export function sitesQuery(teamId: TeamId) {
  return query.sites.list.queryOptions({ input: { teamId }, staleTime: justReadMs })
}

const noSites: readonly Site[] = []

/** Query for the sites of the team and those of the user; not sent for a team without sites. */
export function useSites() {
  const { id, hasSites } = useTeam()
  const { data } = useQuery({ ...sitesQuery(id), enabled: hasSites })
  const sites = data?.sites ?? noSites
  return {
    sites,
    open: sites.filter(({ isArchived }) => !isArchived),
    own: data?.own,
    /** undefined for an unknown site, or while loading. */
    nameOf: (siteId: string | null) => sites.find(({ id: one }) => one === siteId)?.name,
  }
}
