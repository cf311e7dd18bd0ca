import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Note } from '#ui/notes/note.tsx'
import { useDraft } from '../../draft/draft-context.ts'

/** Says once that a colleague changed or published what this page was opened for, and what to do then. */
export function OutdatedNote({ onlyPublished = false }: { readonly onlyPublished?: boolean }) {
  const t = useTranslations('catalog.publishing.problem')
  const { baseVersion, rev } = useDraft().state
  const [opened] = useState({ baseVersion, rev })
  if (baseVersion !== opened.baseVersion)
    return <Note kind="problem">{t('published', { version: baseVersion ?? 0 })}</Note>
  if (rev !== opened.rev && !onlyPublished) return <Note kind="problem">{t('draftChanged')}</Note>
  return null
}
