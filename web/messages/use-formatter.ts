import { formatNumber, formatPercent, formatShare, numberStyle } from '@costard/pricing'
import { useMemo } from 'react'
import { useFormatter as useIntlFormatter } from 'use-intl'
import { useRegion } from './region-context.ts'

type IntlFormatter = ReturnType<typeof useIntlFormatter>

export interface Formatter extends Pick<IntlFormatter, 'dateTime' | 'list' | 'relativeTime'> {
  /** A number with up to so many decimals, none unless given: 1,234.5. */
  readonly number: (value: number, maxDecimals?: number) => string
  /** Basis points: 12.5%, 12,5 %. Signed: with + before more than nothing, and a true minus sign. */
  readonly percent: (bp: number, options?: { readonly signed?: boolean }) => string
  /** A share of 1 in whole per cent. */
  readonly share: (share: number) => string
  /** A number with a short unit: 5 min, 1.5 s. */
  readonly unit: (value: number, unit: string, maxDecimals?: number) => string
}

/** Formats dates and numbers for the user's region, numbers with our own marks: browsers have different ones. */
export function useFormatter(): Formatter {
  const { region } = useRegion()
  const { dateTime, list, relativeTime } = useIntlFormatter()
  return useMemo(
    () => ({
      dateTime,
      list,
      relativeTime,
      number: (value, maxDecimals) => formatNumber(value, region, { maxDecimals: maxDecimals ?? 0 }),
      percent: (bp, options) => formatPercent(bp, region, options).replace('-', '−'),
      share: (share) => formatShare(share, region),
      unit: (value, unit, maxDecimals = 0) => unitIn(value, unit, maxDecimals, region),
    }),
    [dateTime, list, relativeTime, region],
  )
}

/** The browser knows the names of units; the marks are ours. */
function unitIn(value: number, unit: string, maximumFractionDigits: number, region: string): string {
  const { decimal, group } = numberStyle(region)
  return new Intl.NumberFormat(region, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits })
    .formatToParts(value)
    .map(({ type, value: text }) => (type === 'decimal' ? decimal : type === 'group' ? group : text))
    .join('')
}
