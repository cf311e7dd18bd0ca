import { Button } from '@mantine/core'
import { onlineManager } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { isServerInReach } from '#code/load-code.ts'
import { Message } from '../notes/message.tsx'

/**
 * Shown in place of a screen that needs the network. Opens the screen automatically once the server is
 * reachable.
 */
export function OfflinePage({ isPage }: { readonly isPage: boolean }) {
  const t = useTranslations('common')
  useEffect(
    () =>
      onlineManager.subscribe((isOnline) => {
        if (isOnline) void openIfInReach()
      }),
    [],
  )
  return (
    <Message
      title={t('offline')}
      action={<Button onClick={() => window.location.reload()}>{t('tryAgain')}</Button>}
      level={1}
      isPage={isPage}
    >
      {t('offlineText')}
    </Message>
  )
}

/** Reloads the page if the server is reachable; otherwise the browser's error page would replace this one. */
async function openIfInReach(): Promise<void> {
  if (await isServerInReach()) window.location.reload()
}
