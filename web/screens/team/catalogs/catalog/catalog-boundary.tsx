import { Button } from '@mantine/core'
import { Component, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { codeOf } from '#api/error-code.ts'
import { paths } from '#paths'
import { Message } from '#ui/notes/message.tsx'
import { PageLoader } from '#ui/layout/page-loader.tsx'
import { useTeam } from '../../team-context.ts'

/** "Not found" in place for an unknown catalog. Other errors go to the route's page. */
export function CatalogBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <CatchMissing fallback={<Missing />}>
      <Suspense fallback={<PageLoader />}>{children}</Suspense>
    </CatchMissing>
  )
}

class CatchMissing extends Component<
  { readonly children: ReactNode; readonly fallback: ReactNode },
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
    if (code !== 'catalog/not-found' && code !== 'request/invalid') throw error
    return this.props.fallback
  }
}

function Missing() {
  const t = useTranslations('catalog.notFound')
  const { id } = useTeam()
  return (
    <Message
      title={t('title')}
      level={1}
      action={
        <Button component={Link} to={paths.catalogs(id)} variant="default">
          {t('toList')}
        </Button>
      }
    >
      {t('text')}
    </Message>
  )
}
