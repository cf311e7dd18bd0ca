import { quoteLimits } from '@costard/contract'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FreeText } from '#ui/fields/free-text.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { ActionProblem } from './action-problem.tsx'

/**
 * Asks for a reason before an action that is not easily undone. The text is kept until the action succeeds.
 */
export function ReasonDialog({
  about,
  isOpen,
  isRunning,
  error,
  onClose,
  onConfirm,
}: {
  readonly about: 'withdraw' | 'cancel' | 'discard' | 'dropRevision' | 'reopen'
  readonly isOpen: boolean
  readonly isRunning: boolean
  readonly error: unknown
  readonly onClose: () => void
  readonly onConfirm: (reason: string) => void
}) {
  const t = useTranslations(`quoteActions.${about}`)
  const [reason, setReason] = useState('')
  const submit = () => {
    onConfirm(reason.trim())
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      onSubmit={submit}
      keep={t('keep')}
      {...(about !== 'reopen' && { color: 'red' })}
      isRunning={isRunning}
      label={t('confirm')}
      running={t('running')}
    >
      <p>{t('text')}</p>
      <FreeText
        label={t('reason')}
        data-autofocus
        required
        maxLength={quoteLimits.maxReason}
        value={reason}
        onChange={setReason}
      />
      <ActionProblem error={error} />
    </FormDialog>
  )
}
