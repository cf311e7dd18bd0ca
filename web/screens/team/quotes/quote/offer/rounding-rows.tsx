import type { Quote } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import classes from '../document/quote-document.module.css'

/**
 * Differences between the total of a quote and the sum of its lines caused by rounding; with hasTotal also
 * the total to pay. Renders nothing if nothing is rounded, or while the customer can still choose.
 */
export function RoundingRows({
  quote: { totals, acceptance, currency },
  hasTotal = false,
}: {
  readonly quote: Pick<Quote, 'totals' | 'acceptance' | 'currency'>
  readonly hasTotal?: boolean
}) {
  const t = useTranslations('common')
  const trace = useTranslations('trace')
  const money = useMoney(currency)
  if (!acceptance && totals.kind !== 'exact') return null
  const { netMinor, cashRoundingMinor: ofCash = 0, taxRoundingMinor: ofTaxes = 0 } = acceptance ?? totals
  if (ofCash === 0 && ofTaxes === 0) return null
  const taxed = netMinor - ofCash
  return (
    <dl className={classes.both}>
      {ofTaxes !== 0 && (
        <div>
          <dt>{t('taxRounding')}</dt>
          <dd>{money.signed(Math.abs(taxed) - Math.abs(taxed - ofTaxes))}</dd>
        </div>
      )}
      {ofCash !== 0 && (
        <div>
          <dt>{t('cashRounding')}</dt>
          <dd>{money.signed(Math.abs(netMinor) - Math.abs(taxed))}</dd>
        </div>
      )}
      {hasTotal && (
        <div>
          <dt>{netMinor === 0 ? t('nothingToPay') : trace(netMinor > 0 ? 'customerPays' : 'youPay')}</dt>
          <dd>{money.full(Math.abs(netMinor))}</dd>
        </div>
      )}
    </dl>
  )
}
