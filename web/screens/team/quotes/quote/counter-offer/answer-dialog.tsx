import { type AnswerChannel, type CounterOffer, type Quote, quoteLimits } from '@costard/contract'
import { paidAmounts } from '@costard/quotes'
import { Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { SegmentsField } from '#ui/fields/segments-field.tsx'
import { FreeText } from '#ui/fields/free-text.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { api } from '#api/api.ts'
import { useMoney } from '#messages/use-money.ts'
import { ActionProblem } from '../actions/action-problem.tsx'
import { useQuoteAction } from '../actions/use-quote-action.ts'
import { shownMinor } from './shown-minor.ts'

const channels = ['counter', 'phone', 'email', 'other'] as const satisfies readonly AnswerChannel[]

/** Records the customer's answer to a counter-offer, and the channel of the answer. */
export function AnswerDialog({
  quote,
  offer,
  answer,
  onClose,
}: {
  readonly quote: Quote
  readonly offer: CounterOffer
  /** undefined: closed. */
  readonly answer: 'accepted' | 'declined' | undefined
  readonly onClose: () => void
}) {
  const t = useTranslations('counterOffer')
  const accept = useTranslations('quoteActions.accept')
  const common = useTranslations('common')
  const money = useMoney(quote.currency)
  const [channel, setChannel] = useState<AnswerChannel>('phone')
  const [note, setNote] = useState('')
  const close = () => {
    // A note on one answer must not be saved with the other.
    setNote('')
    onClose()
  }
  const { run, isRunning, error } = useQuoteAction(
    quote,
    (ofQuote, given: 'accepted' | 'declined') =>
      api.counterOffers.answer({
        ...ofQuote,
        lineId: offer.lineId,
        answer: given,
        channel,
        note: note.trim(),
      }),
    close,
  )
  const submit = () => {
    if (answer && note.trim() !== '') run(answer)
  }
  return (
    <FormDialog
      isOpen={answer !== undefined}
      onClose={close}
      title={
        answer &&
        t(`dialog.${answer}`, {
          amount: money.full(
            shownMinor(offer.content.kind, paidAmounts(offer.content, offer.content.cashStepMinor).newMinor),
          ),
        })
      }
      onSubmit={submit}
      isRunning={isRunning}
      label={answer ? t(answer) : ''}
      running={common('saving')}
    >
      <Stack gap="md">
        <SegmentsField
          label={accept('channel')}
          value={channel}
          onChange={setChannel}
          data={channels.map((value) => ({ value, label: accept(`channels.${value}`) }))}
        />
        <FreeText
          label={t('note')}
          data-autofocus
          required
          maxLength={quoteLimits.maxReason}
          value={note}
          onChange={setNote}
        />
        <ActionProblem error={error} />
      </Stack>
    </FormDialog>
  )
}
