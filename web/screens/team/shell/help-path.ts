import { matchPath, useLocation } from 'react-router'
import { paths, patterns } from '#paths'
import { useTeam } from '../team-context.ts'

/** Address of the help, including the screen it is opened from. */
export function useHelpPath(): string {
  const team = useTeam()
  const { pathname } = useLocation()
  const from = Object.entries(patterns).find(([, pattern]) => matchPath(pattern, pathname))?.[0]
  const help = paths.faq(team.id)
  return from === undefined || from === 'faq' ? help : `${help}?from=${from}`
}
