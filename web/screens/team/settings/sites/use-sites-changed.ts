import { useQueryClient } from '@tanstack/react-query'
import { query } from '#api/api.ts'
import { useTeam } from '../../team-context.ts'

/** Returns a function that reads the list of sites again, and whether the team has any. */
export function useSitesChanged(): () => Promise<unknown> {
  const { id: teamId } = useTeam()
  const cache = useQueryClient()
  return () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: query.sites.list.key({ input: { teamId } }) }),
      cache.invalidateQueries({ queryKey: query.teams.get.key({ input: { teamId } }) }),
      cache.invalidateQueries({ queryKey: query.members.list.key({ input: { teamId } }) }),
    ])
}
