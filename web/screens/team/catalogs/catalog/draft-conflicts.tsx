import { Button } from '@mantine/core'
import { use } from 'react'
import { useTranslations } from 'use-intl'
import { ChangesContext } from '#live/changes.ts'
import { Note } from '#ui/notes/note.tsx'
import { useDraft } from '../draft/draft-context.ts'
import { usePartName } from '../parts/use-part-name.ts'
import { usePartValue } from '../parts/use-part-value.ts'
import classes from './catalog-layout.module.css'

/** Maximum number of conflicts shown at once. */
const shownAtMost = 5

/** Conflicts with changes of a colleague: both values, with a choice. */
export function DraftConflicts() {
  const t = useTranslations('catalog.conflict')
  const { editor, state } = useDraft()
  const { members } = use(ChangesContext)
  const nameOf = usePartName(state.document)
  const valueOf = usePartValue(state.document)
  if (state.conflicts.size === 0) return null
  return (
    <div className={classes.note}>
      {[...state.conflicts].slice(0, shownAtMost).map(([id, { mine, theirs, by }]) => (
        <Note
          key={id}
          kind="problem"
          action={
            <div className={classes.choices}>
              <Button variant="default" size="xs" onClick={() => editor.settle(id, 'mine')}>
                {t('mine', { value: valueOf(mine) })}
              </Button>
              <Button variant="default" size="xs" onClick={() => editor.settle(id, 'theirs')}>
                {t('theirs', { value: valueOf(theirs) })}
              </Button>
            </div>
          }
        >
          {t('title', {
            name: members.get(by ?? '')?.name ?? t('colleague'),
            part: nameOf(mine),
          })}
        </Note>
      ))}
    </div>
  )
}
