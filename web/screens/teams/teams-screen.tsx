import { openTeams } from '@costard/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { query } from '#api/api.ts'
import { paths } from '#paths'
import { TeamPicker } from './team-picker.tsx'

/** All teams of the user. If none is open, redirects to home. */
export function TeamsScreen() {
  const { data: teams } = useSuspenseQuery(query.teams.list.queryOptions())
  return openTeams(teams).length === 0 ? <Navigate to={paths.home()} replace /> : <TeamPicker all={teams} />
}
