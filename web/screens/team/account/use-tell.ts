import { notifications } from '@mantine/notifications'
import { useTranslations } from 'use-intl'

/** Says that something is done, for some seconds. */
export function useTell(): (message: string) => void {
  const common = useTranslations('common')
  return (message) => notifications.show({ closeButtonProps: { 'aria-label': common('close') }, message })
}
