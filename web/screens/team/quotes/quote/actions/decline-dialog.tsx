import { declineReasons, isDeclineWhole, maxDeclineText, type Quote } from '@costard/contract'
import { Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FreeText } from '#ui/fields/free-text.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { api } from '#api/api.ts'
import { ActionProblem } from './action-problem.tsx'
import classes from './quote-actions.module.css'
import { useQuoteAction } from './use-quote-action.ts'

type Reason = (typeof declineReasons)[number]

/** Records that the customer declined, with the reason. */
export function DeclineDialog({
  quote,
  isOpen,
  onClose,
}: {
  readonly quote: Quote
  readonly isOpen: boolean
  readonly onClose: () => void
}) {
  const t = useTranslations('quoteActions.decline')
  const common = useTranslations('common')
  const reasons = useTranslations('counter.quote.declineReason')
  const [reason, setReason] = useState<Reason>('price')
  const [text, setText] = useState('')
  const [isTried, setIsTried] = useState(false)
  const decline = useQuoteAction(
    quote,
    (ofQuote) => api.quoteActions.decline({ ...ofQuote, reason, ...(text.trim() && { text: text.trim() }) }),
    onClose,
  )
  const submit = () => {
    setIsTried(true)
    if (isDeclineWhole({ reason, text })) decline.run()
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      onSubmit={submit}
      isRunning={decline.isRunning}
      label={t('confirm')}
      running={common('saving')}
    >
      <Stack gap="md">
        <Radio.Group label={t('reason')} value={reason} onChange={(value) => setReason(value as Reason)}>
          {declineReasons.map((value) => (
            <Radio key={value} value={value} className={classes.offer} label={reasons(value)} />
          ))}
        </Radio.Group>
        <FreeText
          label={t(reason === 'other' ? 'textOfOther' : 'text')}
          error={isTried && !isDeclineWhole({ reason, text }) && t('textNeeded')}
          maxLength={maxDeclineText}
          value={text}
          onChange={setText}
        />
        <ActionProblem error={decline.error} />
      </Stack>
    </FormDialog>
  )
}
