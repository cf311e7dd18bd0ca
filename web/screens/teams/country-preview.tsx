import type { Country } from '@costard/contract'
import { currencyExponent, formatMoney, formatPercent } from '@costard/pricing'
import { formatMoment } from '@costard/quotes'
import { useId } from 'react'
import { useNow, useTranslations } from 'use-intl'
import { ownTimeZone, useRegion } from '#messages/region-context.ts'
import classes from './country-preview.module.css'

/** Sample amount with a thousands separator and cents. Major units. */
const sampleAmount = 1234.5

/** Preview of money, tax and dates for a team in this country. */
export function CountryPreview({ country }: { readonly country: Country }) {
  const t = useTranslations('teams.add')
  const { language } = useRegion()
  const labelId = useId()
  const now = useNow()
  const region = `${language}-${country.code}`
  const minor = Math.round(sampleAmount * 10 ** currencyExponent(country.currency))
  const today = formatMoment(now, region, ownTimeZone, { dateStyle: 'long' })
  return (
    <div>
      <div id={labelId} className={classes.label}>
        {t('preview')}
      </div>
      <dl className={classes.facts} aria-labelledby={labelId} aria-live="polite">
        <div>
          <dt>{t('money')}</dt>
          <dd>{formatMoney(minor, country.currency, region)}</dd>
        </div>
        <div>
          <dt>{t('tax')}</dt>
          <dd>{tax()}</dd>
        </div>
        <div>
          <dt>{t('date')}</dt>
          <dd>{today}</dd>
        </div>
      </dl>
    </div>
  )

  function tax(): string {
    if (country.taxRegime === 'none') return t('noTax')
    if (country.taxRegime === 'salesTax') return t('salesTax')
    return t('vat', { rate: formatPercent(country.taxRateBp, region) })
  }
}
