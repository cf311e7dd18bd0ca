import { useQuery } from '@tanstack/react-query'
import { useTeam } from '../../team-context.ts'
import { subscriptionQuery } from '../subscription/subscription-query.ts'

/** Maximum number of members in the team's plan; undefined while loading, or without a limit. */
export function useSeats(): number | undefined {
  const { data } = useQuery(subscriptionQuery(useTeam().id))
  return data?.meters.find(({ meter }) => meter === 'members')?.limit ?? undefined
}
