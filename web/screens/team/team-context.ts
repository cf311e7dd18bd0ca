import { may, type Permission, readOnlyPermissions, type Team } from '@costard/contract'
import { createContext, use } from 'react'

export const TeamContext = createContext<Team | null>(null)

/** Returns the current team. Only below the team layout. */
export function useTeam(): Team {
  const team = use(TeamContext)
  if (!team) throw new Error('useTeam outside of a team')
  return team
}

/** Returns the current team; null on screens that are also shown without one. */
export function useTeamIfAny(): Team | null {
  return use(TeamContext)
}

/** True if the user has this permission in the current team. The server checks it again. */
export function useMay(permission: Permission): boolean {
  const team = useTeam()
  return may(team, permission) && (!team.readOnly || readOnlyPermissions.has(permission))
}
