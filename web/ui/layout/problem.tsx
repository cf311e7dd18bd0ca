import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { codeOf } from '#api/error-code.ts'
import { isOffline } from '#api/is-offline.ts'
import { CodeNotLoaded } from '#code/load-code.ts'
import { Message } from '../notes/message.tsx'
import { OfflinePage } from './offline-page.tsx'

/** Shown in place of a view that failed: advice, and the code to report. */
export function Problem({
  error,
  isPage = false,
}: {
  readonly error: unknown
  /** Fills the window instead of its container. */
  readonly isPage?: boolean
}) {
  const t = useTranslations('common')
  if (error instanceof CodeNotLoaded && error.reason === 'gone')
    return (
      <Message
        title={t('newVersion')}
        action={<Button onClick={() => window.location.reload()}>{t('reload')}</Button>}
        level={1}
        isPage={isPage}
      >
        {t('newVersionText')}
      </Message>
    )
  if (isOffline() || error instanceof CodeNotLoaded) return <OfflinePage isPage={isPage} />
  const code = codeOf(error) ?? (error instanceof Error ? error.name : 'unknown')
  return (
    <Message
      title={t('problem')}
      action={<Button onClick={() => window.location.reload()}>{t('tryAgain')}</Button>}
      level={1}
      isPage={isPage}
    >
      {t('tryLater')} <code>{code}</code>
    </Message>
  )
}
