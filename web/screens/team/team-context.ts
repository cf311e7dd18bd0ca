import type { Team } from '@costard/contract'
import { createContext, use } from 'react'

export const TeamContext = createContext<Team | null>(null)

/** Returns the current team. Only below the team layout. */
export function useTeam(): Team {
  const team = use(TeamContext)
  if (!team) throw new Error('useTeam outside of a team')
  return team
}
