import { formatMoney, formatMoneyBriefly, type MoneyPart, moneyParts } from '@costard/pricing'
import { useMemo } from 'react'
import { useRegion } from './region-context.ts'

export interface MoneyWords {
  /** Always with decimals: €460.00. */
  readonly full: (minor: number) => string
  /** For prose, without decimals when they are zero: €460. */
  readonly brief: (minor: number) => string
  /** With a sign, as in a sum: −€24.70, +€4.90. */
  readonly signed: (minor: number) => string
  /** Below a head that names the currency: 460.00. */
  readonly bare: (minor: number) => string
  readonly parts: (minor: number) => MoneyPart[]
}

/** Formats amounts of a currency as the reader writes them. */
export function useMoney(currency: string): MoneyWords {
  const { region } = useRegion()
  return useMemo(() => {
    const full = (minor: number) => formatMoney(minor, currency, region).replace('-', '−')
    return {
      full,
      brief: (minor) => formatMoneyBriefly(minor, currency, region).replace('-', '−'),
      signed: (minor) => (minor > 0 ? `+${full(minor)}` : full(minor)),
      bare: (minor) =>
        moneyParts(minor, currency, region)
          .filter(({ kind }) => kind !== 'currency')
          .map(({ text }) => text)
          .join('')
          .trim(),
      parts: (minor) => moneyParts(minor, currency, region),
    }
  }, [currency, region])
}
