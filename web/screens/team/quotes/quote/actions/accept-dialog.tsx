import { type AnswerChannel, type Quote, quoteLimits } from '@costard/contract'
import { problemOfChoice, shownTotal, totalOf } from '@costard/quotes'
import { Loader, SegmentedControl, Stack, Textarea } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useMoney } from '#messages/use-money.ts'
import { DialogFoot } from '#ui/dialog-foot.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ActionProblem } from './action-problem.tsx'
import { type Chosen, ChosenLines, choiceOf, nothingChosen } from './chosen-lines.tsx'
import classes from './quote-actions.module.css'
import { useOffer } from './use-offer.ts'
import { useQuoteAction } from './use-quote-action.ts'

const channels = ['counter', 'phone', 'email', 'other'] as const satisfies readonly AnswerChannel[]

/** Records that the customer has accepted: which offers, and how they said so. */
export function AcceptDialog({
  quote,
  isOpen,
  onClose,
}: {
  readonly quote: Quote
  readonly isOpen: boolean
  readonly onClose: () => void
}) {
  const t = useTranslations('quoteActions.accept')
  const common = useTranslations('common')
  const money = useMoney(quote.currency)
  const [channel, setChannel] = useState<AnswerChannel>('counter')
  const [note, setNote] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [chosen, setChosen] = useState<Chosen>(nothingChosen)
  const offer = useOffer(quote, isOpen)
  const accept = useQuoteAction(
    quote,
    (ofQuote, choice: ReturnType<typeof choiceOf>) =>
      api.quoteActions.accept({ ...ofQuote, ...choice, channel, note: note.trim() }),
    onClose,
  )
  const lines = offer.lines ?? []
  const choice = choiceOf(lines, chosen)
  const total = shownTotal(totalOf(lines, choice))
  const problem = lines.length > 0 ? problemOfChoice(lines, choice) : undefined
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (offer.lines && problem === undefined && note.trim() !== '') accept.run(choice)
  }
  return (
    <Dialog opened={isOpen} onClose={onClose} title={t('title')}>
      <form onSubmit={submit}>
        <Stack gap="md">
          {offer.isPending && <Loader size="sm" aria-label={common('loading')} />}
          <ChosenLines lines={lines} currency={quote.currency} chosen={chosen} onChange={setChosen} />
          {problem !== undefined && problem !== 'unknown' && (
            <p className="cp-dim" role="status">
              {t(`problem.${problem}`)}
            </p>
          )}
          {total.kind === 'exact' && (lines.length > 1 || lines.some(({ options }) => options)) && (
            <p className={classes.total}>
              {total.netMinor === 0
                ? common('nothingToPay')
                : t(total.netMinor > 0 ? 'customerPays' : 'youPay')}{' '}
              <b>{money.full(Math.abs(total.netMinor))}</b>
            </p>
          )}
          <div>
            <span id="accept-channel" className={classes.label}>
              {t('channel')}
            </span>
            <SegmentedControl
              fullWidth
              aria-labelledby="accept-channel"
              value={channel}
              onChange={setChannel}
              data={channels.map((value) => ({ value, label: t(`channels.${value}`) }))}
            />
          </div>
          <Textarea
            label={t('note')}
            description={t('noteHelp')}
            error={isTried && note.trim() === '' && t('noteNeeded')}
            autosize
            minRows={2}
            maxLength={quoteLimits.maxReason}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <ProblemNote error={offer.error} />
          <ActionProblem error={accept.error} />
        </Stack>
        <DialogFoot
          keep={common('cancel')}
          onClose={onClose}
          type="submit"
          isRunning={accept.isRunning}
          label={t('confirm')}
          running={t('running')}
        />
      </form>
    </Dialog>
  )
}
