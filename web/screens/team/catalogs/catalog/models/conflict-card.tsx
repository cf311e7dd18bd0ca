import { partId } from '@costard/catalogs'
import { use } from 'react'
import { useTranslations } from 'use-intl'
import { ChangesContext } from '#live/changes.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { useDraft } from '../../draft/draft-context.ts'
import type { PartConflict } from '../../draft/draft-editor.ts'
import { usePartName } from '../../parts/use-part-name.ts'
import { usePartValue } from '../../parts/use-part-value.ts'
import classes from './models.module.css'

/** Shown if two people changed the active cell: both values, with a choice. */
export function ConflictCard({ conflict }: { readonly conflict: PartConflict }) {
  const t = useTranslations('catalogModels.conflict')
  const format = useFormatter()
  const { members } = use(ChangesContext)
  const { editor, state } = useDraft()
  const nameOf = usePartName(state.document)
  const valueOf = usePartValue(state.document)
  const { mine, theirs, by, at } = conflict
  const settle = (keeps: 'mine' | 'theirs') => {
    editor.settle(partId(mine), keeps)
    document.querySelector<HTMLElement>('[role=grid]')?.focus()
  }
  const name = members.get(by ?? '')?.name ?? t('colleague')
  return (
    <section className={classes.card} aria-label={nameOf(mine)}>
      <h2>{t('title', { name })}</h2>
      <div className={classes.values}>
        <button type="button" onClick={() => settle('mine')}>
          {t('mine')}
          <b>{valueOf(mine)}</b>
          <small>{t('notSaved')}</small>
        </button>
        <button type="button" onClick={() => settle('theirs')}>
          {t('theirs', { name })}
          <b>{valueOf(theirs)}</b>
          {at !== undefined && <small>{format.dateTime(new Date(at), { timeStyle: 'medium' })}</small>}
        </button>
      </div>
      <small className="cp-dim">{t('help')}</small>
    </section>
  )
}
