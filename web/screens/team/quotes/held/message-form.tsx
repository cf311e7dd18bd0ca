import { quoteLimits } from '@costard/contract'
import { Button } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { FreeText } from '#ui/fields/free-text.tsx'
import type { Action } from '#api/use-action.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { ActionProblem } from '../quote/actions/action-problem.tsx'
import classes from './held.module.css'

/** Form for one message about a held line. The text is kept if sending fails. */
export function MessageForm({
  label,
  action,
  onCancel,
}: {
  readonly label: string
  readonly action: Action<unknown, string>
  readonly onCancel?: () => void
}) {
  const t = useTranslations('held.said')
  const common = useTranslations('common')
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setMissing(text.trim() === '')
    if (text.trim() !== '') action.run(text.trim())
  }
  return (
    <form className="cp-column cp-gap-12" onSubmit={submit}>
      <FreeText
        label={label}
        autoFocus={onCancel !== undefined}
        maxLength={quoteLimits.maxReason}
        error={isMissing && text.trim() === '' && t('missing')}
        value={text}
        onChange={setText}
      />
      <ActionProblem error={action.error} />
      <div className={classes.buttons}>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {common('cancel')}
          </Button>
        )}
        <ActionButton
          type="submit"
          isRunning={action.isRunning}
          label={t('send')}
          running={common('sending')}
        />
      </div>
    </form>
  )
}
