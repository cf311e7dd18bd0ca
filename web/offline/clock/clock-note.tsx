import { useTranslations } from 'use-intl'
import { clockOffMs } from '#api/server-clock.ts'
import { Note } from '#ui/notes/note.tsx'
import { useClockWords } from './clock-words.ts'

/** Says that the clock of this device is wrong, before dates of it stand on paper. Renders nothing while it is right. */
export function ClockNote() {
  const t = useTranslations('offline')
  const words = useClockWords()
  if (clockOffMs() === 0) return null
  return <Note kind="money">{t('clockNote', { clock: words })}</Note>
}
