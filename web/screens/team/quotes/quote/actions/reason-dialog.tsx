import { quoteLimits } from '@costard/contract'
import { Textarea } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { DialogFoot } from '#ui/dialog-foot.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ActionProblem } from './action-problem.tsx'

/** Asks for a reason before something that cannot simply be undone. What was typed stays until it is done. */
export function ReasonDialog({
  about,
  isOpen,
  isRunning,
  error,
  onClose,
  onConfirm,
}: {
  readonly about: 'withdraw' | 'cancel' | 'discard' | 'giveUp' | 'reopen'
  readonly isOpen: boolean
  readonly isRunning: boolean
  readonly error: unknown
  readonly onClose: () => void
  readonly onConfirm: (reason: string) => void
}) {
  const t = useTranslations(`quoteActions.${about}`)
  const [reason, setReason] = useState('')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onConfirm(reason.trim())
  }
  return (
    <Dialog opened={isOpen} onClose={onClose} title={t('title')}>
      <form onSubmit={submit}>
        <p>{t('text')}</p>
        <Textarea
          label={t('reason')}
          data-autofocus
          required
          autosize
          minRows={2}
          maxLength={quoteLimits.maxReason}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <ActionProblem error={error} />
        <DialogFoot
          keep={t('keep')}
          onClose={onClose}
          type="submit"
          {...(about !== 'reopen' && { color: 'red' })}
          isRunning={isRunning}
          label={t('confirm')}
          running={t('running')}
        />
      </form>
    </Dialog>
  )
}
