import { newestOf } from '#api/newest-of.ts'
import type { Customer } from '@costard/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useTeam } from '../../team-context.ts'
import { customerQuery } from './customer-queries.ts'

/** Returns a function that puts a customer returned by the server into the cache. */
export function useKeepCustomer(): (customer: Customer) => void {
  const cache = useQueryClient()
  const { id: teamId } = useTeam()
  return (customer) => {
    cache.setQueryData(customerQuery(teamId, customer.id).queryKey, (known) => newestOf(known, customer))
  }
}
