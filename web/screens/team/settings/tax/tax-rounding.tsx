import { type TaxRounding as Rule, taxRoundings } from '@costard/quotes'
import { useTranslations } from 'use-intl'
import { OneOf } from '#ui/fields/one-of.tsx'
import { useTeam } from '../../team-context.ts'

/** Whether taxes are rounded per line or once for a quote. */
export function TaxRounding({
  isReadOnly,
  onPick,
}: {
  readonly isReadOnly: boolean
  readonly onPick: (rule: Rule) => void
}) {
  const t = useTranslations('purchases.settings')
  const { taxRounding } = useTeam()
  return (
    <OneOf
      label={t('taxRounding')}
      description={t('taxRoundingHelp')}
      w="18rem"
      value={taxRounding}
      values={taxRoundings}
      disabled={isReadOnly}
      wordOf={(rule) => t(`taxRoundingOf.${rule}`)}
      onPick={onPick}
    />
  )
}
