import type { HintTerms } from '@costard/catalogs'
import { currencyExponent } from '@costard/pricing'
import { NumberInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import classes from './hints.module.css'

/** Returns the initial rule of a group: the unchanged hint, rounded down to whole units. */
export function usualTerms(currency: string): HintTerms {
  return { factorPpm: 1_000_000, addMinor: 0, stepMinor: 10 ** currencyExponent(currency) }
}

/** A rule as a sentence with fields: the hint times, less, down to. */
export function RuleFields({
  terms,
  hint,
  currency,
  onChange,
}: {
  readonly terms: HintTerms
  readonly hint: string
  readonly currency: string
  readonly onChange: (terms: HintTerms) => void
}) {
  const t = useTranslations('catalogHints')
  const decimals = currencyExponent(currency)
  const unit = 10 ** decimals
  const numberOf = (value: number | string, otherwise: number) =>
    typeof value === 'number' ? value : otherwise
  return (
    <p className={classes.rule}>
      <strong>{hint}</strong> ×
      <NumberInput
        size="xs"
        aria-label={t('factor')}
        min={0}
        max={10}
        step={0.01}
        decimalScale={4}
        value={terms.factorPpm / 1_000_000}
        onChange={(value) => onChange({ ...terms, factorPpm: Math.round(numberOf(value, 0) * 1_000_000) })}
      />
      −
      <NumberInput
        size="xs"
        aria-label={t('less')}
        decimalScale={decimals}
        value={-terms.addMinor / unit}
        onChange={(value) => onChange({ ...terms, addMinor: -Math.round(numberOf(value, 0) * unit) || 0 })}
      />
      {t('downTo')}
      <NumberInput
        size="xs"
        aria-label={t('downToStep')}
        min={1 / unit}
        decimalScale={decimals}
        value={terms.stepMinor / unit}
        onChange={(value) =>
          onChange({ ...terms, stepMinor: Math.max(1, Math.round(numberOf(value, 1) * unit)) })
        }
      />
      {t('neverUnder')}
    </p>
  )
}
