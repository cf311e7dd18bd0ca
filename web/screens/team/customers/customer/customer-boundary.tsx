import { CustomerId } from '@costard/contract'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { detailOf } from '#api/error-code.ts'
import { paths } from '#paths'
import { NotFound, NotFoundBoundary } from '../../kit/not-found-boundary.tsx'
import { useTeam } from '../../team-context.ts'

/** Shows an unknown customer as not found; a merged customer redirects to the remaining one. */
export function CustomerBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <NotFoundBoundary
      key={pathname}
      codes={['customer/not-found', 'customer/merged']}
      missing={(error) => <Missing error={error} />}
    >
      {children}
    </NotFoundBoundary>
  )
}

function Missing({ error }: { readonly error: unknown }) {
  const t = useTranslations('customers.notFound')
  const { id } = useTeam()
  const detail = detailOf(error)
  const { data: merged } = CustomerId.safeParse(
    typeof detail === 'object' && detail !== null && 'id' in detail ? detail.id : undefined,
  )
  if (merged !== undefined) return <Navigate to={paths.customer(id, merged)} replace />
  const words = { title: t('title'), text: t('text'), toList: t('toList') }
  return <NotFound words={words} list={paths.customers(id)} />
}
