import { useTranslations } from 'use-intl'
import { DialogFoot } from '#ui/dialog-foot.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useNotice } from '#ui/notes/use-notice.ts'
import { MemberProblem } from './member-problem.tsx'
import { useMemberChange } from './use-member-change.ts'

/** Confirmation before a change of a member that only others can undo. */
export function ConfirmDialog({
  title,
  text,
  label,
  done,
  color,
  change,
  onClose,
}: {
  readonly title: string
  readonly text: string
  readonly label: string
  /** Notice after the change. */
  readonly done: string
  readonly color?: string
  readonly change: () => Promise<unknown>
  readonly onClose: () => void
}) {
  const common = useTranslations('common')
  const notify = useNotice()
  const changing = useMemberChange(change, () => {
    notify(done)
    onClose()
  })
  return (
    <Dialog opened onClose={onClose} title={title}>
      <p>{text}</p>
      <MemberProblem error={changing.error} />
      <DialogFoot
        onClose={onClose}
        {...(color !== undefined && { color })}
        action={changing}
        label={label}
        running={common('saving')}
      />
    </Dialog>
  )
}
