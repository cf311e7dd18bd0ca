import { type CustomerFields, CustomerInput } from '@costard/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Navigate, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { paths } from '#paths'
import { PageHeader } from '../../shell/page-header.tsx'
import { useMay, useTeam } from '../../team-context.ts'
import { CustomerForm } from '../customer-form.tsx'
import { customerQuery } from '../customer/customer-queries.ts'
import { useCustomerForm } from '../use-customer-form.ts'

/** Form for adding a customer. */
export function AddCustomerScreen() {
  const { id } = useTeam()
  return useMay('quote.create') ? <NewCustomer /> : <Navigate to={paths.customers(id)} replace />
}

function NewCustomer() {
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const state = useCustomerForm({
    keptAs: `customer:${teamId}:new`,
    save: (fields: Partial<CustomerFields>) => api.customers.add({ teamId, ...CustomerInput.parse(fields) }),
    onSaved: async (customer) => {
      cache.setQueryData(customerQuery(teamId, customer.id).queryKey, customer)
      void cache.invalidateQueries({ queryKey: query.customers.list.key() })
      await navigate(paths.customer(teamId, customer.id), { replace: true })
    },
  })
  return (
    <>
      <PageHeader title={common('newCustomer')} />
      <CustomerForm state={state} leaveTo={paths.customers(teamId)} />
    </>
  )
}
