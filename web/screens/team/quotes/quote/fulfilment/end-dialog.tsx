import { quoteLimits } from '@costard/contract'
import type { FulfilmentState } from '@costard/quotes'
import { Textarea } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { DialogFoot } from '#ui/dialog-foot.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ActionProblem } from '../actions/action-problem.tsx'

/** Confirms a step that ends the deal of a device, or asks for the reason of a hold. */
export function EndDialog({
  to,
  device,
  isRunning,
  error,
  onClose,
  onConfirm,
}: {
  /** Undefined: closed. */
  readonly to: FulfilmentState | undefined
  readonly device: string
  readonly isRunning: boolean
  readonly error: unknown
  readonly onClose: () => void
  readonly onConfirm: (to: FulfilmentState, note: string) => void
}) {
  const t = useTranslations('fulfilment')
  const common = useTranslations('common')
  const [note, setNote] = useState('')
  const [isTried, setIsTried] = useState(false)
  const isHold = to === 'onHold'
  const lacksReason = isHold && note.trim() === ''
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (to !== undefined && !lacksReason) onConfirm(to, note.trim())
  }
  return (
    <Dialog opened={to !== undefined} onClose={onClose} title={to && `${device}: ${t(`state.${to}`)}`}>
      <form onSubmit={submit}>
        <p>{t(isHold ? 'holdHelp' : 'endHelp')}</p>
        <Textarea
          label={t(isHold ? 'holdReason' : 'note')}
          error={isTried && lacksReason && t('holdReasonNeeded')}
          data-autofocus
          autosize
          minRows={2}
          maxLength={quoteLimits.maxReason}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <ActionProblem error={error} />
        <DialogFoot
          keep={common('cancel')}
          onClose={onClose}
          type="submit"
          isRunning={isRunning}
          label={to ? t(`step.${to}`) : ''}
          running={t('running')}
        />
      </form>
    </Dialog>
  )
}
