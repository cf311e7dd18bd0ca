import { catalogLimits } from '@costard/contract'
import { currencyExponent, formatAmount, formatNumber, formatPercent, parseMoney } from '@costard/pricing'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { useMoney } from '#messages/use-money.ts'
import { parsePercent } from './parse-percent.ts'
import { TextField } from './text-field.tsx'

interface Props {
  readonly label: string
  readonly hidesLabel?: boolean
  readonly description?: string
  readonly placeholder?: string
  readonly isRequired?: boolean
  readonly min?: number
  readonly max?: number
}

/** Input for an amount in the catalog's currency, in the number format of the user's region. */
export function AmountField({
  currency,
  minor,
  onEnter,
  min = 0,
  max = catalogLimits.maxMoneyMinor,
  ...props
}: Props & {
  readonly currency: string
  readonly minor: number | undefined
  readonly onEnter: (minor: number | undefined) => void
}) {
  const t = useTranslations('catalogRules.field')
  const { region } = useRegion()
  const money = useMoney(currency)
  const example = 12.5 * 10 ** currencyExponent(currency)
  return (
    <TextField
      {...props}
      isNumeric
      unit={currency}
      maxLength={30}
      value={minor === undefined ? '' : formatAmount(minor, currency, region)}
      check={(text) => {
        if (text === '') return undefined
        const parsed = parseMoney(text, currency, region)
        if ('error' in parsed)
          return t(parsed.error === 'ambiguous' ? 'ambiguousAmount' : 'notAnAmount', {
            example: formatAmount(Math.round(example), currency, region),
          })
        if (parsed.minor < min) return t('atLeast', { value: money.full(min) })
        return parsed.minor > max ? t('atMost', { value: money.full(max) }) : undefined
      }}
      onEnter={(text) => {
        const parsed = parseMoney(text, currency, region)
        onEnter('minor' in parsed ? parsed.minor : undefined)
      }}
    />
  )
}

/** Input for a percentage, stored in basis points. */
export function PercentField({
  bp,
  onEnter,
  min = 0,
  max = 100_000,
  ...props
}: Props & { readonly bp: number | undefined; readonly onEnter: (bp: number | undefined) => void }) {
  const t = useTranslations('catalogRules.field')
  const { region } = useRegion()
  const plain = (value: number) => formatNumber(value / 100, region, { maxDecimals: 2 })
  const percent = (value: number) => formatPercent(value, region)
  return (
    <TextField
      {...props}
      isNumeric
      unit="%"
      maxLength={30}
      value={bp === undefined ? '' : plain(bp)}
      check={(text) => {
        if (text === '') return undefined
        const parsed = parsePercent(text, region)
        if ('error' in parsed) return t('notAPercent', { example: plain(1250) })
        if (parsed.minor < min) return t('atLeast', { value: percent(min) })
        return parsed.minor > max ? t('atMost', { value: percent(max) }) : undefined
      }}
      onEnter={(text) => {
        const parsed = parsePercent(text, region)
        onEnter('minor' in parsed ? parsed.minor : undefined)
      }}
    />
  )
}

/** Input for an optional whole number. */
export function OptionalWholeField({
  number,
  onEnter,
  min = 0,
  max,
  unit,
  ...props
}: Props & {
  readonly number: number | undefined
  readonly max: number
  readonly unit?: string
  readonly onEnter: (number: number | undefined) => void
}) {
  const t = useTranslations('catalogRules.field')
  return (
    <TextField
      {...props}
      isNumeric
      maxLength={12}
      {...(unit !== undefined && { unit })}
      value={number === undefined ? '' : String(number)}
      check={(text) => {
        if (text === '') return undefined
        if (!/^\d+$/.test(text)) return t('notWhole', { nearest: number ?? min })
        if (Number(text) < min) return t('atLeast', { value: String(min) })
        return Number(text) > max ? t('atMost', { value: String(max) }) : undefined
      }}
      onEnter={(text) => onEnter(text === '' ? undefined : Number(text))}
    />
  )
}

/** Input for a whole number. */
export function WholeField({
  number,
  onEnter,
  min = -1_000_000,
  max = 1_000_000,
  ...props
}: Props & { readonly number: number; readonly onEnter: (number: number) => void }) {
  const t = useTranslations('catalogRules.field')
  return (
    <TextField
      {...props}
      isRequired
      isNumeric
      maxLength={12}
      value={String(number)}
      check={(text) => {
        if (!/^[-−]?\d+$/.test(text)) return t('notWhole', { nearest: Math.min(Math.max(number, min), max) })
        const whole = Number(text.replace('−', '-'))
        if (whole < min) return t('atLeast', { value: String(min) })
        return whole > max ? t('atMost', { value: String(max) }) : undefined
      }}
      onEnter={(text) => onEnter(Number(text.replace('−', '-')))}
    />
  )
}
