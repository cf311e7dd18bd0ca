import type { Customer, CustomerId, TeamId } from '@costard/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useTeam } from '../../team-context.ts'
import { customerQuery } from './customer-queries.ts'

/** Returns the customer in the address. Suspends while loading; throws customer/not-found, customer/merged. */
export function useCustomer(): { readonly customer: Customer; readonly teamId: TeamId } {
  const { cid } = useParams()
  const { id: teamId } = useTeam()
  // An invalid id fails the contract's check and counts as not found.
  const { data: customer } = useSuspenseQuery(customerQuery(teamId, cid as CustomerId))
  return { customer, teamId }
}
