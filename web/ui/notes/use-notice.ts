import type { NotificationData } from '@mantine/notifications'
import { useTranslations } from 'use-intl'
import { showNotice } from './notice-board.ts'

/**
 * Returns a function that shows a notice for some seconds, with a close button labelled in the reader's
 * language.
 */
export function useNotice(): (notice: string | NotificationData) => void {
  const t = useTranslations('common')
  return (notice) => {
    const options = typeof notice === 'string' ? { message: notice } : notice
    showNotice({ closeButtonProps: { 'aria-label': t('close') }, ...options })
  }
}
