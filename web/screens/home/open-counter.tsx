import { openTeams } from '@costard/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { paths } from '#paths'
import { openQuotesQuery } from '../team/team-queries.ts'

/** Target of shortcuts of the installed app: the counter of the last opened team. */
export function NewQuoteShortcut() {
  return <OpenCounter search="" />
}

export function ScanShortcut() {
  return <OpenCounter search="?scan" />
}

function OpenCounter({ search }: { readonly search: string }) {
  const { data: teams } = useSuspenseQuery(openQuotesQuery())
  const [last] = openTeams(teams)
  return <Navigate to={last ? `${paths.identify(last.id)}${search}` : paths.home()} replace />
}
