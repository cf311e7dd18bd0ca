import { CloseButton } from '@mantine/core'
import { use } from 'react'
import { useTranslations } from 'use-intl'
import { ChangesContext } from '#live/changes.ts'
import { Note } from '#ui/notes/note.tsx'
import { useDraft } from '../draft/draft-context.ts'
import classes from './catalog-layout.module.css'

/** Note about an import of which nothing was stored, because a colleague changed some of its prices first. */
export function RefusedStepNote() {
  const t = useTranslations('catalog.refused')
  const common = useTranslations('common')
  const { members } = use(ChangesContext)
  const { editor, state } = useDraft()
  const { refused } = state
  if (!refused) return null
  const { count, by = '', label } = refused
  return (
    <div className={classes.note}>
      <Note
        kind="problem"
        action={<CloseButton size="sm" aria-label={common('close')} onClick={() => editor.closeRefused()} />}
      >
        <b>{t('title', { label })}</b> {t('text', { count, name: members.get(by)?.name ?? t('colleague') })}
      </Note>
    </div>
  )
}
