import { isOpenTeam } from '@costard/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { query } from '#api/api.ts'
import { paths } from '#paths'
import { TeamPicker } from '../teams/team-picker.tsx'
import { Welcome } from './welcome.tsx'

/** Start page. Without an open team: create or reopen one; with one: open it; with several: choose one. */
export function HomeScreen() {
  const { data: teams } = useSuspenseQuery(query.teams.list.queryOptions())
  const [first, second] = teams.filter(isOpenTeam)
  if (!first) return <Welcome closed={teams} />
  return second ? <TeamPicker all={teams} /> : <Navigate to={paths.quotes(first.id)} replace />
}
