import { type NotificationData, notifications } from '@mantine/notifications'
import { useTranslations } from 'use-intl'

/** Returns a function that shows a notice for some seconds; its close button has its name in the reader's language. */
export function useNotice(): (
  message: NotificationData['message'],
  options?: Partial<NotificationData>,
) => void {
  const t = useTranslations('common')
  return (message, options) =>
    void notifications.show({ closeButtonProps: { 'aria-label': t('close') }, ...options, message })
}
