import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { query } from '#api/api.ts'
import { paths } from '#paths'
import { TeamPicker } from './team-picker.tsx'

/** All teams of the user. Without a team, redirects to home. */
export function TeamsScreen() {
  const { data: teams } = useSuspenseQuery(query.teams.list.queryOptions())
  return teams.length === 0 ? <Navigate to={paths.home()} replace /> : <TeamPicker teams={teams} />
}
