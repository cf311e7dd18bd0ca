import { useTranslations } from 'use-intl'
import { DialogFoot } from '#ui/dialog-foot.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ApiProblem } from './api-problem.tsx'
import { useApiChange } from './use-api-change.ts'

/** Confirmation before something is ended that cannot be restored. */
export function AskDialog({
  title,
  text,
  label,
  change,
  onClose,
}: {
  readonly title: string
  readonly text: string
  readonly label: string
  readonly change: () => Promise<unknown>
  readonly onClose: () => void
}) {
  const common = useTranslations('common')
  const changing = useApiChange(change, onClose)
  return (
    <Dialog opened onClose={onClose} title={title}>
      <p>{text}</p>
      <ApiProblem error={changing.error} />
      <DialogFoot onClose={onClose} color="red" action={changing} label={label} running={common('saving')} />
    </Dialog>
  )
}
