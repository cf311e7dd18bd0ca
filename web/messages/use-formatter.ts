import { formatNumber, formatPercent, formatShare, numberStyle } from '@costard/pricing'
import { formatMoment } from '@costard/quotes'
import { useMemo } from 'react'
import { useFormatter as useIntlFormatter, useTimeZone } from 'use-intl'
import { ownTimeZone, useRegion } from './region-context.ts'

type IntlFormatter = ReturnType<typeof useIntlFormatter>

type DateStyle = Parameters<typeof formatMoment>[3] & { readonly timeZone?: string }

export interface Formatter extends Pick<IntlFormatter, 'list' | 'relativeTime'> {
  /** Formats a moment, by default in the time zone of the team. */
  readonly dateTime: (at: Date, style: DateStyle) => string
  /** Formats a number with at most this many decimals, by default none: 1,234.5. */
  readonly number: (value: number, maxDecimals?: number) => string
  /** Formats basis points: 12.5%, 12,5 %. Signed: with + for positive values, and a true minus sign. */
  readonly percent: (bp: number, options?: { readonly signed?: boolean }) => string
  /** Formats a share of 1 as a whole percentage. */
  readonly share: (share: number) => string
  /** Formats a number with a short unit: 5 min, 1.5 s. */
  readonly unit: (value: number, unit: string, maxDecimals?: number) => string
}

/**
 * Formats dates and numbers for the user's region with our own separators and the server's clock, since those
 * of browsers vary.
 */
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

/** The browser provides the names of units; the separators are ours. */
function unitIn(value: number, unit: string, maximumFractionDigits: number, region: string): string {
  const { decimal, group } = numberStyle(region)
  return new Intl.NumberFormat(region, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits })
    .formatToParts(value)
    .map(({ type, value: text }) => (type === 'decimal' ? decimal : type === 'group' ? group : text))
    .join('')
}
