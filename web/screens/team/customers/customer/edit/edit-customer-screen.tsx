import { newestOf } from '#api/newest-of.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Navigate, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { paths } from '#paths'
import { PageHeader } from '../../../shell/page-header.tsx'
import { useMay } from '../../../team-context.ts'
import { CustomerForm } from '../../customer-form.tsx'
import { useCustomerForm } from '../../use-customer-form.ts'
import { CustomerBoundary } from '../customer-boundary.tsx'
import { customerQuery } from '../customer-queries.ts'
import { useCustomer } from '../use-customer.ts'

export function EditCustomerScreen() {
  return (
    <CustomerBoundary>
      <IfEditable />
    </CustomerBoundary>
  )
}

function IfEditable() {
  const { customer, teamId } = useCustomer()
  const mayEdit = useMay('quote.create') && customer.erasedAt === null
  return mayEdit ? <Edit key={customer.id} /> : <Navigate to={paths.customer(teamId, customer.id)} replace />
}

function Edit() {
  const t = useTranslations('customers')
  const { customer, teamId } = useCustomer()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const page = paths.customer(teamId, customer.id)
  const state = useCustomerForm({
    keptAs: `customer:${customer.id}`,
    customer,
    save: (fields, base = customer) =>
      api.customers.edit({ teamId, customerId: customer.id, rev: base.rev, ...fields }),
    onSaved: async (saved) => {
      cache.setQueryData(customerQuery(teamId, saved.id).queryKey, (known) => newestOf(known, saved))
      void cache.invalidateQueries({ queryKey: query.customers.list.key() })
      await navigate(page, { replace: true })
    },
  })
  return (
    <>
      <PageHeader title={t('editTitle', { name: customer.name })} />
      <CustomerForm state={state} customerId={customer.id} leaveTo={page} />
    </>
  )
}
