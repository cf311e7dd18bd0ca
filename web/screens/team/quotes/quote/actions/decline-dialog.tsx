import { declineReasons, isDeclineWhole, maxDeclineText, type Quote } from '@costard/contract'
import { Radio, Stack, Textarea } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { DialogFoot } from '#ui/dialog-foot.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ActionProblem } from './action-problem.tsx'
import classes from './quote-actions.module.css'
import { useQuoteAction } from './use-quote-action.ts'

type Reason = (typeof declineReasons)[number]

/** Records that the customer has declined, and why. */
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
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (isDeclineWhole({ reason, text })) decline.run()
  }
  return (
    <Dialog opened={isOpen} onClose={onClose} title={t('title')}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <Radio.Group label={t('reason')} value={reason} onChange={(value) => setReason(value as Reason)}>
            {declineReasons.map((value) => (
              <Radio key={value} value={value} className={classes.offer} label={reasons(value)} />
            ))}
          </Radio.Group>
          <Textarea
            label={t(reason === 'other' ? 'textOfOther' : 'text')}
            error={isTried && !isDeclineWhole({ reason, text }) && t('textNeeded')}
            autosize
            minRows={2}
            maxLength={maxDeclineText}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <ActionProblem error={decline.error} />
        </Stack>
        <DialogFoot
          keep={common('cancel')}
          onClose={onClose}
          type="submit"
          isRunning={decline.isRunning}
          label={t('confirm')}
          running={common('saving')}
        />
      </form>
    </Dialog>
  )
}
