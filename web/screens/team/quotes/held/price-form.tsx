import { type Quote, type QuoteLine, quoteLimits, textIn } from '@costard/contract'
import { neededByHand } from '@costard/pricing'
import { priceRequestFor } from '@costard/quotes'
import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { FreeText } from '#ui/fields/free-text.tsx'
import { api } from '#api/api.ts'
import { useRegion } from '#messages/region-context.ts'
import { useMoney } from '#messages/use-money.ts'
import { useSignedIn } from '#session/session-context.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { ButtonKeys } from '#ui/notes/button-keys.tsx'
import { useScreenKeys } from '#ui/layout/use-screen-keys.ts'
import { useTeam } from '../../team-context.ts'
import { useToday } from '../../kit/use-today.ts'
import { catalogQuery } from '../add/catalog-query.ts'
import { ActionProblem } from '../quote/actions/action-problem.tsx'
import { useQuoteAction } from '../quote/actions/use-quote-action.ts'
import { AmountInput } from './amount-input.tsx'
import classes from './held.module.css'
import { exampleMinor, useAmount } from './use-amount.ts'
import { useUndoNotice } from './use-undo-notice.tsx'

/**
 * Sets prices that no catalog has: of one device, or of services priced on request. Applies only when
 * submitted.
 */
export function PriceForm({
  quote,
  line,
  hasKeys = false,
}: {
  readonly quote: Quote
  readonly line: QuoteLine
  /** True if this is the only form on screen. */
  readonly hasKeys?: boolean
}) {
  const t = useTranslations('held.price')
  const { user } = useSignedIn()
  const { language } = useRegion()
  const team = useTeam()
  const today = useToday(team.timeZone)
  const money = useMoney(quote.currency)
  const { data: document } = useSuspenseQuery(catalogQuery(team.id, line.catalogId, line.catalogVersion))
  const context = { team, customer: quote.customer, today }
  const unset = { adjustment: null, handPrice: null }
  const needed = neededByHand(document.pricing, priceRequestFor(document.pricing, context, line, unset))
  const fields = [
    ...(needed.amount
      ? [{ key: '', label: t(line.quantity > 1 ? 'ofOne' : 'amount', { device: line.device.name }) }]
      : []),
    ...needed.services.map((key) => ({
      key: `service ${key}`,
      label: t('ofService', { service: textIn(language, document.wording.services[key]?.name) || key }),
    })),
  ]
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const amountOf = useAmount(quote.currency)
  const amounts = new Map(fields.map(({ key }) => [key, amountOf(typed[key] ?? '')]))
  const showUndo = useUndoNotice(quote, line, t('done', { device: line.device.name }))
  const set = useQuoteAction(
    quote,
    (ofQuote) =>
      api.quoteApprovals.price({
        ...ofQuote,
        lineId: line.id,
        reason: reason.trim(),
        ...(needed.amount && { amountMinor: amounts.get('') ?? 0 }),
        services: Object.fromEntries(needed.services.map((key) => [key, amounts.get(`service ${key}`) ?? 0])),
      }),
    showUndo,
  )
  const refuse = useQuoteAction(
    quote,
    (ofQuote) => api.quoteApprovals.refuse({ ...ofQuote, lineId: line.id, note: reason.trim() }),
    useUndoNotice(quote, line, t('refused', { device: line.device.name })),
  )
  useScreenKeys(hasKeys ? [['mod+Enter', () => form.current?.requestSubmit()]] : [], [])
  if (line.approval?.state === 'asked' && line.approval.askedBy === user.uid)
    return <p className="cp-dim">{t('yourOwn')}</p>
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    const isWhole = reason.trim() !== '' && fields.every(({ key }) => amounts.get(key) !== undefined)
    if (isWhole && !set.isRunning) set.run()
  }
  return (
    <form ref={form} className="cp-column cp-gap-12" onSubmit={submit}>
      {fields.map(({ key, label }) => (
        <AmountInput
          key={key}
          label={label}
          value={typed[key] ?? ''}
          isTried={isTried}
          problem={
            amounts.get(key) === undefined
              ? t('amountWrong', { example: money.full(exampleMinor(quote.currency)) })
              : undefined
          }
          onChange={(text) => setTyped({ ...typed, [key]: text })}
        />
      ))}
      <FreeText
        label={t('reason')}
        description={t('reasonHelp')}
        maxLength={quoteLimits.maxReason}
        error={isTried && reason.trim() === '' && t('reasonMissing')}
        value={reason}
        onChange={setReason}
      />
      <ActionProblem error={set.error ?? refuse.error} />
      <div className={classes.buttons}>
        {line.approval?.state === 'asked' && (
          <Button
            variant="default"
            loading={refuse.isRunning}
            onClick={() => {
              setTried(true)
              if (reason.trim() !== '' && !set.isRunning) refuse.run()
            }}
          >
            {t('refuse')}
          </Button>
        )}
        <ActionButton
          rightSection={hasKeys && <ButtonKeys keys="Ctrl Enter" />}
          type="submit"
          isRunning={set.isRunning}
          label={t('confirm')}
          running={t('running')}
        />
      </div>
    </form>
  )
}
