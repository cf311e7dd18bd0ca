import { isOpenTeam } from '@costard/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { query } from '#api/api.ts'
import type { Live } from './live.ts'
import { recordOf } from './record-of.ts'

/** Keeps the user's teams and roles current: the live document `teams/{uid}` triggers reading them again. */
export function useFollowedTeams(live: Live | null, uid: string): void {
  const cache = useQueryClient()
  useEffect(() => {
    let known: string | undefined
    return live?.watch(`teams/${uid}`, (value) => {
      const now = teamsIn(Object.entries(recordOf(value)).map(([id, team]) => ({ ...recordOf(team), id })))
      const before = known ?? teamsIn(cache.getQueryData(query.teams.list.queryKey())?.filter(isOpenTeam))
      known = now
      if (before === undefined || before === now) return
      void cache.invalidateQueries({ queryKey: query.teams.list.key() })
      // For a former member this request fails, which shows the page of a team that is not accessible.
      void cache.invalidateQueries({ queryKey: query.teams.get.key() })
    })
  }, [live, uid, cache])
}

/** Returns the facts about teams that screens show, in a stable order, without the time of last use. */
function teamsIn(teams: readonly Readonly<Record<string, unknown>>[] | undefined): string | undefined {
  const facts = teams?.map(({ id, name, role, currency }) => [id, name, role, currency].map(String))
  return facts && JSON.stringify(facts.toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)))
}
