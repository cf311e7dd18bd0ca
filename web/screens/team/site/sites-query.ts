import type { Site, TeamId } from '@costard/contract'
import { useQuery } from '@tanstack/react-query'
import { query } from '#api/api.ts'
import { justReadMs } from '#api/just-read.ts'
import { useTeam } from '../team-context.ts'

export function sitesQuery(teamId: TeamId) {
  return query.sites.list.queryOptions({ input: { teamId }, staleTime: justReadMs })
}

const noSites: readonly Site[] = []

/** The sites of the team, and the user's own; a team without sites is not asked. */
export function useSites() {
  const { id, hasSites } = useTeam()
  const { data } = useQuery({ ...sitesQuery(id), enabled: hasSites })
  const sites = data?.sites ?? noSites
  return {
    sites,
    open: sites.filter(({ isArchived }) => !isArchived),
    own: data?.own,
    /** Undefined for a site that is not known (yet). */
    nameOf: (siteId: string | null) => sites.find(({ id: one }) => one === siteId)?.name,
  }
}
