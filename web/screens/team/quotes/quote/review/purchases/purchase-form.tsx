import type { Quote, QuoteLine } from '@costard/contract'
import { Checkbox } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useMoney } from '#messages/use-money.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { AmountInput } from '../../../held/amount-input.tsx'
import { exampleMinor, useAmount } from '../../../held/use-amount.ts'
import { ActionProblem } from '../../actions/action-problem.tsx'
import { useQuoteAction } from '../../actions/use-quote-action.ts'
import classes from './purchases.module.css'

/** Form for the purchase prices of a line's devices. Applies only when saved. */
export function PurchaseForm({
  quote,
  line,
  onDone,
}: {
  readonly quote: Quote
  readonly line: QuoteLine
  readonly onDone: () => void
}) {
  const t = useTranslations('purchases')
  const common = useTranslations('common')
  const money = useMoney(quote.currency)
  const { device, quantity, purchase } = line
  const [typed, setTyped] = useState('')
  const [withVat, setWithVat] = useState(purchase?.withVat ?? false)
  const [isTried, setTried] = useState(false)
  const amountMinor = useAmount(quote.currency)(typed)
  const { run, isRunning, error } = useQuoteAction(
    quote,
    (ofQuote, amount: number) =>
      api.purchases.save({ ...ofQuote, lineId: line.id, purchase: { amountMinor: amount, withVat } }),
    onDone,
  )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (amountMinor !== undefined) run(amountMinor)
  }
  const label = quantity > 1 ? (withVat ? 'ofAllWithVat' : 'ofAll') : withVat ? 'deviceWithVat' : 'device'
  return (
    <form className={classes.form} onSubmit={submit}>
      <AmountInput
        label={t(label, { device: device.name, quantity })}
        size="md"
        value={typed}
        isTried={isTried}
        problem={
          amountMinor === undefined
            ? t('wrong', { example: money.full(exampleMinor(quote.currency)) })
            : undefined
        }
        onChange={setTyped}
      />
      <Checkbox
        label={t('withVat')}
        checked={withVat}
        onChange={(event) => setWithVat(event.currentTarget.checked)}
      />
      <ActionProblem error={error} />
      <ActionButton type="submit" label={common('save')} running={common('saving')} isRunning={isRunning} />
    </form>
  )
}
