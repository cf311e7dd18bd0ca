import { type TaxRounding as Rule, taxRoundings } from '@costard/quotes'
import { useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import { OneOf } from '#ui/fields/one-of.tsx'
import { useTeam } from '../../team-context.ts'

/** Three devices at this price with a tax of 10 %, where half a minor unit is rounded on each. */
const example = { priceMinor: 1005, lineMinor: 3 * 101, documentMinor: 302 }

/** Setting: taxes are rounded per line, or once per quote. */
export function TaxRounding({
  isReadOnly,
  onPick,
}: {
  readonly isReadOnly: boolean
  readonly onPick: (rule: Rule) => void
}) {
  const t = useTranslations('purchases.settings')
  const { taxRounding, currency } = useTeam()
  const money = useMoney(currency)
  return (
    <OneOf
      label={t('taxRounding')}
      description={
        <>
          {t('taxRoundingHelp')}{' '}
          {t('taxRoundingExample', {
            price: money.full(example.priceMinor),
            line: money.full(example.lineMinor),
            document: money.full(example.documentMinor),
          })}
        </>
      }
      w="100%"
      styles={{ wrapper: { maxWidth: '18rem' } }}
      value={taxRounding}
      values={taxRoundings}
      disabled={isReadOnly}
      wordOf={(rule) => t(`taxRoundingOf.${rule}`)}
      onPick={onPick}
    />
  )
}
