import { cashSteps, usualCashStep } from '@costard/quotes'
import { useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import { OneOf } from '#ui/fields/one-of.tsx'
import { useTeam } from '../../team-context.ts'

type Step = (typeof cashSteps)[number]

/** Step that totals are rounded to; the usual one in the country is marked. */
export function CashRounding({
  isReadOnly,
  onPick,
}: {
  readonly isReadOnly: boolean
  readonly onPick: (step: Step | null) => void
}) {
  const t = useTranslations('purchases.settings')
  const { cashStepMinor, currency, country } = useTeam()
  const money = useMoney(currency)
  const usual = usualCashStep(country)
  return (
    <OneOf
      label={t('cashRounding')}
      description={t('cashRoundingHelp')}
      w="18rem"
      maw="100%"
      value={cashStepMinor === null ? 'none' : String(cashStepMinor)}
      values={['none', ...cashSteps.map(String)]}
      disabled={isReadOnly}
      wordOf={(value) => {
        if (value === 'none') return t('notRounded')
        const step = money.full(Number(value))
        return Number(value) === usual ? t('usualStep', { step }) : step
      }}
      onPick={(value) => onPick(cashSteps.find((step) => String(step) === value) ?? null)}
    />
  )
}
