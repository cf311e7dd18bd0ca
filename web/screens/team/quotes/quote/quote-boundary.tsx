import { Button } from '@mantine/core'
import { Component, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { codeOf } from '#api/error-code.ts'
import { paths } from '#paths'
import { Message } from '#ui/notes/message.tsx'
import { useTeam } from '../../team-context.ts'

/** Shows "not found" in place for an unknown quote or one of another team; other errors go to the route's error page. */
export function QuoteBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <CatchNotFound key={pathname} fallback={<QuoteNotFound />}>
      {children}
    </CatchNotFound>
  )
}

class CatchNotFound extends Component<
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
    if (code !== 'quote/not-found' && code !== 'request/invalid') throw error
    return this.props.fallback
  }
}

function QuoteNotFound() {
  const t = useTranslations('counter.quote')
  const { id } = useTeam()
  return (
    <Message
      title={t('notFound')}
      level={1}
      action={
        <Button component={Link} to={paths.quotes(id)} variant="default">
          {t('toList')}
        </Button>
      }
    >
      {t('notFoundHelp')}
    </Message>
  )
}
