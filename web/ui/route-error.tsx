import { Button } from '@mantine/core'
import { useRouteError } from 'react-router'
import { useTranslations } from 'use-intl'
import { codeOf } from '#api/api.ts'
import { Message } from './message.tsx'

/** A view failed to render: what to do, and the code to report. */
export function RouteError() {
  const error = useRouteError()
  const t = useTranslations('common')
  const code = codeOf(error) ?? (error instanceof Error ? error.name : 'unknown')
  return (
    <Message
      title={t('problem')}
      action={<Button onClick={() => window.location.reload()}>{t('tryAgain')}</Button>}
      isPage
    >
      {t('tryLater')} <code>{code}</code>
    </Message>
  )
}
