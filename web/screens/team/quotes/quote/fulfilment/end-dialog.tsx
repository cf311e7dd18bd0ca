import { quoteLimits } from '@costard/contract'
import type { FulfilmentState } from '@costard/quotes'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { FreeText } from '#ui/fields/free-text.tsx'
import { DialogFoot } from '#ui/dialog-foot.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ActionProblem } from '../actions/action-problem.tsx'

interface EndProps {
  readonly device: string
  readonly isRunning: boolean
  readonly error: unknown
  readonly onClose: () => void
  readonly onConfirm: (to: FulfilmentState, note: string) => void
}

/**
 * Confirms a step that ends the deal for a device, or asks for the reason of a hold. to: undefined while
 * closed.
 */
export function EndDialog({ to, ...props }: EndProps & { readonly to: FulfilmentState | undefined }) {
  const t = useTranslations('fulfilment')
  return (
    <Dialog
      opened={to !== undefined}
      onClose={props.onClose}
      title={to && `${props.device}: ${t(`state.${to}`)}`}
    >
      {to && <EndForm to={to} {...props} />}
    </Dialog>
  )
}

/** Unmounted with the dialog: a note on another step must not be saved with this one. */
function EndForm({ to, isRunning, error, onClose, onConfirm }: EndProps & { readonly to: FulfilmentState }) {
  const t = useTranslations('fulfilment')
  const common = useTranslations('common')
  const [note, setNote] = useState('')
  const [isTried, setIsTried] = useState(false)
  const isHold = to === 'onHold'
  const lacksReason = isHold && note.trim() === ''
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (!lacksReason) onConfirm(to, note.trim())
  }
  return (
    <form onSubmit={submit}>
      <p>{t(isHold ? 'holdHelp' : 'endHelp')}</p>
      <FreeText
        label={t(isHold ? 'holdReason' : 'note')}
        error={isTried && lacksReason && t('holdReasonNeeded')}
        data-autofocus
        maxLength={quoteLimits.maxReason}
        value={note}
        onChange={setNote}
      />
      <ActionProblem error={error} />
      <DialogFoot
        onClose={onClose}
        type="submit"
        isRunning={isRunning}
        label={t(`step.${to}`)}
        running={common('saving')}
      />
    </form>
  )
}
