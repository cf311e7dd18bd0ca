import { useQuery } from '@tanstack/react-query'
import { useTeam } from '../../team-context.ts'
import { subscriptionQuery } from '../subscription/subscription-query.ts'

/** How many members the plan of the team has room for; undefined until it is read, or without a limit. */
export function useSeats(): number | undefined {
  const { data } = useQuery(subscriptionQuery(useTeam().id))
  return data?.meters.find(({ meter }) => meter === 'members')?.limit ?? undefined
}
