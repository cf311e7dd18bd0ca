import type { Customer } from '@costard/contract'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { customerQuery } from '../../../customers/customer/customer-queries.ts'
import { useKeepCustomer } from '../../../customers/customer/use-keep-customer.ts'
import { useTeam } from '../../../team-context.ts'
import type { Difference } from './differences.ts'

/** Copies a detail of the visitor to the customer, like an edit by a member. */
export function useTakeOver(customer: Customer | undefined) {
  const { id: teamId } = useTeam()
  const cache = useQueryClient()
  const keepCustomer = useKeepCustomer()
  return useAction(
    ({ field, said }: Difference) => {
      if (!customer) throw new Error('no customer to change')
      return api.customers.edit({ teamId, customerId: customer.id, rev: customer.rev, [field]: said })
    },
    {
      onDone: keepCustomer,
      onFailed: () => {
        if (customer) void cache.invalidateQueries({ queryKey: customerQuery(teamId, customer.id).queryKey })
      },
    },
  )
}
