import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { query } from '#api/api.ts'
import type { Live } from './live.ts'
import { recordOf } from './record-of.ts'

/** Keeps one's teams and roles current: the document of one's teams says when they are to be read again. */
export function useFollowedTeams(live: Live | null, uid: string): void {
  const cache = useQueryClient()
  useEffect(() => {
    let known: string | undefined
    return live?.watch(`teams/${uid}`, (value) => {
      const now = teamsIn(Object.entries(recordOf(value)).map(([id, team]) => ({ ...recordOf(team), id })))
      const before = known ?? teamsIn(cache.getQueryData(query.teams.list.queryKey()))
      known = now
      if (before === undefined || before === now) return
      void cache.invalidateQueries({ queryKey: query.teams.list.key() })
      // Who is not a member any more is told so by the answer.
      void cache.invalidateQueries({ queryKey: query.teams.open.key() })
    })
  }, [live, uid, cache])
}

/** What of one's teams is shown everywhere, in an order of its own: when they were last used is not. */
function teamsIn(teams: readonly Readonly<Record<string, unknown>>[] | undefined): string | undefined {
  const facts = teams?.map(({ id, name, role, currency }) => [id, name, role, currency].map(String))
  return facts && JSON.stringify(facts.toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)))
}
