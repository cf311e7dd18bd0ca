import { notifications } from '@mantine/notifications'
import { useTranslations } from 'use-intl'

/** Returns a function that shows a success message for some seconds. */
export function useNotify(): (message: string) => void {
  const common = useTranslations('common')
  return (message) => notifications.show({ closeButtonProps: { 'aria-label': common('close') }, message })
}
