import { type AnswerChannel, type Quote, quoteLimits } from '@costard/contract'
import { problemOfChoice, shownTotal, totalOf } from '@costard/quotes'
import { Loader, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { SegmentsField } from '#ui/fields/segments-field.tsx'
import { FreeText } from '#ui/fields/free-text.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { api } from '#api/api.ts'
import { useMoney } from '#messages/use-money.ts'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { ActionProblem } from './action-problem.tsx'
import { type Chosen, ChosenLines, choiceOf, nothingChosen } from './chosen-lines.tsx'
import classes from './quote-actions.module.css'
import { useOffer } from './use-offer.ts'
import { useQuoteAction } from './use-quote-action.ts'

const channels = ['counter', 'phone', 'email', 'other'] as const satisfies readonly AnswerChannel[]

/** Records the customer's acceptance: which offers, and by which channel. */
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
  const total = shownTotal(totalOf(lines, choice), quote.totals.cashStepMinor)
  const problem = lines.length > 0 ? problemOfChoice(lines, choice) : undefined
  const submit = () => {
    setIsTried(true)
    if (offer.lines && problem === undefined && note.trim() !== '') accept.run(choice)
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      onSubmit={submit}
      isRunning={accept.isRunning}
      label={t('confirm')}
      running={t('running')}
    >
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
        <SegmentsField
          label={t('channel')}
          value={channel}
          onChange={setChannel}
          data={channels.map((value) => ({ value, label: t(`channels.${value}`) }))}
        />
        <FreeText
          label={t('note')}
          description={t('noteHelp')}
          error={isTried && note.trim() === '' && t('noteNeeded')}
          maxLength={quoteLimits.maxReason}
          value={note}
          onChange={setNote}
        />
        <ProblemNote error={offer.error} />
        <ActionProblem error={accept.error} />
      </Stack>
    </FormDialog>
  )
}
