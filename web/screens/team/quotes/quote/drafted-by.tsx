import type { Quote } from '@costard/contract'
import { IconRobot } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/notes/note.tsx'

/** Note that an assistant made the draft, until it is sent. */
export function DraftedBy({ quote: { assistant } }: { readonly quote: Pick<Quote, 'assistant'> }) {
  const t = useTranslations('quotes')
  if (assistant === null) return null
  return (
    <Note kind="news" icon={<Icon of={IconRobot} size={18} />}>
      <b>{t('draftedBy', { name: assistant })}</b>
      <div>{t('checkDraft')}</div>
    </Note>
  )
}
