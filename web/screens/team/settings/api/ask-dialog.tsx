import { Modal } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { DialogFoot } from '#ui/dialog-foot.tsx'
import { ApiProblem } from './api-problem.tsx'
import { useApiChange } from './use-api-change.ts'

/** Asks before something ends that cannot be undone. */
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
  const t = useTranslations('settings.api')
  const common = useTranslations('common')
  const changing = useApiChange(change, onClose)
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': common('close') }}>
      <p>{text}</p>
      <ApiProblem error={changing.error} />
      <DialogFoot
        keep={common('cancel')}
        onClose={onClose}
        color="red"
        isRunning={changing.isPending}
        label={label}
        running={t('saving')}
        onClick={() => changing.mutate(undefined)}
      />
    </Modal>
  )
}
