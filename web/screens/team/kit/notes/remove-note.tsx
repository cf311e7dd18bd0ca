import { useTranslations } from 'use-intl'
import { codeOf } from '#api/error-code.ts'
import { useAction } from '#api/use-action.ts'
import { DialogFoot } from '#ui/dialog-foot.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Note } from '#ui/notes/note.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import classes from './remove-note.module.css'

/** Confirmation before a note is removed, showing the note. */
export function RemoveNote({
  text,
  remove,
  onRemoved,
  onClose,
}: {
  readonly text: string
  readonly remove: () => Promise<unknown>
  readonly onRemoved: () => void
  readonly onClose: () => void
}) {
  const t = useTranslations('timeline')
  const common = useTranslations('common')
  const removal = useAction(() => remove(), { onDone: onRemoved })
  return (
    <Dialog opened onClose={onClose} title={t('removeTitle')}>
      <blockquote className={classes.quoted}>{text}</blockquote>
      <p>{t('removeText')}</p>
      {codeOf(removal.error)?.endsWith('note-of-other') ? (
        <Note kind="problem">{t('ofOther')}</Note>
      ) : (
        <ProblemNote error={removal.error} />
      )}
      <DialogFoot
        onClose={onClose}
        color="red"
        action={removal}
        label={common('remove')}
        running={common('removing')}
      />
    </Dialog>
  )
}
