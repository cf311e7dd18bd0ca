import { type AnswerChannel, type CounterOffer, type Quote, quoteLimits } from '@costard/contract'
import { SegmentedControl, Stack, Textarea } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useMoney } from '#messages/use-money.ts'
import { DialogFoot } from '#ui/dialog-foot.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ActionProblem } from '../actions/action-problem.tsx'
import { useQuoteAction } from '../actions/use-quote-action.ts'
import classes from './counter-offer.module.css'
import { shownMinor } from './shown-minor.ts'

const channels = ['counter', 'phone', 'email', 'other'] as const satisfies readonly AnswerChannel[]

/** Records what the customer said to the new price, and how they said so. */
export function AnswerDialog({
  quote,
  offer,
  answer,
  onClose,
}: {
  readonly quote: Quote
  readonly offer: CounterOffer
  /** Undefined: closed. */
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
    // A note to one answer must not be stored with the other.
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
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (answer && note.trim() !== '') run(answer)
  }
  return (
    <Dialog
      opened={answer !== undefined}
      onClose={close}
      title={
        answer &&
        t(`dialog.${answer}`, { amount: money.full(shownMinor(offer.content.kind, offer.content.newMinor)) })
      }
    >
      <form onSubmit={submit}>
        <Stack gap="md">
          <div>
            <span id="answer-channel" className={classes.label}>
              {accept('channel')}
            </span>
            <SegmentedControl
              fullWidth
              aria-labelledby="answer-channel"
              value={channel}
              onChange={setChannel}
              data={channels.map((value) => ({ value, label: accept(`channels.${value}`) }))}
            />
          </div>
          <Textarea
            label={t('note')}
            data-autofocus
            required
            autosize
            minRows={2}
            maxLength={quoteLimits.maxReason}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <ActionProblem error={error} />
        </Stack>
        <DialogFoot
          keep={common('cancel')}
          onClose={close}
          type="submit"
          isRunning={isRunning}
          label={answer ? t(answer) : ''}
          running={common('saving')}
        />
      </form>
    </Dialog>
  )
}
