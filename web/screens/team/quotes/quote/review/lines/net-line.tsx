import type { Quote } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { HeroMoney } from '#ui/hero-money.tsx'

/** Net amount of all devices of a quote, and who pays it. */
export function NetLine({
  quote: { totals, currency },
  className,
  size,
}: {
  readonly quote: Pick<Quote, 'totals' | 'currency'>
  readonly className: string | undefined
  /** Font size of the digits, as in CSS. */
  readonly size: string
}) {
  const t = useTranslations('counter.quote')
  const common = useTranslations('common')
  const { kind, netMinor } = totals
  if (kind === 'open') return <p className={className}>{t('totalOpen')}</p>
  const direction = netMinor > 0 ? 'customerPays' : 'youPay'
  return (
    <p className={className} data-price>
      <span>
        {kind === 'exact' && netMinor === 0
          ? common('nothingToPay')
          : t(kind === 'from' ? `${direction}From` : direction)}
      </span>
      <HeroMoney minor={Math.abs(netMinor)} currency={currency} size={size} />
    </p>
  )
}
