import { currencyExponent } from '@costard/pricing'

/** Converts sample prices to the team's currency. Returns null for currencies without samples, so catalogs start without prices. */
export interface StarterMoney {
  readonly currency: string
  /** Minor units per major unit. */
  readonly unit: number
  readonly hasSamples: boolean
  readonly price: (amounts: SampleAmounts) => number | null
  /** Converts an amount in euros: steps, deductions and bounds. */
  readonly fromEuros: (euros: number) => number | null
}

/** One price in major units of each sample currency. */
export type SampleAmounts = readonly [EUR: number, GBP: number, USD: number]

export function starterMoney(currency: string): StarterMoney {
  const unit = 10 ** currencyExponent(currency)
  const index = sampleCurrencies.findIndex(({ code }) => code === currency)
  const sample = sampleCurrencies[index]
  return {
    currency,
    unit,
    hasSamples: sample !== undefined,
    price: (amounts) => {
      const amount = amounts[index]
      return amount === undefined ? null : Math.round(amount * unit)
    },
    fromEuros: (euros) => {
      if (!sample) return null
      return (sample.perEuro === 1 ? euros : 5 * Math.round((euros * sample.perEuro) / 5)) * unit
    },
  }
}

/** Fixed rates that keep round amounts round; not market rates. */
const sampleCurrencies = [
  { code: 'EUR', perEuro: 1 },
  { code: 'GBP', perEuro: 0.86 },
  { code: 'USD', perEuro: 1.08 },
]
