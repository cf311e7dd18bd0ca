import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useLocation } from 'react-router'
import { paths } from '#paths'
import { openQuotesQuery } from '../team-queries.ts'

/** An address without a team leads to the one opened last; without any team, to the start. */
export function OfFirstTeam({ path }: { readonly path: (tid: string) => string }) {
  const { data: teams } = useSuspenseQuery(openQuotesQuery())
  const { search } = useLocation()
  const [first] = teams
  return <Navigate to={first ? `${path(first.id)}${search}` : paths.home()} replace />
}
