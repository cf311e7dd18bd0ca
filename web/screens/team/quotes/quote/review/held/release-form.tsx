import { maxAdjustBpByRole, type Quote, type QuoteLine, quoteLimits } from '@costard/contract'
import { parseMoney } from '@costard/pricing'
import { Button, Textarea, TextInput } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { useMoney } from '#messages/use-money.ts'
import { useSignedIn } from '#session/session-context.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { useTeam } from '../../../../team-context.ts'
import { ActionProblem } from '../../actions/action-problem.tsx'
import { useQuoteAction } from '../../actions/use-quote-action.ts'
import classes from './held.module.css'

/** Releases a held line at the computed amount or another, or refuses it. Somebody else answers one's own question. */
export function ReleaseForm({ quote, line }: { readonly quote: Quote; readonly line: QuoteLine }) {
  const t = useTranslations('held.release')
  const { user } = useSignedIn()
  const { role } = useTeam()
  const locale = useLocale()
  const money = useMoney(quote.currency)
  const { result, approval } = line
  const computedMinor = result.amountMinor - result.adjustmentMinor
  const [typed, setTyped] = useState<string>()
  const [note, setNote] = useState('')
  const [isNoteMissing, setNoteMissing] = useState(false)
  const ofLine = { lineId: line.id, note: note.trim() }
  const parsed = typed === undefined ? undefined : parseMoney(typed, quote.currency, locale)
  const isWrong = parsed !== undefined && !('minor' in parsed && parsed.minor >= 0)
  const amountMinor = parsed && 'minor' in parsed ? parsed.minor : undefined
  const release = useQuoteAction(quote, (ofQuote) =>
    api.quoteApprovals.release({ ...ofQuote, ...ofLine, ...(amountMinor !== undefined && { amountMinor }) }),
  )
  const refuse = useQuoteAction(quote, (ofQuote) => api.quoteApprovals.refuse({ ...ofQuote, ...ofLine }))
  if (approval?.state === 'asked' && approval.askedBy === user.uid)
    return <p className="cp-dim">{t('yourOwn')}</p>
  const withNote = (act: () => void) => {
    setNoteMissing(note.trim() === '')
    if (note.trim() !== '' && !isWrong) act()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    withNote(release.mutate)
  }
  const isOverLimit = codeOf(release.error) === 'quote/over-limit'
  return (
    <form className={classes.form} onSubmit={submit}>
      <p className={classes.computed}>
        {t(line.kind === 'buy' ? 'youPay' : 'customerPays')} <b>{money.full(computedMinor)}</b>
      </p>
      <TextInput
        label={t('amount')}
        description={t('amountHelp', { percent: String(maxAdjustBpByRole[role] / 100) })}
        inputMode="decimal"
        autoComplete="off"
        placeholder={money.full(computedMinor)}
        value={typed ?? ''}
        error={isWrong ? t('amountWrong') : isOverLimit ? t('overLimit') : undefined}
        onChange={(event) =>
          setTyped(event.currentTarget.value === '' ? undefined : event.currentTarget.value)
        }
      />
      <Textarea
        label={t('note')}
        description={t('noteHelp')}
        autosize
        minRows={2}
        maxLength={quoteLimits.maxReason}
        error={isNoteMissing && note.trim() === '' && t('noteMissing')}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {!isOverLimit && <ActionProblem error={release.error ?? refuse.error} />}
      <div className={classes.buttons}>
        <Button variant="default" loading={refuse.isPending} onClick={() => withNote(refuse.mutate)}>
          {t('refuse')}
        </Button>
        <ActionButton
          type="submit"
          isRunning={release.isPending}
          label={t('confirm')}
          running={t('running')}
        />
      </div>
    </form>
  )
}
