import { type AnswerChannel, type Quote, quoteLimits } from '@costard/contract'
import { Loader, Modal, Radio, SegmentedControl, Stack, Textarea } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useMoney } from '#messages/use-money.ts'
import { DialogFoot } from '#ui/dialog-foot.tsx'
import { ProblemNote } from '#ui/problem-note.tsx'
import { ActionProblem } from './action-problem.tsx'
import classes from './quote-actions.module.css'
import { offerOf, useOffer } from './use-offer.ts'
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
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const offer = useOffer(quote, isOpen)
  const accept = useQuoteAction(
    quote,
    (ofQuote, propositionKeys: Record<string, string>) =>
      api.quoteActions.accept({ ...ofQuote, propositionKeys, channel, note: note.trim() }),
    onClose,
  )
  const lines = offer.data?.lines ?? []
  const netMinor = lines.reduce((sum, line) => sum + (offerOf(line, chosen[line.id])?.netMinor ?? 0), 0)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (offer.data) accept.mutate({ ...chosen })
  }
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('title')}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <form onSubmit={submit}>
        <Stack gap="md">
          {offer.isPending && <Loader size="sm" aria-label={common('loading')} />}
          {lines.map((line) => (
            <Radio.Group
              key={line.id}
              label={t('offer', { device: [line.deviceName, line.variantLabel].filter(Boolean).join(', ') })}
              value={chosen[line.id] ?? line.propositionKey}
              onChange={(key) => setChosen((known) => ({ ...known, [line.id]: key }))}
            >
              {line.offers.map((one) => (
                <Radio
                  key={one.propositionKey}
                  value={one.propositionKey}
                  className={classes.offer}
                  label={
                    <span className={classes.offerLabel}>
                      {one.name} <b>{money.full(Math.abs(one.netMinor))}</b>
                    </span>
                  }
                />
              ))}
            </Radio.Group>
          ))}
          {lines.length > 1 && (
            <p className={classes.total}>
              {t(netMinor > 0 ? 'customerPays' : 'youPay')} <b>{money.full(Math.abs(netMinor))}</b>
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
          keep={t('keep')}
          onClose={onClose}
          type="submit"
          isRunning={accept.isPending}
          label={t('confirm')}
          running={t('running')}
        />
      </form>
    </Modal>
  )
}
