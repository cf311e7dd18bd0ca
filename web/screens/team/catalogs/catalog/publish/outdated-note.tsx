import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Note } from '#ui/notes/note.tsx'
import { useDraft } from '../../draft/draft-context.ts'

/** Note that a colleague changed or published the draft since this page was opened, with the next step. */
export function OutdatedNote({ onlyPublished = false }: { readonly onlyPublished?: boolean }) {
  const t = useTranslations('catalog.publishing.problem')
  const { baseVersion, rev } = useDraft().state
  const [opened] = useState({ baseVersion, rev })
  if (baseVersion !== opened.baseVersion)
    return <Note kind="problem">{t('published', { version: baseVersion ?? 0 })}</Note>
  if (rev !== opened.rev && !onlyPublished) return <Note kind="problem">{t('draftChanged')}</Note>
  return null
}
