import { formatMoney, formatMoneyBriefly, type MoneyPart, moneyParts } from '@costard/pricing'
import { useMemo } from 'react'
import { useRegion } from './region-context.ts'

export interface MoneyWords {
  /** Always with decimals: €460.00. */
  readonly full: (minor: number) => string
  /** For running text, without decimals if they are zero: €460. */
  readonly brief: (minor: number) => string
  /** With a sign, as in a list of changes: −€24.70, +€4.90. */
  readonly signed: (minor: number) => string
  /** Without the currency, for a column whose header names it: 460.00. */
  readonly bare: (minor: number) => string
  readonly parts: (minor: number) => MoneyPart[]
}

/** Formats amounts of a currency for the user's region. */
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
