import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { query } from '#api/api.ts'
import { paths } from '#paths'
import { TeamPicker } from '../teams/team-picker.tsx'
import { Welcome } from './welcome.tsx'

/** Where everybody lands: no team yet, make one; one team, into it; several, choose. */
export function HomeScreen() {
  const { data: teams } = useSuspenseQuery(query.teams.list.queryOptions())
  const [first, second] = teams
  if (!first) return <Welcome />
  return second ? <TeamPicker teams={teams} /> : <Navigate to={paths.quotes(first.id)} replace />
}
