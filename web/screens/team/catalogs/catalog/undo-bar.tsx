import { Button, CloseButton } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { KeyWords } from '#ui/notes/key-words.tsx'
import { useDraft } from '../draft/draft-context.ts'
import classes from './catalog-layout.module.css'
import { useUndoKeys } from './use-undo-keys.ts'

/** Time for which the bar is shown. Milliseconds. */
const shownMs = 30_000

/** Names the last step and offers to undo it, until the next one. */
export function UndoBar() {
  const t = useTranslations('catalog')
  const common = useTranslations('common')
  const { editor, state } = useDraft()
  const { done } = state
  const [closed, setClosed] = useState(0)
  useUndoKeys(editor)
  const id = done?.id
  useEffect(() => {
    if (id === undefined) return undefined
    const timer = window.setTimeout(() => setClosed(id), shownMs)
    return () => window.clearTimeout(timer)
  }, [id])
  const isShown = done !== undefined && done.id !== closed
  const step = done?.kind === 'undo' ? 'redo' : 'undo'
  const canStep = (step === 'undo' ? state.canUndo : state.canRedo) !== undefined
  return (
    <div role="status">
      {isShown && (
        <div className={classes.undo}>
          <span>
            {done.kind === 'undo' ? t('undone', { label: done.label }) : done.label}
            {done.kept > 0 && <> {t('kept', { count: done.kept })}</>}
          </span>
          {canStep && (
            <Button variant="subtle" size="xs" onClick={() => editor[step]()}>
              {t(step)}&nbsp;
              <kbd>
                <KeyWords keys={step === 'undo' ? 'Ctrl Z' : 'Ctrl Shift Z'} />
              </kbd>
            </Button>
          )}
          <CloseButton
            variant="transparent"
            aria-label={common('close')}
            onClick={() => setClosed(done.id)}
          />
        </div>
      )}
    </div>
  )
}
