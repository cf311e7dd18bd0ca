import { formatNumber, formatPercent, formatShare, numberStyle } from '@costard/pricing'
import { formatMoment } from '@costard/quotes'
import { useMemo } from 'react'
import { useFormatter as useIntlFormatter, useTimeZone } from 'use-intl'
import { ownTimeZone, useRegion } from './region-context.ts'

type IntlFormatter = ReturnType<typeof useIntlFormatter>

type DateStyle = Parameters<typeof formatMoment>[3] & { readonly timeZone?: string }

export interface Formatter extends Pick<IntlFormatter, 'list' | 'relativeTime'> {
  /** A moment, in the time zone of the team unless another is given. */
  readonly dateTime: (at: Date, style: DateStyle) => string
  /** A number with up to so many decimals, none unless given: 1,234.5. */
  readonly number: (value: number, maxDecimals?: number) => string
  /** Basis points: 12.5%, 12,5 %. Signed: with + before more than nothing, and a true minus sign. */
  readonly percent: (bp: number, options?: { readonly signed?: boolean }) => string
  /** A share of 1 in whole per cent. */
  readonly share: (share: number) => string
  /** A number with a short unit: 5 min, 1.5 s. */
  readonly unit: (value: number, unit: string, maxDecimals?: number) => string
}

/** Formats dates and numbers for the user's region with our own marks and the server's clock: browsers have others. */
export function useFormatter(): Formatter {
  const { region } = useRegion()
  const { list, relativeTime } = useIntlFormatter()
  const own = useTimeZone() ?? ownTimeZone
  return useMemo(
    () => ({
      dateTime: (at, { timeZone = own, ...style }) => formatMoment(at, region, timeZone, style),
      list,
      relativeTime,
      number: (value, maxDecimals) => formatNumber(value, region, { maxDecimals: maxDecimals ?? 0 }),
      percent: (bp, options) => formatPercent(bp, region, options).replace('-', '−'),
      share: (share) => formatShare(share, region),
      unit: (value, unit, maxDecimals = 0) => unitIn(value, unit, maxDecimals, region),
    }),
    [list, relativeTime, own, region],
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
