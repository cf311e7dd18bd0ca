import { Button } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Note } from '#ui/notes/note.tsx'
import { Icon } from '#ui/icon.tsx'
import classes from './code-problem.module.css'
import type { CodeNotLoaded } from './load-code.ts'

/** Explains why a part of the app did not load, with advice. */
export function CodeProblem({
  error,
  tryAgain,
}: {
  readonly error: CodeNotLoaded
  /** undefined if the same control can be used again. */
  readonly tryAgain?: () => void
}) {
  const t = useTranslations('common')
  const isGone = error.reason === 'gone'
  return (
    <Note kind="problem" icon={<Icon of={IconAlertCircle} size={18} />}>
      <b>{isGone ? t('newVersion') : t('noConnection')}</b>
      <div>{isGone ? t('newVersionText') : t('noConnectionText')}</div>
      {(isGone || tryAgain) && (
        <Button
          className={classes.action}
          variant="default"
          onClick={() => (isGone ? window.location.reload() : tryAgain?.())}
        >
          {isGone ? t('reload') : t('tryAgain')}
        </Button>
      )}
    </Note>
  )
}

/** A separate dialog, since the code of other dialogs may be what is missing. */
export function CodeDialog({
  error,
  tryAgain,
  close,
}: {
  readonly error: CodeNotLoaded
  readonly tryAgain?: () => void
  readonly close: () => void
}) {
  const t = useTranslations('common')
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const title = error.reason === 'gone' ? t('newVersion') : t('noConnection')
  return (
    <dialog ref={dialog} className={classes.dialog} aria-label={title} onClose={close}>
      <CodeProblem error={error} {...(tryAgain && { tryAgain })} />
      <Button variant="subtle" color="gray" onClick={() => dialog.current?.close()}>
        {t('close')}
      </Button>
    </dialog>
  )
}
