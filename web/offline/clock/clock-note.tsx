import { useTranslations } from 'use-intl'
import { clockOffMs } from '#api/server-clock.ts'
import { Note } from '#ui/notes/note.tsx'
import { useClockWords } from './clock-words.ts'

/**
 * Warns that the clock of this device is wrong, before its dates are printed. Renders nothing if the clock is
 * right.
 */
export function ClockNote() {
  const t = useTranslations('offline')
  const words = useClockWords()
  if (clockOffMs() === 0) return null
  return <Note kind="money">{t('clockNote', { clock: words })}</Note>
}
