import type { LookUpService } from '@costard/contract'
import { useQuery } from '@tanstack/react-query'
import { useTeam } from '../team-context.ts'
import { serviceQuery } from './service-query.ts'

/** The look-up service of the team: null without one, undefined while it is not known, or not for the reader to know. */
export function useLookUpService(): LookUpService | null | undefined {
  const { id: teamId } = useTeam()
  return useQuery(serviceQuery(teamId)).data
}

/** Who sets the service up; the server decides the same. */
export function useMaySetUp(): boolean {
  const { role } = useTeam()
  return role === 'owner' || role === 'admin'
}
