import type { LookUpService } from '@costard/contract'
import { useQuery } from '@tanstack/react-query'
import { useTeam } from '../team-context.ts'
import { serviceQuery } from './service-query.ts'

/**
 * Returns the team's look-up service: null if there is none, undefined while loading or if the user may not
 * read it.
 */
export function useLookUpService(): LookUpService | null | undefined {
  const { id: teamId } = useTeam()
  return useQuery(serviceQuery(teamId)).data
}

/** Returns true if the user may set up the service; the server enforces the same rule. */
export function useMaySetUp(): boolean {
  const { role } = useTeam()
  return role === 'owner' || role === 'admin'
}
