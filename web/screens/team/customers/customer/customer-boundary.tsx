import { CustomerId } from '@costard/contract'
import { Button } from '@mantine/core'
import { Component, type ReactNode, Suspense } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { codeOf, detailOf } from '#api/error-code.ts'
import { paths } from '#paths'
import { Message } from '#ui/notes/message.tsx'
import { PageLoader } from '#ui/layout/page-loader.tsx'
import { useTeam } from '../../team-context.ts'

/** "Not found" in place for an unknown customer; a merged one leads to the other. Other errors go to the route's page. */
export function CustomerBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <CatchMissing key={pathname} fallback={(error) => <Missing error={error} />}>
      <Suspense fallback={<PageLoader />}>{children}</Suspense>
    </CatchMissing>
  )
}

class CatchMissing extends Component<
  { readonly children: ReactNode; readonly fallback: (error: unknown) => ReactNode },
  { error: unknown }
> {
  override state: { error: unknown } = { error: undefined }
  static getDerivedStateFromError(error: unknown) {
    return { error }
  }
  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    const code = codeOf(error)
    if (code !== 'customer/not-found' && code !== 'customer/merged' && code !== 'request/invalid') throw error
    return this.props.fallback(error)
  }
}

function Missing({ error }: { readonly error: unknown }) {
  const t = useTranslations('customers.notFound')
  const { id } = useTeam()
  const detail = detailOf(error)
  const { data: merged } = CustomerId.safeParse(
    typeof detail === 'object' && detail !== null && 'id' in detail ? detail.id : undefined,
  )
  if (merged !== undefined) return <Navigate to={paths.customer(id, merged)} replace />
  return (
    <Message
      title={t('title')}
      level={1}
      action={
        <Button component={Link} to={paths.customers(id)} variant="default">
          {t('toList')}
        </Button>
      }
    >
      {t('text')}
    </Message>
  )
}
